import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { backend } from '../../../../../mocks/faults/backend';
import { callsTo, openSignedIn } from '@/domain/testing/signedInPage.test.kit';
import type { TitleDetail } from '../rules/titleRow';
import { startTitles } from '../titlesPage.test.kit';
import { PayWith } from './PayWith';
import { TitleAttachments } from './TitleAttachments';
import { TitleHistory } from './TitleHistory';

startTitles();

const show = (element: React.ReactNode) =>
  openSignedIn({ routes: [{ path: '/x', element: <main>{element}</main> }], at: '/x' });
const text = () => screen.getByRole('main').textContent.replaceAll(/\s/g, ' ');

describe('the files of a title', () => {
  const file = (id: number, over: object = {}) => ({
    id,
    fileName: `boleto${id}.pdf`,
    contentType: 'application/pdf',
    size: 4,
    userName: 'ANA',
    createdAt: '2026-03-01T12:00:00Z',
    ...over,
  });
  const open = (files: readonly object[]) => {
    backend.answers('listTitleFiles', files);
    return show(<TitleAttachments titleId={12} />);
  };
  const input = () => screen.findByLabelText(/^Anexos/, { selector: 'input' });
  const xml = (name: string, body = '<a/>') => new File([body], name, { type: 'text/xml' });

  it('are none yet', async () => {
    open([]);
    expect(await screen.findByText('Nenhum arquivo. Anexe o boleto ou o comprovante.')).toBeVisible();
    expect(await input()).toBeInTheDocument();
  });

  it('are deleted once that is confirmed', async () => {
    backend.answers({ method: 'DELETE', path: '/TradeAccountAttachment/Delete' }, {});
    const { user } = open([file(1)]);
    const press = async (name: string) => {
      await user.click(await screen.findByRole('button', { name: 'Excluir boleto1.pdf' }));
      const question = within(
        await screen.findByRole('alertdialog', { name: 'Excluir o anexo boleto1.pdf?' }),
      );
      await user.click(question.getByRole('button', { name }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    };
    await press('Cancelar');
    expect(callsTo('/TradeAccountAttachment/Delete')).toHaveLength(0);
    await press('Excluir');
    await waitFor(() => expect(callsTo('/TradeAccountAttachment/Delete')).toHaveLength(1));
    expect(screen.queryByText('Nenhum arquivo. Anexe o boleto ou o comprovante.')).toBeNull();
  });

  it('are ten at most, each once', async () => {
    backend.answers({ method: 'POST', path: '/TradeAccountAttachment/Create' }, { id: 99 });
    const { user } = open([
      ...Array.from({ length: 8 }, (_, at) => file(at + 1)),
      file(9, { fileName: 'nota.xml', size: 4 }),
    ]);
    await screen.findByText('nota.xml');
    await user.upload(await input(), [xml('nota.xml'), xml('outra.xml', '<abc/>'), xml('mais.xml')]);
    expect(await screen.findByText('nota.xml já está na lista.')).toBeVisible();
    expect(screen.getByText(/^mais\.xml não coube/)).toBeVisible();
    await waitFor(() => expect(callsTo('/TradeAccountAttachment/Create')).toHaveLength(1));
    expect(callsTo('/TradeAccountAttachment/Create')[0]?.body).toMatchObject({
      tradeAccountId: 12,
      fileName: 'outra.xml',
    });
  });

  it('of the same name with another size is another file', async () => {
    backend.answers({ method: 'POST', path: '/TradeAccountAttachment/Create' }, { id: 99 });
    const { user } = open([file(9, { fileName: 'nota.xml', size: 5 })]);
    await user.upload(await input(), xml('nota.xml'));
    await waitFor(() => expect(callsTo('/TradeAccountAttachment/Create')).toHaveLength(1));
  });

  it('take no other once there are ten', async () => {
    open(Array.from({ length: 10 }, (_, at) => file(at + 1)));
    await screen.findByText('boleto10.pdf');
    expect(screen.queryByLabelText(/^Anexos/, { selector: 'input' })).toBeNull();
  });
});

describe('the history of a title', () => {
  const event = (id: number, over: object = {}) => ({
    id,
    action: 'CREATED',
    userName: 'ANA',
    createdAt: '2026-03-01T12:00:00Z',
    value: null,
    note: null,
    ...over,
  });
  const open = (events: readonly object[], going = false) => {
    backend.answers('readTitleHistory', events);
    show(<TitleHistory titleId={12} isGoing={{ current: going }} />);
  };

  it('is who did what, the newest first', async () => {
    open([
      event(1),
      event(2, { action: 'WRITTEN_OFF', value: 0 }),
      event(3, { createdAt: '2026-02-01T12:00:00Z', action: 'ODD', note: 'x', userName: null }),
    ]);
    const all = await screen.findAllByRole('definition');
    expect(all.map(({ textContent }) => textContent.replaceAll(/\s/g, ' '))).toEqual([
      'ANA · registrou baixa · R$ 0,00',
      'ANA · lançou',
      'ODD · x',
    ]);
    expect(text()).not.toMatch(/Nada registrado/);
  });

  it('is nothing', async () => {
    open([]);
    expect(await screen.findByText(/^Nada registrado/)).toBeVisible();
  });

  it('of a title that is being deleted is not read', async () => {
    open([], true);
    await screen.findByRole('region', { name: 'Histórico' });
    await new Promise((done) => setTimeout(done, 50));
    expect(callsTo('/TradeAccount/GetHistory')).toHaveLength(0);
  });
});

describe('with what a title is paid', () => {
  const SLIP = '00190500954014481606906809350314337370000000100';
  const TITLE = {
    id: 12,
    slipLine: '',
    partnerPixKey: '',
    value: 100,
    dueDate: '2026-03-10',
  };
  const open = (over: object = {}) =>
    show(<PayWith title={{ ...TITLE, ...over } as unknown as TitleDetail} />);
  const field = () => screen.findByRole('textbox', { name: /^Linha digitável/ });
  const save = () => screen.queryByRole('button', { name: 'Salvar linha digitável' });
  const kept = () => callsTo('/TradeAccount/SetDigitableLine');

  it('has its slip and the key of its partner to copy', async () => {
    open({ slipLine: SLIP, partnerPixKey: 'posto@pix.com' });
    expect(await screen.findByText('posto@pix.com')).toBeVisible();
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toHaveLength(2);
    expect(save()).toBeNull();
  });

  it('has neither', async () => {
    open();
    await field();
    expect(screen.queryByRole('term')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('refuses a line with a digit less, once it is left', async () => {
    const { user } = open();
    const line = await field();
    await user.type(line, SLIP.slice(0, -1));
    expect(line).not.toBeInvalid();
    await user.click(save() as HTMLElement);
    expect(line).toBeInvalid();
    expect(screen.getByText(/^A linha não confere/)).toBeVisible();
    expect(kept()).toHaveLength(0);
  });

  it('keeps a line, and none again', async () => {
    backend.answers({ method: '*', path: '/TradeAccount/SetDigitableLine' }, {});
    const { user } = open({ slipLine: SLIP });
    await user.clear(await field());
    await user.click(save() as HTMLElement);
    await waitFor(() => expect(kept()).toHaveLength(1));
    expect(Object.values(kept()[0]?.body as object)).toContain(null);
  });

  it('says on leaving the field that a line is wrong', async () => {
    const { user } = open();
    await user.type(await field(), '123');
    await user.tab();
    expect(await field()).toBeInvalid();
  });
});

vi.setConfig({ testTimeout: 30_000 });
