// Needs modules of its own: the text editor keeps the first document.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { backend } from '../../../../mocks/faults/backend';
import { callsTo } from '@/domain/testing/signedInPage.test.kit';
import { layout } from '@/platform/theme/tokens';
import { openAlone, startHome } from '../home.test.kit';
import { NoticePanel } from './components/NoticePanel';
import { NoticeFormDialog } from './dialogs/NoticeFormDialog';
import { NoticesDialog } from './dialogs/NoticesDialog';
import type { Notice } from './noticesWire';

startHome();

const notice = (id: number, more: Partial<Notice> & { readonly type?: number } = {}) =>
  ({
    id,
    title: `Aviso ${id}`,
    publicationDate: '2026-11-20T00:00:00',
    tag: null,
    colorTag: null,
    leaveInEvidence: false,
    type: 0,
    customerId: null,
    customerName: null,
    moduleId: null,
    moduleName: null,
    systemBusinessActivityId: null,
    systemBusinessActivityName: null,
    description: '',
    isNotify: false,
    ...more,
  }) as Notice;

describe('a notice in its place', () => {
  const intoView = vi.fn();
  beforeEach(() => {
    intoView.mockReset();
    HTMLElement.prototype.scrollIntoView = intoView;
  });
  const open = (of: Notice, props: Partial<ComponentProps<typeof NoticePanel>> = {}) =>
    openAlone(
      <ul>
        <NoticePanel
          notice={of}
          text="Resumo"
          open={false}
          editable={false}
          onToggle={vi.fn()}
          onEdit={vi.fn()}
          {...props}
        />
      </ul>,
    );
  const toggle = () => screen.getByRole('button');

  it('closed shows one line of its text and stays where it is', () => {
    open(notice(1));
    expect(toggle()).toHaveTextContent(/Resumo$/);
    expect(toggle()).not.toHaveAttribute('aria-controls');
    expect(screen.queryByRole('region')).toBeNull();
    expect(screen.queryByText('Para todos')).toBeNull();
    expect(intoView).not.toHaveBeenCalled();
  });

  it.each(['', '  ', null])('open and without a text (%o) says so, and comes into view', (description) => {
    open(notice(1, { description: description as never }), { open: true });
    const region = screen.getByRole('region', { name: 'Aviso 1' });
    expect(region).toHaveTextContent('Este aviso não tem mais texto.');
    expect(toggle()).toHaveAttribute('aria-controls', region.id);
    expect(toggle()).not.toHaveTextContent('Resumo');
    expect(intoView).toHaveBeenCalledWith({ block: 'nearest' });
  });
});

describe('the list of all', () => {
  const address = {
    listOpen: true,
    openId: null as number | null,
    search: '',
    form: null,
    openList: vi.fn(),
    read: vi.fn(),
    find: vi.fn(),
    openForm: vi.fn(),
    closeList: vi.fn(),
    closeForm: vi.fn(),
  };
  const many = (count: number) => Array.from({ length: count }, (_, at) => notice(at + 1));
  const open = (notices: Notice[], more: Partial<typeof address> = {}) => {
    const answer = { status: 'ready', data: notices, error: null } as never;
    openAlone(<NoticesDialog answer={answer} address={{ ...address, ...more }} editable={false} />);
    return {
      lines: [...document.querySelectorAll('li')],
      search: document.querySelector('input[type=search]'),
      said: (text: string | RegExp) => screen.queryByText(text)?.textContent ?? null,
    };
  };
  const CLEAR = 'Limpar filtros';

  it.each([
    [8, '', false],
    [9, '', true],
    [8, 'aviso', true],
  ])('of %i with the search “%s” has a search box: %s', (count, search, shown) => {
    const list = open(many(count), { search });
    expect([list.search !== null, list.lines.length, list.said(CLEAR)]).toEqual([shown, count, null]);
  });

  it.each([
    [30, null, 30, null],
    [31, null, 30, 'Mostrar mais 1'],
    // The newest stand first.
    [70, 26, 45, 'Mostrar mais 25'],
  ])('of %i with %s open shows %i', (count, openId, shown, more) => {
    const list = open(many(count), { openId });
    expect([list.lines.length, list.said(/^Mostrar mais/)]).toEqual([shown, more]);
    expect(list.said('Este aviso não está mais disponível.')).toBeNull();
  });

  it('is empty', () => {
    const list = open([]);
    expect(list.said('Nenhum aviso para exibir.')).not.toBeNull();
    const paper = document.querySelector('.MuiDialog-paper');
    expect(paper && getComputedStyle(paper).maxWidth).toBe(`${layout.dialog.m}px`);
    expect(list.said(CLEAR)).toBeNull();
  });

  it('reads the one that is pressed, and closes the one that is read', () => {
    const read = vi.fn();
    const [second, first] = open(many(2), { openId: 1, read }).lines.map((line) =>
      line.querySelector('button'),
    );
    fireEvent.click(first!);
    fireEvent.click(second!);
    expect(read.mock.calls).toEqual([[null], [2]]);
  });
});

describe('the form of a notice', () => {
  const open = (id: number | null) => {
    const onClose = vi.fn();
    const { user } = openAlone(<NoticeFormDialog id={id} onClose={onClose} />, 'master');
    return { user, onClose, dialog: within(screen.getByRole('dialog')) };
  };

  it('writes a new one, and shows before how its tag will look', async () => {
    const { user, dialog, onClose } = open(null);
    expect(screen.queryByText(/^Como fica/)).toBeNull();
    expect(dialog.getByLabelText(/^Etiqueta/)).toHaveAttribute('maxlength', '40');
    await user.click(dialog.getByLabelText(/^Etiqueta/));
    await user.paste('LGPD');
    expect(await screen.findByText(/^Como fica/)).toBeVisible();
    await user.click(dialog.getByLabelText(/^Título/));
    await user.paste('Parada às 22h');
    await user.click(screen.getByText('Salvar'));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(callsTo('/SystemMessageBoard/CustomAdd')[0]?.body).toMatchObject({ title: 'Parada às 22h' });
  });

  it('changes the one that stands, whose customer has its name before the list is there', async () => {
    backend.answers('openNotice', notice(4, { type: 1, customerId: 5, customerName: 'FAZENDA BOA' }));
    backend.waits('listCustomers', 60_000);
    const { user, dialog, onClose } = open(4);
    expect(await dialog.findByRole('combobox', { name: /^Produtor/ })).toHaveValue('FAZENDA BOA');
    await user.click(dialog.getByLabelText(/^Título/));
    await user.paste(' 2');
    await user.click(screen.getByText('Salvar'));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(callsTo('/SystemMessageBoard/Edit')[0]).toMatchObject({
      query: { id: '4' },
      body: { title: 'Aviso 4 2' },
    });
    expect(callsTo('/SystemMessageBoard/CustomAdd')).toEqual([]);
  });
});
