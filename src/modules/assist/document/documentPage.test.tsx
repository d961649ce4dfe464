import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { backend } from '../../../../mocks/faults/backend';
import { demo } from '../../../../mocks/state';
import { callsTo, openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { assistRoutes } from '../assistRoutes';
import { Component as DocumentPage } from './AssistDocumentPage';

vi.mock('./EntryPane', () => ({
  EntryPane: ({ readOnly }: { readOnly: boolean }) => <p>{readOnly ? 'só leitura' : 'digitação'}</p>,
}));
vi.mock('@/domain/invoices/files/AttachmentPane', () => ({
  AttachmentPane: ({ attachments, chosen }: { attachments: readonly object[]; chosen: number }) => (
    <p>{`arquivo ${chosen + 1} de ${attachments.length}`}</p>
  ),
}));

startDemo({
  routes: assistRoutes,
  namespaces: ['assist', 'assistDocument', 'invoices', 'fiscal', 'viewer', 'forms', 'common', 'ui'],
});
const { happyDOM } = window as unknown as { happyDOM: { setViewport: (size: { width: number }) => void } };
afterEach(() => happyDOM.setViewport({ width: 1024 }));

const open = (id: number | string, tab = 'novos-documentos', search = '') =>
  openSignedIn({
    account: 'suporte',
    routes: [
      { path: '/assist/:id/documento/:documentId', element: <DocumentPage /> },
      { path: '*', element: <p>outra</p> },
    ],
    at: `/assist/${tab}/documento/${id}${search}`,
  });
const GET = '/CustomerAssistDocument/GetById';
const missing = () => screen.findByText('Documento não encontrado');
const back = () => screen.getByRole('link', { name: 'Voltar à mesa' });
const retry = () => screen.queryByRole('button', { name: 'Tentar novamente' });

/** A document that waits, with the files that it came with. */
function waiting() {
  const row = demo.world.assistDocuments.find(
    ({ status, active, assistantUserId, files }) =>
      status === 'ENVIADO' && active && assistantUserId === null && files.length > 0,
  );
  if (!row) throw new Error('the demo has no document that waits');
  return row;
}

describe('the address of a document', () => {
  it.each(['0', '-1', '1.5', 'abc'])('with %s is of none', async (id) => {
    open(id);
    expect(await missing()).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(back()).toHaveAttribute('href', '/assist/novos-documentos');
    expect(callsTo(GET)).toHaveLength(0);
  });

  it('of a list that is none leads back to all', async () => {
    open('0', 'outros');
    expect(await missing()).toBeVisible();
    expect(back()).toHaveAttribute('href', '/assist/todos-documentos');
  });

  it('of a document that is none says so, without another try', async () => {
    open(999_999);
    expect(await missing()).toBeVisible();
    expect(back()).toHaveAttribute('href', '/assist/novos-documentos');
    expect(callsTo(GET)).toHaveLength(1);
    expect(retry()).toBeNull();
  });

  it('of a document that did not come offers another try', async () => {
    backend.breaks('openAssistDocument', { times: 1 });
    const { user } = open(waiting().id);
    await waitFor(() => expect(retry()).not.toBeNull());
    expect(screen.queryByText('Documento não encontrado')).toBeNull();
    await user.click(retry() ?? document.body);
    expect(await screen.findByText('só leitura')).toBeVisible();
  });
});

describe('the page of a document', () => {
  const heading = (number: number) => screen.findByRole('heading', { name: `Documento nº ${number}` });
  const start = () => screen.queryByRole('button', { name: 'Iniciar assistência' });

  it('is read until the work on it begins', async () => {
    const row = waiting();
    const { user } = open(row.id);
    expect(await screen.findByText('só leitura')).toBeVisible();
    expect(document.title).toContain('Documento nº');
    await user.click(start() ?? document.body);
    expect(await screen.findByText('digitação')).toBeVisible();
    await waitFor(() => expect(start()).toBeNull());
    expect(demo.world.assistDocuments.get(row.id)?.assistantUserId).not.toBeNull();
  });

  it('is loaded again where the work cannot begin', async () => {
    const { id } = waiting();
    const { user } = open(id);
    await screen.findByText('só leitura');
    backend.breaks('startAssistance', { times: 1 });
    await user.click(start() ?? document.body);
    await waitFor(() => expect(callsTo(GET)).toHaveLength(2));
    expect(await screen.findByText('só leitura')).toBeVisible();
  });

  it('opened to be looked at is read, even by the one who has it', async () => {
    const { id } = waiting();
    const first = open(id);
    await screen.findByText('só leitura');
    await first.user.click(start() ?? document.body);
    await screen.findByText('digitação');
    await first.router.navigate(`/assist/novos-documentos/documento/${id}?modo=ver`);
    expect(await screen.findByText('só leitura')).toBeVisible();
    expect(start()).toBeNull();
  });

  it('has its keys at hand, until they are closed', async () => {
    const { user } = open(waiting().id);
    await screen.findByText('só leitura');
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.keyDown(document.body, { key: '?' });
    expect(await screen.findByRole('dialog')).toBeVisible();
    const [close] = screen.getAllByRole('button', { name: 'Fechar' });
    await user.click(close ?? document.body);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('shows another of its files by a key, and stays at the first and at the last', async () => {
    const row = waiting();
    const [file] = row.files;
    demo.world.assistDocuments.update(row.id, { files: file ? [file, { ...file, id: file.id + 9000 }] : [] });
    open(row.id);
    expect(await screen.findByText('arquivo 1 de 2')).toBeVisible();
    const press = (code: string) => fireEvent.keyDown(document.body, { altKey: true, code });
    for (const [code, shown] of [
      ['PageUp', 1],
      ['PageDown', 2],
      ['PageDown', 2],
      ['PageUp', 1],
    ] as const) {
      press(code);
      expect(screen.getByText(`arquivo ${shown} de 2`)).toBeVisible();
    }
  });

  const tabs = () => screen.queryAllByRole('tab').map(({ textContent }) => textContent?.trim());
  const chosen = () => screen.getByRole('tab', { selected: true }).textContent?.trim();

  it('has its file beside it on a wide screen', async () => {
    const { user } = open(waiting().id);
    expect(await screen.findByText('só leitura')).toBeVisible();
    expect(tabs().slice(-2)).toEqual(['Dados', expect.stringMatching(/^Conversa/)]);
    expect(tabs()).not.toContain('Documento');
    await user.click(screen.getByRole('tab', { name: /^Conversa/ }));
    expect(screen.getByText('só leitura')).not.toBeVisible();
    expect(screen.getByRole('tabpanel', { name: /^Conversa/ })).toBeVisible();
  });

  it('begins with the file on a small screen; what is typed stays while it is looked at', async () => {
    happyDOM.setViewport({ width: 600 });
    const row = waiting();
    const { user } = open(row.id);
    await heading(row.identificationNumber);
    await waitFor(() => expect(tabs()).toContain('Documento'));
    expect(chosen()).toBe('Documento');
    expect(screen.getByText('só leitura')).not.toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Dados' }));
    expect(screen.getByText('só leitura')).toBeVisible();
    expect(screen.queryByRole('tabpanel', { name: 'Documento' })).toBeNull();
  });

  it('begins with the entry on a small screen where there is no file', async () => {
    happyDOM.setViewport({ width: 600 });
    const row = waiting();
    demo.world.assistDocuments.update(row.id, { files: [] });
    open(row.id);
    expect(await screen.findByText('só leitura')).toBeVisible();
    expect(chosen()).toBe('Dados');
  });
});
