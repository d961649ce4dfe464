import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startI18n } from '@/platform/i18n/i18n';
import { setLogSink } from '@/platform/log/log';
import { DEFAULT_PREFERENCES } from '@/platform/preferences/preferences';
import { createAppStore } from '@/platform/store/store';
import { AppThemeProvider } from '@/platform/theme/AppThemeProvider';
import { defineRegister, type Register } from './defineRegister';
import { RecordTabs } from './form/RecordTabs';
import type { OpenRecord, RecordAddress } from './registerAddress';
import { RegisterDialogs } from './RegisterDialogs';
import { RegisterHead } from './RegisterHead';
import { registerTexts } from './registerTexts';
import type { RecordFormProps } from './registerTypes';

beforeAll(() => startI18n('pt-BR', ['common', 'ui', 'grid', 'forms', 'register']));
beforeEach(() => {
  setLogSink(() => undefined);
  localStorage.clear();
});

interface Fence {
  id: number;
  name: string;
  note: string | null;
}
type Values = Omit<Fence, 'id'>;
type Fences = Register<Fence, Fence, Values>;
const ROWS: readonly Fence[] = [1, 2, 3].map((id) => ({ id, name: `CERCA ${id}`, note: null }));
const GET = async (id: number | string) => ROWS.find((row) => row.id === Number(id)) ?? (null as never);

const fences = (get: Fences['calls']['get'] = GET) =>
  defineRegister<Fence, Fence, Values>({
    module: 'probe',
    name: 'fences',
    slug: 'cercas',
    calls: { list: async () => [...ROWS], get, update: async () => null, create: async () => null },
    columns: [{ field: 'name', identifying: true }],
    fields: [
      { name: 'name', kind: 'text', required: true },
      { name: 'note', kind: 'multiline' },
    ],
    unique: ['name'],
    nameOf: ({ name }) => name,
  });

function stand(element: React.ReactNode, at = '/') {
  const router = createMemoryRouter([{ path: '/', element }], { initialEntries: [at] });
  const store = createAppStore({ isReset: () => false, keep: [] }, []);
  const around = (inner: React.ReactNode) => (
    <Provider store={store}>
      <AppThemeProvider preferences={DEFAULT_PREFERENCES}>{inner}</AppThemeProvider>
    </Provider>
  );
  const view = render(around(<RouterProvider router={router} />));
  return { ...view, user: userEvent.setup(), search: () => router.state.location.search };
}
const textsOf = (register: Fences) => registerTexts((key) => key.split('.').slice(2).join('.'), register);

function show(open: OpenRecord, changes: Partial<Fences> = {}, around: object = {}, get = GET) {
  const register: Fences = { ...fences(get), ...changes };
  const address = { open, show: vi.fn<RecordAddress['show']>(), listHref: '/' };
  function Page() {
    const [now, setNow] = useState(open);
    const step = (id: string) => setNow({ mode: 'edit', id });
    return (
      <RegisterDialogs
        form={{
          register,
          texts: textsOf(register),
          access: { reason: undefined, mayEditField: () => true },
          address: { ...address, step },
          ordered: ROWS,
        }}
        open={now}
        rows={ROWS}
        together={null}
        onTogetherClose={() => undefined}
        isImporting={false}
        onImportClose={() => undefined}
        {...around}
      />
    );
  }
  return { ...stand(<Page />), address };
}
const edit = (id: string): OpenRecord => ({ mode: 'edit', id });
const make = (copyOf: string | null = null): OpenRecord => ({ mode: 'new', copyOf });
const heading = () => screen.getByRole('heading', { level: 2 }).textContent;
const name = () => screen.findByLabelText<HTMLInputElement>(/^fields.name/);

