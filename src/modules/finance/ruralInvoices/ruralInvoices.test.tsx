import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { demo } from '../../../../mocks/state';
import { callsTo, openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { configureKeptData } from '@/platform/store/keptAnswers';
import { financeRoutes } from '../financeRoutes';
import { Component as FavouritesPage } from './FavouritesPage';
import { Component as RegistrationPage } from './InvoiceRegistrationPage';
import { Component as ListPage } from './RuralInvoicesPage';
import { Component as RegistersPage } from './RuralRegistersPage';

vi.setConfig({ testTimeout: 180_000 });

startDemo({
  routes: financeRoutes,
  namespaces: ['common', 'ui', 'grid', 'forms', 'register', 'fiscal', 'ruralInvoices', 'ruralInvoiceEvents'],
});

beforeAll(() => configureKeptData({ get: () => Promise.resolve(undefined), set: () => Promise.resolve() }));
afterAll(() => configureKeptData());

const open = (at: string, account = 'nfpe') =>
  openSignedIn({
    account,
    routes: [
      { path: '/nota-rural', element: <ListPage /> },
      { path: '/nota-rural/cadastro', element: <RegistrationPage /> },
      { path: '/nota-rural/favoritos', element: <FavouritesPage /> },
      { path: '/cadastros-nota-rural/:id?', element: <RegistersPage /> },
      { path: '/404', element: <h1>Página não encontrada</h1> },
    ],
    at,
  });

const invoices = () => demo.world.ruralInvoices.invoices;
const LONG = { timeout: 20_000 };

it('issues a favourite with the weight and price of today, once', async () => {
  const before = invoices().all().length;
  const { user } = open('/nota-rural/favoritos');
  await user.click(await screen.findByRole('button', { name: 'Emitir com este' }, LONG));
  await user.type(screen.getByLabelText(/^Quantidade de hoje: SOJA EM GRAOS/), '36180');
  const sack = screen.getByLabelText(/^Preço por saca de 60 kg/);
  await user.clear(sack);
  await user.type(sack, '132');
  await user.tab();
  expect(await screen.findByText(/Total: R\$\s79\.596,00/)).toBeVisible();
  await user.dblClick(screen.getByRole('button', { name: 'Emitir nota' }));
  expect(await screen.findByText('Autorizada', {}, LONG)).toBeVisible();
  expect(invoices().all()).toHaveLength(before + 1);
  expect(invoices().all().at(-1)).toMatchObject({ state: 'AUTHORIZED', number: 1, series: 920 });
});

it('shows why an invoice was refused, and leads to the field', async () => {
  const row = invoices().find((each) => each.customerId === 16 && each.state === 'DRAFT');
  if (!row) throw new Error('no draft');
  const content = row.items.map((item) => ({ ...item, icms: { ...item.icms, benefitCode: '' } }));
  invoices().update(row.id, { items: content });
  const { user } = open(`/nota-rural/cadastro?nota=${row.id}`);
  expect(await screen.findByText('Nada impede o envio.', {}, LONG)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Emitir nota' }));
  expect(await screen.findByText('Rejeição 930', {}, LONG)).toBeVisible();
  expect(screen.getByText(/O estado exige o código de benefício/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Corrigir e reenviar' }));
  const field = await screen.findByLabelText(/^Código de benefício/, {}, LONG);
  await waitFor(() => expect(field).toHaveFocus());
  await user.type(field, 'PR830001');
  await user.click(screen.getByRole('button', { name: 'Emitir nota' }));
  expect(await screen.findByText('Autorizada', {}, LONG)).toBeVisible();
  expect(invoices().need(row.id)).toMatchObject({ state: 'AUTHORIZED', number: 149 });
});

it('lists what the tax office would refuse and sends nothing before', async () => {
  const { user } = open('/nota-rural/cadastro');
  const panel = await screen.findByRole('region', { name: /pontos que a Sefaz recusaria/ }, LONG);
  await user.click(screen.getByRole('button', { name: 'Emitir nota' }));
  expect(invoices().find((row) => row.clientKey !== null)).toBeUndefined();
  await user.click(within(panel).getByRole('button', { name: 'Informe o logradouro do destinatário.' }));
  await waitFor(() => expect(screen.getByLabelText(/^Logradouro/)).toHaveFocus());
});

it('lists invoices with state, value and what is next, and sums them up', async () => {
  open('/nota-rural');
  const sums = await screen.findByRole('group', { name: 'Totais por situação' }, LONG);
  expect(within(sums).getByRole('group', { name: 'Rejeitada' })).toBeVisible();
  expect(await screen.findByText('Corrigir a rejeição 225', {}, LONG)).toBeVisible();
});

it('has seven registers; another word is a page that does not exist', async () => {
  open('/cadastros-nota-rural/naturezas');
  expect(await screen.findByText('REMESSA PARA DEPOSITO EM ARMAZEM GERAL', {}, LONG)).toBeVisible();
  cleanup();
  open('/cadastros-nota-rural/bancos');
  expect(await screen.findByText('Página não encontrada')).toBeVisible();
});

it('asks what became of a sending whose answer was lost before it sends again, and makes one invoice', async () => {
  const row = invoices().find((each) => each.customerId === 16 && each.state === 'DRAFT');
  if (!row) throw new Error('no draft');
  const before = invoices().all().length;
  demo.faults.push({
    method: 'POST',
    path: '/ruralinvoice/transmit',
    status: 0,
    body: undefined,
    delayMs: 0,
    times: 1,
  });
  const { user } = open(`/nota-rural/cadastro?nota=${row.id}`);
  expect(await screen.findByText('Nada impede o envio.', {}, LONG)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Emitir nota' }));
  expect(await screen.findByText(/sem conexão|não foi possível|tente novamente/i, {}, LONG)).toBeVisible();
  expect(invoices().need(row.id).state).toBe('DRAFT');
  await user.click(screen.getByRole('button', { name: 'Emitir nota' }));
  expect(await screen.findByText('Autorizada', {}, LONG)).toBeVisible();
  const [first, second] = callsTo('/RuralInvoice/Transmit').map(({ body }) => body);
  expect(second ?? first).toMatchObject({ id: row.id });
  expect(callsTo('/RuralInvoice/GetStatus').some(({ query }) => 'requestId' in query)).toBe(true);
  expect(invoices().all()).toHaveLength(before);
});
