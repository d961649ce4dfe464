import { screen, waitFor, within } from '@testing-library/react';
import type { ComponentProps, ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { assistRoutes } from '../assistRoutes';
import { producerService } from '../assistService';
import type { ProducerDocument } from '../assistWire';
import { DeskDialogs } from '../desk/DeskDialogs';
import { DeskToolbar } from '../desk/DeskToolbar';
import { rowOf } from '../assistDocument.test.kit';
import { AnswerForm } from './components/AnswerForm';
import { DocumentActions } from './components/DocumentActions';
import { DocumentRow } from './components/DocumentRow';
import { SendCard } from './components/SendCard';
import { SendForm } from './components/SendForm';
import type { OutboxItem } from './outboxItem';
import type { useOutbox } from './useOutbox';
import type { useProducerAddress } from './useProducerAddress';

startDemo({
  routes: assistRoutes,
  namespaces: ['assist', 'assistProducer', 'forms', 'viewer', 'common', 'ui'],
});
beforeEach(() => vi.restoreAllMocks());
const { happyDOM } = window as unknown as { happyDOM: { setViewport: (size: { width: number }) => void } };
afterEach(() => happyDOM.setViewport({ width: 1024 }));

const show = (element: ReactNode, account = 'produtor') =>
  openSignedIn({ account, routes: [{ path: '/x', element }], at: '/x' });
const button = (name: string | RegExp) => screen.findByRole('button', { name });

const documentOf = (over: Partial<ProducerDocument> = {}): ProducerDocument => ({
  id: 5,
  identificationNumber: 12,
  statusName: 'PREENCHIDO',
  active: true,
  senderUserName: 'JOSE',
  createdAt: '2026-03-04T10:20:00Z',
  sendingOriginName: 'Web',
  note: null,
  attachments: [],
  logs: [],
  preReleasedInvoice: null,
  ...over,
});
const addressOf = (answering = false) => {
  const address = { answering, closeDocument: vi.fn(), setAnswering: vi.fn() };
  return { address, asAddress: address as unknown as ReturnType<typeof useProducerAddress> };
};

describe('a line of the sent documents', () => {
  const file = (fileName: string) => ({ id: 1, fileName, contentType: '' });
  const invoice = (partnerName: string | null, totalValue: number | null) =>
    ({ partnerName, totalValue }) as ProducerDocument['preReleasedInvoice'];
  it.each<[Partial<ProducerDocument>, RegExp]>([
    [{}, /^Sem arquivoNº 12 · .+ · JOSEPara conferir$/],
    [{ attachments: [file('a.pdf')] as never }, /^a\.pdfNº 12/],
    [{ attachments: [file('a.pdf'), file('b.pdf')] as never }, /^a\.pdf e mais 1Nº 12/],
    [{ preReleasedInvoice: invoice('LOJA', 12.5) }, /JOSELOJA · R\$\s12,50Para/],
    [{ preReleasedInvoice: invoice('LOJA', null) }, /JOSELOJAPara/],
    [{ preReleasedInvoice: invoice(null, 0) }, /JOSER\$\s0,00Para/],
    [{ preReleasedInvoice: invoice(null, null) }, /JOSEPara/],
  ])('%o reads %s', async (over, words) => {
    const onOpen = vi.fn();
    const { user } = show(<DocumentRow document={documentOf(over)} onOpen={onOpen} />);
    const line = await button(/./);
    expect(line.textContent).toMatch(words);
    await user.click(line);
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(5);
  });
});

describe('an entry that is confirmed', () => {
  async function confirm(answer: () => Promise<ProducerDocument | null>) {
    const call = vi.spyOn(producerService, 'confirm').mockImplementation(answer);
    const { address, asAddress } = addressOf();
    const { user } = show(
      <DocumentActions
        document={documentOf()}
        address={asAddress}
        onSendAnother={vi.fn()}
        onAnswered={vi.fn()}
      />,
    );
    await user.click(await button('Confirmar lançamento'));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Confirmar lançamento' }));
    await waitFor(() => expect(call).toHaveBeenCalledExactlyOnceWith(5));
    return { address, user };
  }
  const said = () => document.body.textContent;
  const FAILED = 'Não foi possível confirmar. Veja o status do documento e tente novamente.';

  it('waits for the answer, and then closes', async () => {
    let answer: () => void = () => undefined;
    const { address } = await confirm(() => new Promise((done) => (answer = () => done(null))));
    expect(await button('Devolver com recado')).toBeDisabled();
    answer();
    await waitFor(() => expect(address.closeDocument).toHaveBeenCalledTimes(1));
    await waitFor(async () => expect(await button('Devolver com recado')).toBeEnabled());
  });

  it.each([
    [{ kind: 'validation', status: 400, fields: {}, message: 'Já foi devolvido.' }, 'Já foi devolvido.'],
    [{ kind: 'notFound', status: 404 }, FAILED],
  ])('stays open where it is refused: %o', async (thrown, words) => {
    const { address } = await confirm(vi.fn().mockRejectedValue(thrown));
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
    expect(address.closeDocument).not.toHaveBeenCalled();
    expect(await button('Devolver com recado')).toBeEnabled();
  });

  it('takes back what it said of the former try', async () => {
    const answer = vi.fn().mockResolvedValue(null).mockRejectedValueOnce({
      kind: 'validation',
      status: 400,
      fields: {},
      message: 'Em leitura.',
    });
    const { address, user } = await confirm(answer);
    const refused = await screen.findByText('Em leitura.');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await user.click(await button('Confirmar lançamento'));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Confirmar lançamento' }));
    await waitFor(() => expect(address.closeDocument).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(refused).not.toBeInTheDocument());
  });

  it.each(['server', 'unauthorized'])('leaves to the page around what it says of %s', async (kind) => {
    const before = said()?.split(FAILED).length;
    const { address } = await confirm(vi.fn().mockRejectedValue({ kind, status: 500 }));
    await waitFor(async () => expect(await button('Devolver com recado')).toBeEnabled());
    expect(address.closeDocument).not.toHaveBeenCalled();
    expect(said()?.split(FAILED).length).toBe(before);
  });
});

describe('the message about a document', () => {
  it.each([
    [
      'PREENCHIDO',
      /^O que precisa ser corrigido/,
      'Devolver documento',
      'Documento devolvido para correção.',
    ],
    [
      'FALHA NA IDENTIFICACAO',
      /^Texto da resposta/,
      'Enviar resposta',
      'Resposta enviada. O documento voltou para o atendimento.',
    ],
  ] as const)('of status %s is named for what it does', async (statusName, label, submit, done) => {
    const send = vi.spyOn(producerService, 'returnWith').mockResolvedValue(null);
    const on = { onDone: vi.fn(), onSent: vi.fn() };
    const { user } = show(<AnswerForm document={documentOf({ statusName })} {...on} />);
    await user.type(await screen.findByRole('textbox', { name: label }), 'Falta um item.');
    await user.click(await button(submit));
    await waitFor(() => expect(on.onDone).toHaveBeenCalledTimes(1));
    expect(on.onSent).toHaveBeenCalledTimes(1);
    expect(send).toHaveBeenCalledExactlyOnceWith(5, 'Falta um item.');
    expect(await screen.findByText(done)).toBeInTheDocument();
  });

  it('says that it was not sent, and keeps what was written', async () => {
    vi.spyOn(producerService, 'returnWith').mockRejectedValue({ kind: 'server', status: 500 });
    const { user } = show(<AnswerForm document={documentOf()} onDone={vi.fn()} onSent={vi.fn()} />);
    const text = await screen.findByRole('textbox');
    expect(screen.queryByText(/^Não foi enviado/)).toBeNull();
    await user.type(text, 'Falta.');
    await user.click(await button('Devolver documento'));
    expect(await screen.findByText('Não foi enviado. O que você escreveu continua aqui.')).toBeVisible();
    expect(text).toHaveValue('Falta.');
  });
});

describe('files that stand ready', () => {
  const item = (id: number, over: Partial<OutboxItem> = {}): OutboxItem => {
    const file = new File(['x'.repeat(75)], `feito-${id}.xml`);
    return { id, file, name: `escolhido-${id}.xml`, chosenSize: 100, state: 'ready', share: 0, ...over };
  };
  type Outbox = ReturnType<typeof useOutbox>;
  function outboxOf(items: OutboxItem[], answer = { sent: 1, failed: 0 }) {
    const outbox = {
      items,
      refusals: [],
      take: vi.fn(),
      remove: vi.fn(),
      send: vi.fn(() => Promise.resolve(answer)),
      dismiss: vi.fn(),
      forget: vi.fn(),
    };
    return outbox as typeof outbox & Outbox;
  }
  const openForm = (items: OutboxItem[], answer?: { sent: number; failed: number }) => {
    const outbox = outboxOf(items, answer);
    const onGone = vi.fn();
    return { ...show(<SendForm outbox={outbox} onGone={onGone} />), outbox, onGone };
  };
  const names = async () => (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);

  it('are sent with a message, each by itself', async () => {
    const { user, outbox, onGone } = openForm([item(1)]);
    expect(screen.queryByRole('checkbox')).toBeNull();
    const note = await screen.findByRole('textbox', { name: /^Recado/ });
    await user.type(note, ' Conta de luz ');
    await user.click(await button('Enviar 1 documento'));
    await waitFor(() => expect(onGone).toHaveBeenCalledTimes(1));
    expect(outbox.send).toHaveBeenCalledExactlyOnceWith('Conta de luz', { together: false });
    await waitFor(() => expect(note).toHaveValue(''));
    expect(await screen.findByText('Registro enviado com sucesso.')).toBeInTheDocument();
  });

  it('go as one document where they are its pages', async () => {
    const { user, outbox } = openForm([item(1), item(2)]);
    expect(await button('Enviar 2 documentos')).toBeVisible();
    await user.click(await screen.findByRole('checkbox'));
    await user.click(await button('Enviar 1 documento'));
    await waitFor(() => expect(outbox.send).toHaveBeenCalledExactlyOnceWith('', { together: true }));
  });

  it('keep the message where one of them did not arrive', async () => {
    const { user, outbox, onGone } = openForm([item(1)], { sent: 0, failed: 1 });
    const note = await screen.findByRole('textbox', { name: /^Recado/ });
    await user.type(note, 'Luz');
    await user.click(await button('Enviar 1 documento'));
    await waitFor(() => expect(outbox.send).toHaveBeenCalledTimes(1));
    expect(onGone).not.toHaveBeenCalled();
    expect(note).toHaveValue('Luz');
  });

  it('say what became of each of them', async () => {
    const small = new File(['x'.repeat(74)], 'feito.jpg');
    const { user, outbox } = openForm([
      item(1),
      item(2, { file: small }),
      item(3, { tried: true }),
      item(4, { state: 'failed', error: { kind: 'offline' } as never }),
      item(5, { restored: true }),
    ]);
    const [plain, reduced, tried, failed] = await names();
    expect(plain).toContain('feito-1.xml');
    expect(plain).not.toContain('foto reduzida');
    expect(reduced).toMatch(/escolhido-2\.xml.*foto reduzida/);
    expect(tried).toContain('o envio foi interrompido');
    expect(failed).toContain('Sem conexão. Tente novamente quando a internet voltar.');
    expect(screen.getByText('1 arquivo escolhido antes ainda não foi enviado.')).toBeVisible();
    await user.click(await button(/^Tentar/));
    await waitFor(() => expect(outbox.send).toHaveBeenCalledExactlyOnceWith('', { ids: [4] }));
    await user.click(await button(/^Remover.*feito-1/));
    expect(outbox.remove).toHaveBeenCalledExactlyOnceWith(1);
  });

  it.each([
    [1024, 'Arraste os arquivos para cá, ou'],
    [390, 'Escolha, fotografe ou grave'],
  ])('are chosen on %d pixels: %s', async (width, lead) => {
    happyDOM.setViewport({ width });
    const outbox = outboxOf([]);
    const { user } = show(<SendCard outbox={outbox} chooseRef={{ current: null }} />);
    expect(await screen.findByText(lead)).toBeVisible();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(screen.queryByRole('textbox')).toBeNull();
    const input = screen.getByLabelText('Arquivos para enviar', { selector: 'input' });
    const file = new File(['x'], 'a.xml');
    await user.upload(input, file);
    expect(outbox.take).toHaveBeenCalledExactlyOnceWith([file]);
    expect(input).toHaveValue('');
  });

  it.each([
    [[item(1), item(2, { state: 'preparing' })], 'Preparando o arquivo'],
    [[item(1)], '1 arquivo pronto para enviar: escolhido-1.xml'],
  ])('are read out', async (items, words) => {
    show(<SendCard outbox={outboxOf(items)} chooseRef={{ current: null }} />);
    expect((await screen.findAllByRole('status'))[0]).toHaveTextContent(words);
    expect(screen.getByRole('textbox', { name: /^Recado/ })).toBeVisible();
  });
});

describe('what narrows the desk', () => {
  const rows = [rowOf({ id: 1, group: 'initiates', assistantUserId: 902, assistantUserName: 'BIA' })];

  it('is an assistant, or none', async () => {
    const on = { onPeriod: vi.fn(), onAssistant: vi.fn(), onWorkload: vi.fn() };
    const period = { from: '2026-03-01', to: '2026-03-04' };
    const { user } = show(<DeskToolbar rows={rows} period={period} assistant="902" {...on} />, 'suporte');
    const select = await screen.findByRole('combobox', { name: 'Assistente' });
    expect(select).toHaveTextContent('BIA');
    await user.click(select);
    await user.click(await screen.findByRole('option', { name: 'Todos' }));
    expect(on.onAssistant).toHaveBeenLastCalledWith(null);
    await user.click(select);
    await user.click(await screen.findByRole('option', { name: 'Ninguém' }));
    expect(on.onAssistant).toHaveBeenLastCalledWith('ninguem');
    await user.click(await button('Carga por assistente'));
    expect(on.onWorkload).toHaveBeenCalledTimes(1);
  });

  it('has no room for the assistants on a telephone', async () => {
    happyDOM.setViewport({ width: 390 });
    const on = { onPeriod: vi.fn(), onAssistant: vi.fn(), onWorkload: vi.fn() };
    const period = { from: '2026-03-01', to: '2026-03-04' };
    show(<DeskToolbar rows={rows} period={period} assistant={null} {...on} />, 'suporte');
    await button('Carga por assistente');
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  const openDialogs = async (dialog: ComponentProps<typeof DeskDialogs>['dialog']) => {
    const on = { onAssistant: vi.fn(), onClose: vi.fn() };
    const element = (
      <>
        <p>mesa</p>
        <DeskDialogs dialog={dialog} rows={rows} {...on} />
      </>
    );
    const { user } = show(element, 'suporte');
    await screen.findByText('mesa');
    return { user, ...on };
  };

  it('has no dialog of its own accord', async () => {
    await openDialogs(null);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('has the dialog of its keys', async () => {
    await openDialogs('keys');
    expect(await screen.findByRole('dialog', { name: 'Teclas da mesa' })).toBeVisible();
  });

  it('has the dialog of the load of each assistant, and leads to their documents', async () => {
    const { user, ...on } = await openDialogs('workload');
    expect(await screen.findByRole('dialog', { name: 'Carga por assistente' })).toBeVisible();
    await user.click(await button('Ver documentos de BIA'));
    expect(on.onClose).toHaveBeenCalledTimes(1);
    expect(on.onAssistant).toHaveBeenCalledExactlyOnceWith('902');
  });
});
