import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { backend } from '../../../../mocks/faults/backend';
import { server } from '../../../../mocks/server';
import { callsTo, openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { addDays, formatDate, today } from '@/platform/format/date';
import { defineRoutes } from '@/platform/routing/defineRoutes';
import { financeRoutes } from '../financeRoutes';
import { InvoiceDialog } from './InvoiceDialog';
import { KnownCell } from './KnownCell';
import type { EventKind, ManifestRow } from './manifestRow';
import { SendDialog } from './SendDialog';

const elsewhere = defineRoutes({
  assistProducer: {
    path: '/assist-produtor',
    title: 'common:appName',
    page: () => Promise.reject(new Error('not here')),
  },
});
startDemo({
  routes: { ...financeRoutes, ...elsewhere },
  namespaces: ['common', 'ui', 'forms', 'fiscal', 'financeManifest'],
});

const row = (id: number, over: Partial<ManifestRow> = {}): ManifestRow => ({
  id,
  version: `v${id}`,
  accessKey: '',
  number: `N${id}`,
  issuerName: '',
  issuerDocument: '',
  issueDate: today(),
  authorisedOn: today(),
  value: null,
  cancelled: false,
  events: [],
  knownIn: null,
  documentId: null,
  movement: 'EXPENSE',
  preLaunchId: null,
  assistId: null,
  ...over,
});
const show = (element: React.ReactNode, account = 'produtor') =>
  openSignedIn({ account, routes: [{ path: '/x', element }], at: '/x' });

describe('an event that is sent', () => {
  const CALL = '/DocumentManifest/Manifest';
  const open = async (kind: EventKind, rows: readonly ManifestRow[]) => {
    const onClose = vi.fn();
    const { user } = show(<SendDialog kind={kind} rows={rows} onClose={onClose} />);
    const dialog = within(await screen.findByRole('dialog'));
    const send = () => user.click(dialog.getByRole('button', { name: 'Enviar à Sefaz' }));
    return { user, dialog, send, onClose };
  };
  const answer = (...refusals: readonly string[]) =>
    backend.answers(
      { method: 'POST', path: CALL },
      refusals.map((message, at) => ({ id: String(at + 1), message })),
    );

  it('goes of each invoice that takes it, as it was read; of the others it is said why not', async () => {
    answer('', '');
    const late = { authorisedOn: addDays(today(), -11) };
    const { dialog, send, onClose } = await open('AWARE', [
      row(1),
      row(2),
      row(3, { cancelled: true }),
      row(4, late),
      row(5, late),
    ]);
    expect(screen.getByRole('dialog', { name: 'Dar ciência: 2 notas' })).toBeVisible();
    expect(dialog.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      '1 nota da seleção fica de fora: O emitente cancelou a nota.',
      '2 notas da seleção ficam de fora: O prazo da ciência, de 10 dias, acabou.',
    ]);
    expect(dialog.queryByLabelText(/^Justificativa/)).toBeNull();
    await send();
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(callsTo(CALL)[0]?.body).toEqual({
      documents: [
        { id: 1, version: 'v1' },
        { id: 2, version: 'v2' },
      ],
      kind: 'AWARE',
      reason: null,
    });
    expect(await screen.findByText('2 notas manifestadas.')).toBeVisible();
  });

  it('names issuer, number, day and value of each invoice', async () => {
    const one = row(1, { issuerName: 'COOPERATIVA', issuerDocument: '11222333000181', value: 1_234_56 });
    const many = Array.from({ length: 10 }, (_, at) => row(at + 2));
    const { dialog } = await open('CONFIRM', [one, ...many]);
    const [first, ...others] = within(
      dialog.getByRole('list', { name: 'Notas desta manifestação' }),
    ).getAllByRole('listitem');
    expect(first?.textContent?.replaceAll(/\s/g, ' ')).toBe(
      `COOPERATIVA · 11.222.333/0001-81 · nº N1 · ${formatDate(today())} · R$ 1.234,56`,
    );
    expect(others.at(-1)).toHaveTextContent('e mais 1 nota');
  });

  it('may be refused of some', async () => {
    answer('', 'Rejeição 650.');
    const { send } = await open('CONFIRM', [row(1), row(2)]);
    await send();
    expect(await screen.findByText('1 nota manifestada.')).toBeVisible();
    expect(await screen.findByText('N2: Rejeição 650.')).toBeVisible();
  });

  it('may be refused of all', async () => {
    answer('Rejeição 650.');
    const { send } = await open('CONFIRM', [row(1)]);
    await send();
    expect(await screen.findByText('N1: Rejeição 650.')).toBeVisible();
    expect(screen.queryByText(/manifestada/)).toBeNull();
  });

  it('goes nowhere where no invoice takes it', async () => {
    const { dialog, send } = await open('CONFIRM', [row(1, { cancelled: true })]);
    expect(dialog.getByRole('button', { name: 'Enviar à Sefaz' })).toHaveAttribute('aria-disabled', 'true');
    await send();
    expect(callsTo(CALL)).toHaveLength(0);
  });

  it('needs a reason of 15 signs where the operation was not done', async () => {
    answer('');
    const { user, dialog, send, onClose } = await open('NOT_DONE', [row(1)]);
    const reason = dialog.getByLabelText(/^Justificativa/);
    await user.type(reason, 'x'.repeat(14));
    await send();
    await waitFor(() => expect(reason).toBeInvalid());
    await waitFor(() => expect(reason).toHaveFocus());
    expect(callsTo(CALL)).toHaveLength(0);
    await user.type(reason, 'y');
    await send();
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(callsTo(CALL)[0]?.body).toMatchObject({ kind: 'NOT_DONE', reason: `${'x'.repeat(14)}y` });
  });
});

