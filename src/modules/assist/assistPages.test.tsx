import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { backend } from '../../../mocks/faults/backend';
import { storedInvoice } from '../../../mocks/db/assist/storedInvoice';
import { demo } from '../../../mocks/state';
import { callsTo, openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { assistRoutes } from './assistRoutes';
import { Component as DocumentPage } from './document/AssistDocumentPage';
import { Component as DeskPage } from './pages/AssistDeskPage';
import { Component as ProducerPage } from './producer/AssistProducerPage';

const drafts = startDemo({
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

const SAVE = '/CustomerAssistDocument/SavePreReleasedInvoice';
const routes = [
  { path: '/assist/:id/documento/:documentId', element: <DocumentPage /> },
  { path: '/assist/:id', element: <DeskPage /> },
  { path: '/assist-produtor', element: <ProducerPage /> },
];
const openDocument = (id: number) =>
  openSignedIn({ account: 'suporte', routes, at: `/assist/todos-documentos/documento/${id}` });
/** A form of forty fields takes its time to be drawn. */
const SLOW = { timeout: 30_000 };
const button = (name: string | RegExp) => screen.findByRole('button', { name }, SLOW);

/** The first unassigned document of that status. */
function documentOf(status: string) {
  const row = demo.world.assistDocuments.find(
    (each) => each.status === status && each.active && each.assistantUserId === null,
  );
  if (!row) throw new Error(`the demo has no document ${status}`);
  return row;
}

describe('the desk', () => {
  it('shows no figure of a list that it could not load', async () => {
    backend.breaks('listAssistDocuments');
    openSignedIn({ account: 'suporte', routes, at: '/assist/novos-documentos' });
    expect(await screen.findByText('Não foi possível carregar', {}, SLOW)).toBeVisible();
    const strip = screen.getByRole('list', { name: 'Resumo do período' });
    expect(screen.getByRole('button', { name: /^Próximo documento/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(within(strip).getAllByText('Sem informação')).toHaveLength(4);
    expect(strip).not.toHaveTextContent(/\d|no prazo/);
  });
});

describe('the producer’s side', () => {
  it('is closed to a licence of another type, and its calls are refused', async () => {
    openSignedIn({ account: 'usuario', routes, at: '/assist-produtor' });
    expect(await screen.findByText('Seu perfil não envia documentos')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Escolher arquivos' })).toBeNull();
    expect(screen.queryByText(/^Envie notas, guias, recibos/)).toBeNull();
    expect(callsTo('/CustomerAssistDocument/GetByCustomer')).toHaveLength(0);
  });

  it('says what it is for, and of a document that was entered whose it is and what it is worth', async () => {
    openSignedIn({ routes, at: '/assist-produtor' });
    expect(await screen.findByText(/^Envie notas, guias, recibos/)).toBeVisible();
    const entered = await screen.findAllByText(/^[^·]+ · R\$\s[\d.]+,\d\d$/, {}, SLOW);
    expect(entered.length).toBeGreaterThan(0);
  });
});

describe('files of one document', () => {
  const xml = (name: string, inner: string) => new File([`<nota>${inner}</nota>`], name);

  it('go together; what has not arrived goes to the same document at the next try', async () => {
    const { user } = openSignedIn({ routes, at: '/assist-produtor' });
    const chooser = await screen.findByLabelText('Arquivos para enviar', { selector: 'input' });
    await user.upload(chooser, [xml('a.xml', '1'), xml('b.xml', '2')]);
    expect(await screen.findByText('2 arquivos prontos para enviar: a.xml, b.xml')).toHaveAttribute(
      'role',
      'status',
    );
    await user.click(screen.getByRole('checkbox', { name: 'São páginas ou arquivos do mesmo documento' }));
    backend.breaks('addAssistFile', { times: 1 });
    await user.click(await button('Enviar 1 documento'));
    await screen.findByRole('button', { name: /^Tentar/ });
    await user.click(await button('Enviar 1 documento'));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Escolher arquivos' })).toHaveFocus());
    expect(callsTo('/CustomerAssistDocument/Send')).toHaveLength(1);
    const [first] = demo.world.assistDocuments.all().toSorted((one, other) => other.id - one.id);
    expect(first?.files.map(({ fileName }) => fileName)).toEqual(['a.xml', 'b.xml']);
  });
});

describe('files that were chosen', () => {
  const xml = (name: string, inner: string) => new File([`<nota>${inner}</nota>`], name);
  const chooser = () => screen.findByLabelText('Arquivos para enviar', { selector: 'input' });

  it('stand there again when the page was lost, until they are sent or taken out', async () => {
    const { user } = openSignedIn({ routes, at: '/assist-produtor' });
    const files = ['a.xml', 'b.xml', 'c.xml'].map((name) => xml(name, name));
    await user.upload(await chooser(), files);
    await screen.findByText('3 arquivos prontos para enviar: a.xml, b.xml, c.xml');
    await waitFor(() => expect(drafts.size).toBe(3));
    cleanup();

    openSignedIn({ routes, at: '/assist-produtor' });
    expect(await screen.findByText('3 arquivos escolhidos antes ainda não foram enviados.')).toBeVisible();
    expect(screen.getByText('3 arquivos prontos para enviar: a.xml, b.xml, c.xml')).toBeInTheDocument();
    await user.upload(await chooser(), files);
    await user.click(screen.getByRole('button', { name: /^Remover.*a\.xml/ }));
    await user.click(await button('Enviar 2 documentos'));
    await waitFor(() => expect(callsTo('/CustomerAssistDocument/Send')).toHaveLength(2));
    await waitFor(() => expect([...drafts.keys()].filter((key) => key.includes('file:'))).toEqual([]));
  }, 60_000);
});

describe('a document that the AI has read', () => {
  it('has every field that came filled in marked, the recognised type too', async () => {
    openDocument(46);
    expect(await screen.findByText('10 campos lidos pela IA a confirmar.', {}, SLOW)).toBeVisible();
    for (const name of ['Série', 'Chave de acesso', 'Tipo de documento'])
      expect(screen.getByLabelText(`Confirmar ${name}`)).toBeVisible();
    expect(screen.getByLabelText(/^Tipo de documento/)).toHaveValue('NF-E');
  }, 60_000);
});

describe('a file whose page was lost while it was sent', () => {
  it('says that it may have arrived; one that was refused does not', async () => {
    const { user } = openSignedIn({ routes, at: '/assist-produtor' });
    const chooser = await screen.findByLabelText('Arquivos para enviar', { selector: 'input' });
    await user.upload(chooser, new File(['<nota/>'], 'a.xml'));
    backend.breaks('sendAssistDocument', { times: 1 });
    await user.click(await button('Enviar 1 documento'));
    await screen.findByRole('button', { name: /^Tentar/ });
    const tried = () => [...drafts.values()].map(({ values }) => (values as { tried?: boolean }).tried);
    await waitFor(() => expect(tried()).toEqual([false]));
    backend.answers('sendAssistDocument', {}, { times: 1, delayMs: 60_000 });
    await user.click(await button('Enviar 1 documento'));
    await waitFor(() => expect(tried()).toEqual([true]));
    cleanup();

    openSignedIn({ routes, at: '/assist-produtor' });
    const words = /o envio foi interrompido: veja na lista se já chegou$/;
    expect(await screen.findByText(words)).toBeVisible();
  }, 60_000);
});

describe('a document that cannot be entered', () => {
  it('is given back with a usual reason, and what was typed stays before it', async () => {
    const { user } = openDocument(documentOf('ENVIADO').id);
    await user.click(await button('Iniciar assistência'));
    await user.click(await button('Mais ações'));
    await user.click(await screen.findByRole('menuitem', { name: 'Falha na identificação' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Falha na identificação' }, SLOW));
    const reason = await dialog.findByRole('textbox', { name: 'Justificativa' });
    await user.type(reason, 'Bom dia.');
    const usual = within(dialog.getByRole('group', { name: 'Motivos frequentes' }));
    await user.click(usual.getByRole('button', { name: 'Documento cortado' }));
    await user.click(usual.getByRole('button', { name: 'Documento cortado' }));
    const said = 'Bom dia. O documento está cortado ou falta uma página: envie-o inteiro.';
    expect(reason).toHaveValue(said);
    expect(reason).toHaveFocus();
    await user.click(dialog.getByRole('button', { name: 'Enviar ao cliente' }));
    const FAIL = '/CustomerAssistDocument/IdentificationFailure';
    await waitFor(() => expect(callsTo(FAIL)).toHaveLength(1), SLOW);
    expect(JSON.stringify(callsTo(FAIL)[0]?.body)).toContain(said);
  }, 60_000);
});

describe('an invoice of somebody else', () => {
  const withXml = () => {
    const row = demo.world.assistDocuments.find(
      (each) =>
        each.active && each.assistantUserId === null && each.files.some(({ recipe }) => recipe === 'nfeXml'),
    );
    if (!row) throw new Error('the demo has no XML');
    return row;
  };

  it('is said, and one of the customer is not', async () => {
    const { id } = withXml();
    backend.answers('listInvoiceRecipients', [{ id: 1, name: 'OUTRA', document: '11144477735' }]);
    const { user } = openDocument(id);
    await user.click(await button('Iniciar assistência'));
    expect(await screen.findByText('A nota não é deste cliente.', { exact: false }, SLOW)).toBeVisible();
    cleanup();
    backend.recovers();
    openDocument(id);
    expect(await screen.findByText(/^Preenchido com|Preencher com o XML/, {}, SLOW)).toBeVisible();
    await waitFor(() => expect(callsTo('/Invoice/GetRecipientsForSelect').length).toBeGreaterThan(1));
    expect(screen.queryByText('A nota não é deste cliente.', { exact: false })).toBeNull();
  }, 90_000);
});

describe('the AI finishes while somebody types', () => {
  it('holds the save back once, and shows both readings; neither is lost', async () => {
    const row = documentOf('PROCESSAMENTO_IA');
    const { user } = openDocument(row.id);
    await user.click(await button('Iniciar assistência'));
    await button('Salvar');
    const number = await screen.findByLabelText(/^Número/, {}, SLOW);
    await user.type(number, '4321');
    const kind = row.kind ?? 'PRODUCT_INVOICE';
    const read = storedInvoice(row.id, kind, row.figure, row.createdAt, true);
    demo.world.assistDocuments.update(row.id, {
      kind,
      status: 'SUCESSO_IA',
      invoice: read,
      aiReadAt: new Date().toISOString(),
    });

    await user.click(await button('Salvar'));
    const notice = await screen.findByRole('status', { name: 'A IA terminou de ler este documento.' }, SLOW);
    expect(callsTo(SAVE)).toHaveLength(0);
    expect(demo.world.assistDocuments.get(row.id)?.invoice).toEqual(read);
    const line = within(notice).getByRole('row', { name: /^Número/ });
    expect(line).toHaveTextContent('4321');
    expect(line).toHaveTextContent(String(read['documentNumber']));
    expect(number).toHaveValue('4321');

    await user.click(within(notice).getByRole('button', { name: 'Preencher os campos vazios' }));
    expect(number).toHaveValue('4321');
    expect(screen.getByLabelText(/^Nome do emissor/)).toHaveValue(String(read['partnerName']));
    await user.click(within(notice).getByRole('button', { name: 'Usar a leitura da IA em Número' }));
    expect(number).toHaveValue(String(read['documentNumber']));
    await user.click(await button('Salvar'));
    expect(await screen.findByText('Dados salvos.', {}, SLOW)).toBeVisible();
    const [saved] = callsTo(SAVE);
    expect(saved?.body).toMatchObject({
      PreReleasedInvoice: { documentNumber: read['documentNumber'], confirmedFields: ['documentNumber'] },
    });
  }, 60_000);
});
