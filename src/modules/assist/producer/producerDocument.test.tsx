import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { demo } from '../../../../mocks/state';
import { callsTo, openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { assistRoutes } from '../assistRoutes';
import { Component as ProducerPage } from './AssistProducerPage';

startDemo({
  routes: assistRoutes,
  namespaces: [
    'assist',
    'assistDocument',
    'assistProducer',
    'invoices',
    'fiscal',
    'viewer',
    'common',
    'forms',
    'grid',
    'ui',
  ],
});

const { happyDOM } = window as unknown as { happyDOM: { setViewport: (size: { width: number }) => void } };
const routes = [{ path: '/assist-produtor', element: <ProducerPage /> }];
const CONFIRM = '/CustomerAssistDocument/Confirm';
type Document = ReturnType<typeof demo.world.assistDocuments.need>;

/** The document of the demo whose entry waits to be checked, changed for a test and open. */
async function open(changes: Partial<Document> = {}, more = '') {
  const row = demo.world.assistDocuments.need(78);
  demo.world.assistDocuments.update(row.id, changes);
  const opened = openSignedIn({ routes, at: `/assist-produtor?documento=${row.id}${more}` });
  const dialog = within(
    await screen.findByRole('dialog', { name: `Documento nº ${row.identificationNumber}` }),
  );
  return { ...opened, dialog, search: () => opened.router.state.location.search };
}
type Dialog = Awaited<ReturnType<typeof open>>['dialog'];
const section = (dialog: Dialog, name: string) =>
  [...(dialog.getByRole('heading', { name, level: 4 }).nextElementSibling?.children ?? [])].map((line) =>
    line.textContent?.replaceAll(/\s/g, ' '),
  );
const invoiceOf = () => {
  const { invoice } = demo.world.assistDocuments.need(78);
  if (!invoice) throw new Error('the document has no entry');
  return invoice as unknown as Record<'items' | 'apportionments', readonly object[]>;
};

describe('an entry that waits to be checked', () => {
  it('can be read whole, each number with what it stands for', async () => {
    const { dialog } = await open();
    expect(dialog.getByText('Para conferir')).toBeVisible();
    expect(
      dialog.getByText('Confira o lançamento com o documento e confirme, ou devolva com um recado.'),
    ).toBeVisible();
    await waitFor(() => expect(dialog.getByText('FATURA')).toBeVisible());
    const facts = dialog
      .getAllByRole('term')
      .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent?.replaceAll(/\s/g, ' ')}`);
    expect(facts).toEqual([
      'Fornecedor ou cliente: ENERGIA DO OESTE DISTRIBUIDORA S.A.',
      'CPF ou CNPJ: 04.789.567/0001-40',
      'Tipo de documento: FATURA',
      'Número: 78682 · série 1',
      expect.stringMatching(/^Emissão: \d\d\/\d\d\/\d{4}$/),
      'Valor total: R$ 6.436,75',
    ]);
    expect(section(dialog, 'Itens').slice(0, 2)).toEqual([
      'CONSUMO PONTA1.240 KWH × R$ 0,889R$ 1.102,36',
      'CONSUMO FORA DE PONTA6.810 KWH × R$ 0,55R$ 3.745,50',
    ]);
    await waitFor(() =>
      expect(section(dialog, 'Rateio')[0]).toBe(
        'FAZENDA TRES MARIASCentro de custo: SOJA SEDESafra: SOJA 2025/2026Classificação: ENERGIA ELETRICA60,00%R$ 3.862,05',
      ),
    );
    await waitFor(() =>
      expect(section(dialog, 'Pagamento')[0]).toMatch(
        /^Vencimento \d\d\/\d\d\/\d{4}DEBITO EM CONTABANCO DO BRASIL AG 0616 CC 12345-6R\$ 6\.436,75$/,
      ),
    );
  });

  it('leaves out what it has not, and shows what it has besides', async () => {
    const invoice = invoiceOf();
    const { dialog } = await open({
      invoice: {
        ...invoice,
        series: null,
        partnerDocument: null,
        accessKey: '4126110478956700014055001000078682100007868',
        observation: 'Conferido',
        items: [{ ...invoice.items[0], quantity: null, unit: null }],
        apportionments: [{ ...invoice.apportionments[0], farmId: 999_999, percentage: null }],
        payments: [],
      },
    });
    const terms = dialog.getAllByRole('term').map(({ textContent }) => textContent);
    expect(terms).not.toContain('CPF ou CNPJ');
    expect(terms).not.toContain('Retenções');
    expect(dialog.getByText('78682')).toBeVisible();
    expect(dialog.getByText(/^4126 1104 7895/)).toBeVisible();
    expect(dialog.getByText('Conferido')).toBeVisible();
    expect(section(dialog, 'Itens')).toEqual(['CONSUMO PONTAR$ 1.102,36']);
    await waitFor(() =>
      expect(section(dialog, 'Rateio')).toEqual([
        'PropriedadeSafra: SOJA 2025/2026Classificação: ENERGIA ELETRICAR$ 3.862,05',
      ]),
    );
    expect(dialog.queryByRole('heading', { name: 'Pagamento', level: 4 })).toBeNull();
  });

  it('is confirmed after a question', async () => {
    const { dialog, user, search } = await open();
    await user.click(dialog.getByRole('button', { name: 'Confirmar lançamento' }));
    const question = () => screen.findByRole('alertdialog', { name: 'Confirmar este lançamento?' });
    await user.click(within(await question()).getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(search()).toContain('documento=78');
    await user.click(dialog.getByRole('button', { name: 'Confirmar lançamento' }));
    await user.click(within(await question()).getByRole('button', { name: 'Confirmar lançamento' }));
    expect(await screen.findByText('Lançamento confirmado.')).toBeInTheDocument();
    await waitFor(() => expect(search()).not.toContain('documento'));
    expect(demo.world.assistDocuments.need(78).status).toBe('CONFIRMADO');
    expect(callsTo(CONFIRM).length).toBeLessThanOrEqual(1);
  });

  it('is sent back with a message; the focus stays in the dialog', async () => {
    const { dialog, user, search } = await open();
    await user.click(dialog.getByRole('button', { name: 'Devolver com recado' }));
    expect(search()).toContain('resposta=1');
    expect(dialog.queryByRole('button', { name: 'Confirmar lançamento' })).toBeNull();
    await user.type(
      await dialog.findByRole('textbox', { name: /^O que precisa ser corrigido/ }),
      'Falta um item.',
    );
    await user.click(dialog.getByRole('button', { name: 'Devolver documento' }));
    expect(await screen.findByText('Documento devolvido para correção.')).toBeInTheDocument();
    await waitFor(() => expect(dialog.getByText('Devolvido por você')).toBeVisible());
    expect(dialog.getByRole('heading', { level: 2 })).toHaveFocus();
    expect(dialog.queryByRole('button', { name: 'Devolver com recado' })).toBeNull();
    const talk = within(dialog.getByRole('group', { name: 'Conversa' }));
    expect(talk.getAllByRole('listitem')[0]).toHaveTextContent(/Devolvido.*Falta um item\./);
    await user.click(dialog.getByRole('button', { name: 'Fechar' }));
    await waitFor(() => expect(search()).not.toContain('documento'));
  });
});

describe('a document that could not be entered', () => {
  const log = (id: number, kind: string, text: string, at: string) => ({
    id,
    kind,
    text,
    userName: 'BEATRIZ',
    fromCustomer: kind === 'MESSAGE',
    createdAt: `2026-11-20T${at}:00.000Z`,
  });
  const failed = {
    status: 'FALHA NA IDENTIFICACAO',
    invoice: null,
    note: 'Conta de luz',
    logs: [
      log(1, 'FAILURE', 'Está cortado.', '12:00'),
      log(2, 'MESSAGE', 'Segue outra.', '13:00'),
      log(3, 'MESSAGE', 'Obrigada.', '13:00'),
    ],
  } as unknown as Partial<Document>;

  it('says why, and what was said about it, newest first', async () => {
    const { dialog } = await open(failed);
    expect(dialog.getByRole('note')).toHaveTextContent('Por que não foi lançadoEstá cortado.');
    expect(dialog.queryByRole('heading', { name: 'Lançamento', level: 3 })).toBeNull();
    const talk = within(dialog.getByRole('group', { name: 'Conversa' })).getAllByRole('listitem');
    expect(talk).toHaveLength(4);
    expect(talk[0]).toHaveTextContent('BEATRIZObrigada.');
    expect(talk[1]).toHaveTextContent('BEATRIZSegue outra.');
    expect(talk[2]).toHaveTextContent(/Falha na identificação.*BEATRIZ/);
    expect(talk[3]).toHaveTextContent(/Documento enviado \(Aplicativo\)/);
    expect(talk[3]).toHaveTextContent('Conta de luz');
  });

  it('is answered, or another file is sent', async () => {
    const { dialog, user, search } = await open(failed);
    await user.click(dialog.getByRole('button', { name: 'Responder' }));
    expect(await dialog.findByRole('textbox', { name: /^Texto da resposta/ })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(search()).not.toContain('resposta'));
    await user.click(dialog.getByRole('button', { name: 'Enviar outro arquivo' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('offers nothing more once it is closed', async () => {
    const { dialog } = await open({ ...failed, status: 'CONFIRMADO' });
    expect(dialog.getByText('Você confirmou este lançamento.')).toBeVisible();
    expect(dialog.queryByRole('note')).toBeNull();
    expect(dialog.queryByRole('button', { name: 'Responder' })).toBeNull();
  });
});

describe('a document on a telephone', () => {
  beforeEach(() => happyDOM.setViewport({ width: 390 }));
  afterEach(() => happyDOM.setViewport({ width: 1024 }));

  it('has its words and its files in two tabs', async () => {
    const { dialog, user } = await open();
    expect(dialog.getByRole('tab', { name: 'Lançamento e conversa' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    expect(dialog.getByRole('heading', { name: 'Lançamento', level: 3 })).toBeVisible();
    expect(dialog.queryByText('conta-luz-1078.jpg')).toBeNull();
    await user.click(dialog.getByRole('tab', { name: 'Arquivo' }));
    expect((await dialog.findAllByText('conta-luz-1078.jpg')).length).toBeGreaterThan(0);
    expect(dialog.queryByRole('heading', { name: 'Lançamento', level: 3 })).toBeNull();
    const tab = dialog.getByRole('tab', { name: 'conta-luz-1078.pdf' });
    await user.click(tab);
    expect(tab).toHaveAttribute('aria-selected', 'true');
    expect(dialog.getByRole('button', { name: 'Confirmar lançamento' })).toBeVisible();
  });
});
