import { configure, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { demo } from '../../../../../mocks/state';
import { answerWith, callsTo, openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { addDays, today } from '@/platform/format/date';
import { formatCents } from '@/platform/format/money';
import { financeRoutes } from '../../financeRoutes';
import { Component as BankStatementPage } from './BankStatementPage';

configure({ defaultHidden: true });
startDemo({ routes: financeRoutes, namespaces: ['financeBank', 'grid', 'forms', 'common', 'ui'] });

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

it('asks for nothing until a bank is chosen', async () => {
  open('');
  expect(await screen.findByText('Nenhum banco escolhido')).toBeInTheDocument();
  expect(callsTo(CALL)).toHaveLength(0);
});

it('shows the lines of 30 days with the balance after each, and the difference from the bank', async () => {
  const day = today();
  answerWith(CALL, { accounts: [bank], lines: [line(1, day, 5_000), line(2, day, -8_000)] });
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
  answerWith(CALL, { accounts: [bank], lines: [line(1, today(), 5), { id: 9, value: 'x' }] });
  open('?filtro.banco=1');
  expect(await screen.findByText('1 linha do extrato não pôde ser lida.')).toBeInTheDocument();
  expect(screen.queryByText(formatCents(1_000_500))).toBeNull();
});

it('offers to ask again when the call fails', async () => {
  answerWith(CALL, {}, { status: 500 });
  open('?filtro.banco=1');
  expect(await screen.findByRole('button', { name: 'Tentar novamente' })).toBeInTheDocument();
});