describe('a record in the drawer', () => {
  it('that is new is empty, at its first field, with no neighbours', async () => {
    const { user, address } = show(make());
    expect(heading()).toBe('new');
    expect(await name()).toHaveValue('');
    expect(await name()).toHaveFocus();
    expect(screen.queryByLabelText('Próximo registro')).toBeNull();
    await user.click(screen.getByLabelText('Fechar'));
    expect(address.show).toHaveBeenCalledWith(null);
  });

  it('leads to its neighbours in the order of the list', async () => {
    const { user } = show(edit('2'));
    expect(heading()).toBe('edit');
    expect(await name()).toHaveValue('CERCA 2');
    expect(await name()).toHaveFocus();
    expect(screen.getByText('2 de 3')).toBeVisible();
    await user.click(screen.getByLabelText('Próximo registro'));
    await waitFor(async () => expect(await name()).toHaveValue('CERCA 3'));
    // Who steps on stays at the steps.
    expect(await name()).not.toHaveFocus();
  });

  it('that is a copy leaves out what one record alone may hold', async () => {
    show(make('2'));
    expect(heading()).toBe('new');
    expect(await name()).toHaveValue('');
    expect(screen.queryByLabelText('Próximo registro')).toBeNull();
  });

  it('keeps its letters as they are written, or plain, by its field', async () => {
    const { user, unmount } = show(make());
    const note = await screen.findByLabelText(/^fields.note/);
    await user.type(note, 'ação');
    await user.tab();
    expect(note).toHaveValue('ACAO');
    unmount();
    show(make(), { fields: [{ name: 'note', kind: 'multiline', format: false }] });
    const own = await screen.findByLabelText(/^fields.note/);
    await user.type(own, 'ação');
    await user.tab();
    expect(own).toHaveValue('ação');
  });

  it('that is locked says why, and is only read', async () => {
    show(edit('2'), { locked: ({ name: own }) => own === 'CERCA 2' });
    expect(await name()).toHaveAttribute('readonly');
    expect(screen.getByText('locked')).toBeVisible();
  });

  it.each([
    [{ kind: 'validation', status: 404, fields: {} }, 'Este registro não existe mais', true],
    [{ kind: 'forbidden', status: 403 }, 'acesso', false],
    [{ kind: 'server', status: 503, messages: [] }, '503', false],
  ])('that did not come for %o says so', async (error, said, back) => {
    const { address, user } = show(edit('2'), {}, {}, vi.fn<typeof GET>().mockRejectedValue(error));
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent(said));
    const way = screen.queryByText('Voltar à lista');
    expect(way !== null).toBe(back);
    if (way) await user.click(way);
    expect(address.show.mock.calls).toEqual(back ? [[null]] : []);
  });

  it('may have a form of its own', async () => {
    const given: RecordFormProps[] = [];
    const own = {
      ownForm: async () => ({
        RecordForm: (props: RecordFormProps) => {
          given.push(props);
          return <p>próprio</p>;
        },
      }),
    };
    const { unmount, address } = show(edit('2'), own);
    expect(await screen.findByText('próprio')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(given.at(-1)).toMatchObject({ id: '2', copyOf: null });
    given.at(-1)?.onClose();
    given.at(-1)?.onSaved();
    expect(address.show.mock.calls).toEqual([[null], [null, true]]);
    unmount();
    show(make('3'), own);
    await screen.findByText('próprio');
    expect(given.at(-1)).toMatchObject({ id: null, copyOf: '3' });
  });

  it('is none while the address names none; several are changed or put out of use together', async () => {
    const none = show(null);
    expect(screen.queryByRole('dialog')).toBeNull();
    none.unmount();
    const edited = show(null, {}, { together: { kind: 'edit', rows: ROWS } });
    expect(await screen.findByText(/Editar.*3/)).toBeVisible();
    edited.unmount();
    show(null, {}, { together: { kind: 'active', rows: ROWS, active: false, uses: null } });
    expect(await screen.findByText(/Inativar.*3/, { selector: 'h2' })).toBeVisible();
  });
});

describe('the head of a register', () => {
  const texts = textsOf(fences());
  const head = (over: object) =>
    stand(
      <RegisterHead
        texts={texts}
        reason={undefined}
        unread={false}
        onCreate={undefined}
        onImport={undefined}
        primary={undefined}
        {...over}
      />,
    );
  const button = (label: string) => screen.queryByText(label)?.closest('button') ?? null;

  it('leads to a new record and to the import, which waits for the list', async () => {
    const [onCreate, onImport] = [vi.fn<() => void>(), vi.fn<() => void>()];
    const { user, unmount } = head({ onCreate, onImport });
    await user.click(button('new') as HTMLElement);
    await user.click(button('Importar planilha') as HTMLElement);
    expect([onCreate.mock.calls.length, onImport.mock.calls.length]).toEqual([1, 1]);
    unmount();
    const unread = head({ onCreate, onImport, unread: true });
    await user.click(button('Importar planilha') as HTMLElement);
    expect(onImport).toHaveBeenCalledTimes(1);
    unread.unmount();
    head({ onCreate, onImport, reason: 'Só leitura' });
    await user.click(button('new') as HTMLElement);
    await user.click(button('Importar planilha') as HTMLElement);
    expect([onCreate.mock.calls.length, onImport.mock.calls.length]).toEqual([1, 1]);
  });

  it('has an action of the page where records are not made', () => {
    head({ primary: { label: 'Sincronizar', icon: null, onClick: () => undefined } });
    expect(button('Sincronizar')).toBeVisible();
    expect([button('new'), button('Importar planilha')]).toEqual([null, null]);
  });
});

describe('the tabs of a record', () => {
  const tabs = ['uses', 'files'].map((id) => ({
    id,
    load: async () => ({ Panel: ({ id: record }: { id: number | string }) => <p>{`${id} de ${record}`}</p> }),
  }));
  const record = (id: string | null, at = '/', own = tabs) =>
    stand(
      <RecordTabs register={{ tabs: own }} texts={textsOf(fences())} id={id}>
        <p>o formulário</p>
      </RecordTabs>,
      at,
    );
  const tab = (label: string) => screen.getByText(label).closest('[role="tab"]') as HTMLElement;

  it('stand in the address, the form behind the others', async () => {
    const { user, search } = record('7');
    expect(tab('tabs.form')).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByText('o formulário')).toBeVisible();
    await user.click(tab('tabs.files'));
    expect(search()).toBe('?aba=files');
    expect(await screen.findByText('files de 7')).toBeVisible();
    expect(screen.getByText('o formulário')).not.toBeVisible();
    await user.click(tab('tabs.form'));
    expect(search()).toBe('');
    expect(screen.queryByText('files de 7')).toBeNull();
  });

  it('are none of a new record, nor where there is nothing about it elsewhere', () => {
    const { unmount } = record(null, '/?aba=files');
    expect(screen.queryByRole('tablist')).toBeNull();
    expect(screen.getByText('o formulário')).toBeVisible();
    unmount();
    record('7', '/', []);
    expect(screen.queryByRole('tablist')).toBeNull();
  });
});
