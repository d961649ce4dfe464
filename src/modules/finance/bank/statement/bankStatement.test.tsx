import { configure, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { backend } from '../../../../../mocks/faults/backend';
import { demo } from '../../../../../mocks/state';
import { callsTo, openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { addDays, today } from '@/platform/format/date';
import { formatCents } from '@/platform/format/money';
import { financeRoutes } from '../../financeRoutes';
import { Component as BankStatementPage } from './BankStatementPage';

configure({ defaultHidden: true });
startDemo({
  routes: financeRoutes,
  namespaces: ['financeBank', 'financeReconciliation', 'grid', 'forms', 'common', 'ui'],
});

const CALL = '/BankStatement/GetGridData';
const open = (search: string) =>
  openSignedIn({
    routes: [{ path: '/extrato-bancario', element: <BankStatementPage /> }],
    at: `/extrato-bancario${search}`,
  });

const bank = {
  id: 1,
  name: 'SICREDI',
  currencySymbol: 'R$',
  openingBalance: 10_000,
  bankClosingBalance: 7_000.1,
};
const line = (id: number, date: string, value: number) => ({
  id,
  currentAccountId: 1,
  currentAccountName: 'SICREDI',
  date: `${date}T00:00:00`,
  documentNumber: `N${id}`,
  history: `PAGAMENTO ${id}`,
  partnerPersonName: null,
  value,
  reconciled: false,
  documentId: null,
  businessMovement: 'EXPENSE',
});

it('asks for nothing until a bank is chosen, and offers them all', async () => {
  const { user } = open('');
  expect(await screen.findByText('Nenhum banco escolhido')).toBeInTheDocument();
  expect(screen.queryByText(/movimentos$/)).toBeNull();
  expect(callsTo(CALL)).toHaveLength(0);
  await user.click(await screen.findByRole('button', { name: 'Ver todas as contas' }));
  await waitFor(() => expect(callsTo(CALL)).toHaveLength(1));
  expect(await screen.findByText(/movimentos$/)).toBeInTheDocument();
  expect(screen.queryByText('Nenhum banco escolhido')).not.toBeInTheDocument();
});

it('reads the accounts again where they could not be read, before there is a bank to choose', async () => {
  backend.breaks('listAccountsToChoose', { times: 1 });
  const { user } = open('');
  expect(await screen.findByText('Não foi possível carregar as contas')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByRole('button', { name: 'Ver todas as contas' })).toBeVisible();
  expect(screen.getByText('Nenhum banco escolhido')).toBeInTheDocument();
});

it('refuses a search without a bank, and a period longer than the length chosen beside it', async () => {
  const { user } = open('');
  await user.click(await screen.findByRole('button', { name: /^Filtros/ }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Filtros' }));
  const search = () => user.click(drawer.getByRole('button', { name: 'Buscar' }));
  await search();
  expect(await drawer.findByText('Escolha ao menos um banco.')).toBeInTheDocument();
  const [bankBox] = await drawer.findAllByRole('checkbox');
  if (!bankBox) throw new Error('no bank to choose');
  await user.click(bankBox);
  const typeDay = async (name: RegExp, text: string) => {
    const field = drawer.getByRole('textbox', { name });
    await user.clear(field);
    await user.type(field, text);
  };
  await typeDay(/^Período: de/, '01/01/2026');
  await typeDay(/^Período: até/, '01/02/2026');
  await search();
  expect(await drawer.findByText(/^O período pode ter até 30 dias/)).toBeInTheDocument();
  await user.click(drawer.getByRole('combobox', { name: /^Duração/ }));
  await user.click(await screen.findByRole('option', { name: 'Até 1 ano' }));
  await typeDay(/^Período: até/, '02/01/2027');
  await search();
  expect(await drawer.findByText('O período pode ter até 1 ano.')).toBeInTheDocument();
  expect(callsTo(CALL)).toHaveLength(0);
  await typeDay(/^Período: até/, '01/01/2027');
  await search();
  await waitFor(() =>
    expect(callsTo(CALL)[0]?.query).toMatchObject({ startDate: '2026-01-01', endDate: '2027-01-01' }),
  );
});

it('shows the lines of 30 days with the balance after each, and the difference from the bank', async () => {
  const day = today();
  backend.answers('listStatement', { accounts: [bank], lines: [line(1, day, 5_000), line(2, day, -8_000)] });
  open('?filtro.banco=1');
  expect(await screen.findByText('PAGAMENTO 1')).toBeInTheDocument();
  expect(
    screen.getByText(
      /Saldo inicial R\$ 10\.000,00 \+ entradas R\$ 5\.000,00 − saídas R\$ 8\.000,00 = saldo final R\$ 7\.000,00 · saldo do banco R\$ 7\.000,10, diferença \+?(R\$ )?0,10/,
    ),
  ).toBeInTheDocument();
  expect(screen.getAllByText('15.000,00')).toHaveLength(1);
  expect(screen.getAllByText('7.000,00')).toHaveLength(2);
  expect(callsTo(CALL)[0]?.query).toMatchObject({ startDate: addDays(day, -30), endDate: day });
});

it('closes with what is in the account after every write-off', async () => {
  const { currentAccounts, writeOffs, documents, installments } = demo.world.finance;
  const account = currentAccounts.need(
    writeOffs.filter((row) => row.currentAccountId !== null)[0]?.currentAccountId ?? 0,
  );
  const cents = (value: number) => Math.round(value * 100);
  const closing = writeOffs
    .filter((row) => row.currentAccountId === account.id && row.paymentDate >= account.openingDate)
    .filter((row) => row.paymentDate.slice(0, 10) <= today())
    .reduce((sum, row) => {
      const moved =
        cents(row.value) - cents(row.discountValue) + cents(row.interestValue) + cents(row.penaltyValue);
      const { movement } = documents.need(installments.need(row.installmentId).documentId);
      return movement === 'EXPENSE' ? sum - moved : sum + moved;
    }, cents(account.openingBalance));
  open(`?filtro.banco=${account.id}`);
  const sum = await screen.findByText(/saldo do banco não informado/);
  expect(sum).toHaveTextContent(`${formatCents(closing)} · saldo do banco`);
});

it('says so when a line could not be read, and shows no balance', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  backend.answers('listStatement', { accounts: [bank], lines: [line(1, today(), 5), { id: 9, value: 'x' }] });
  open('?filtro.banco=1');
  expect(await screen.findByText('1 linha do extrato não pôde ser lida.')).toBeInTheDocument();
  expect(screen.queryByText(formatCents(1_000_500))).toBeNull();
  // The answer is compared with its shape a while later.
  await waitFor(() => expect(warned).toHaveBeenCalled());
  warned.mockRestore();
});

it('offers to ask again when the call fails', async () => {
  backend.breaks('listStatement');
  open('?filtro.banco=1');
  expect(await screen.findByRole('button', { name: 'Tentar novamente' })).toBeInTheDocument();
});

it('a line by hand is entered, an account is locked up to a day, and nothing of it changes then', async () => {
  const { user } = open('?filtro.banco=1');
  await user.click(await screen.findByRole('button', { name: /mais ações/i }));
  await user.click(await screen.findByRole('menuitem', { name: 'Nova linha' }));
  const dialog = await screen.findByRole('dialog', { name: 'Nova linha' });
  await user.click(within(dialog).getByRole('button', { name: 'Salvar' }));
  expect((await within(dialog).findAllByText(/obrigatório/i)).length).toBeGreaterThan(0);
  await user.type(within(dialog).getByLabelText(/^Valor/), '12,34');
  await user.type(within(dialog).getByLabelText(/^Histórico/), 'ACERTO DE CAIXA');
  await user.click(within(dialog).getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('ACERTO DE CAIXA')).toBeInTheDocument();
  expect(callsTo('/BankStatement/Create')[0]?.body).toMatchObject({ currentAccountId: 1, value: -12.34 });

  await user.click(await screen.findByRole('button', { name: /mais ações/i }));
  await user.click(await screen.findByRole('menuitem', { name: 'Conferir até…' }));
  await user.click(await screen.findByRole('button', { name: 'Conferir' }));
  expect(await screen.findByText(/^Conta conferida até .*: até esse dia/)).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: 'Excluir linha' })[0]).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

it('reverses a payment after naming it, and its title is open again', async () => {
  const { writeOffs, currentAccounts, installments } = demo.world.finance;
  const account = currentAccounts.need(1);
  const title = installments.find(({ customerId }) => customerId === account.customerId);
  if (!title) throw new Error('the demo has no title');
  for (const row of writeOffs.all()) if (row.currentAccountId === account.id) writeOffs.remove(row.id);
  writeOffs.insert({
    customerId: account.customerId,
    installmentId: title.id,
    writeOffDate: `${today()}T00:00:00`,
    paymentDate: `${today()}T00:00:00`,
    value: 7,
    discountValue: 0,
    interestValue: 0,
    penaltyValue: 0,
    paymentId: 1,
    currentAccountId: account.id,
    creditCardId: null,
    statementNumber: null,
  });
  const { user } = open('?filtro.banco=1');
  await user.click(await screen.findByRole('button', { name: 'Estornar' }));
  const confirmation = await screen.findByRole('alertdialog');
  expect(confirmation).toHaveTextContent('Este pagamento será excluído');
  await user.click(within(confirmation).getByRole('button', { name: 'Estornar' }));
  expect(await screen.findByText('Estornado com sucesso.')).toBeInTheDocument();
  expect(writeOffs.filter(({ currentAccountId }) => currentAccountId === account.id)).toHaveLength(0);
});