describe('where an invoice is in the system', () => {
  const cell = (over: Partial<ManifestRow>, account?: string) =>
    show(<KnownCell row={row(1, over)} />, account);

  it('is nowhere', async () => {
    cell({});
    expect(await screen.findByText('Não lançada')).toBeVisible();
  });

  it.each([
    ['DOCUMENT', { documentId: null, preLaunchId: 4, assistId: 5 }, 'Já lançada'],
    ['PRE_LAUNCH', { preLaunchId: null, documentId: 4, assistId: 5 }, 'Já no pré-lançamento'],
    ['ASSIST', { assistId: null, documentId: 4, preLaunchId: 5 }, 'Já no Assist'],
  ] as const)('is %s without a way there where its record is not known', async (knownIn, over, words) => {
    cell({ knownIn, ...over });
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('opens its document', async () => {
    const { user, router } = cell({ knownIn: 'DOCUMENT', documentId: 8 });
    await user.click(await screen.findByRole('button', { name: 'Já lançada' }));
    expect(decodeURIComponent(router.state.location.search)).toMatch(/documento.*8.*EXPENSE/);
  });

  it.each([
    [{ knownIn: 'PRE_LAUNCH', preLaunchId: 4 }, 'Já no pré-lançamento', '/pre-lancamento-edicao?documento=4'],
    [{ knownIn: 'ASSIST', assistId: 5 }, 'Já no Assist', '/assist-produtor?documento=5'],
  ] as const)('leads there: %o', async (over, name, address) => {
    cell(over);
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', address);
  });
});

describe('an invoice that is read', () => {
  const xml = (text: string) =>
    server.use(http.get('*/DocumentManifest/GetXml', () => new HttpResponse(text)));
  const open = () => show(<InvoiceDialog row={row(1)} onClose={vi.fn()} />);

  it('may be no invoice; its file is given all the same', async () => {
    xml('<nada/>');
    open();
    expect(await screen.findByText('O arquivo não pôde ser lido como nota.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Baixar XML' })).toBeVisible();
    expect(document.querySelector('[aria-busy="true"]')).toBeNull();
  });

  it('is requested again where it did not come', async () => {
    server.use(http.get('*/DocumentManifest/GetXml', () => HttpResponse.json({}, { status: 500 })));
    const { user } = open();
    const again = await screen.findByRole('button', { name: 'Tentar novamente' });
    expect(screen.queryByRole('button', { name: 'Baixar XML' })).toBeNull();
    xml('<nada/>');
    await user.click(again);
    expect(await screen.findByText('O arquivo não pôde ser lido como nota.')).toBeVisible();
  });
});
