import { configure, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { callsTo, openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { addDays, formatDate, today } from '@/platform/format/date';
import { financeRoutes } from '../financeRoutes';
import { Component as CashFlowPage } from './CashFlowPage';
import { backend } from '../../../../mocks/faults/backend';

configure({ defaultHidden: true });
startDemo({
  routes: financeRoutes,
  namespaces: ['financeCashFlow', 'chart', 'grid', 'forms', 'common', 'ui'],
});

const CALL = '/CashFlow/GetAnnual';
const open = (search = '') =>
  openSignedIn({
    routes: [{ path: '/fluxo-de-caixa', element: <CashFlowPage /> }],
    at: `/fluxo-de-caixa${search}`,
  });
const year = Number(today().slice(0, 4));
const item = (id: number, date: string, value: number, businessMovement: string, kind = 'PAYMENT') => ({
  id,
  kind,
  documentId: 50 + id,
  documentNumber: `N${id}`,
  partnerPersonName: 'COOPERATIVA',
  businessMovement,
  financialRatingId: businessMovement === 'INCOME' ? 13 : 1,
  date,
  value,
});
const answer = {
  openingDate: `${year}-01-01`,
  openingBalance: 10_000,
  otherCurrencies: [],
  ratings: [
    { id: 13, code: '1.01.001', name: 'VENDA DE SOJA', subgroupName: 'VENDAS', groupName: 'RECEITAS' },
    { id: 1, code: '2.01.001', name: 'DEFENSIVOS', subgroupName: 'INSUMOS', groupName: 'DESPESAS' },
  ],
  items: [
    item(1, `${year}-01-05`, 5_000, 'INCOME'),
    item(2, `${year}-01-31`, 8_000, 'EXPENSE'),
    item(3, `${year}-02-01`, 2_000, 'INCOME'),
    item(4, `${year}-02-02`, 500, 'EXPENSE'),
  ],
};

it('accumulates the sums of each month from what was in the banks', async () => {
  backend.answers('readMonthlyCashFlow', {
    openingBalance: 10_000,
    otherCurrencies: [],
    months: [
      { month: 1, incomeValue: 5_000, expenseValue: 8_000 },
      { month: 2, incomeValue: 2_000, expenseValue: 500 },
      { month: 3, incomeValue: null, expenseValue: 0 },
    ],
  });
  open('?ver=mensal');
  const january = await screen.findByRole('row', { name: /^Jan/ });
  expect(january).toHaveTextContent('10.000,005.000,008.000,00-3.000,007.000,00');
  expect(screen.getByRole('row', { name: /^Fev/ })).toHaveTextContent('8.500,00');
  // An unknown month is not zero, and nothing is accumulated after it.
  expect(screen.getByRole('row', { name: /^Mar/ })).toHaveTextContent('8.500,00–0,00––');
  expect(callsTo(CALL)).toHaveLength(0);
});

it('shows the next 90 days as a line, what drives a dip and what would fill it', async () => {
  backend.answers('readAnnualCashFlow', {
    ...answer,
    items: [
      item(1, addDays(today(), -20), 3_000, 'EXPENSE'),
      item(2, addDays(today(), 10), 15_000, 'EXPENSE', 'TITLE'),
      item(3, addDays(today(), 40), 9_000, 'INCOME', 'TITLE'),
    ],
  });
  const { user, router } = open();
  await user.click(await screen.findByRole('button', { name: 'Próximos 90 dias' }));
  const dips = await screen.findByRole('list', { name: 'Quedas do saldo' });
  expect(dips).toHaveTextContent(`${formatDate(addDays(today(), 10))}: o saldo fica negativo`);
  expect(dips).toHaveTextContent(/-R\$\s8\.000,00/);
  expect(within(dips).getByRole('button', { name: 'COOPERATIVA · N3' })).toBeInTheDocument();
  await user.click(within(dips).getByRole('button', { name: 'COOPERATIVA · N2' }));
  expect(router.state.location.search).toContain('id=52');
  await user.click(screen.getByRole('button', { name: 'Ver como tabela' }));
  expect(
    await screen.findByRole('row', { name: new RegExp(formatDate(addDays(today(), 40))) }),
  ).toHaveTextContent('1.000,00');
});

it('shows the accounts by month, and the documents of a cell', async () => {
  backend.answers('readAnnualCashFlow', answer);
  const { user, router } = open();
  const account = await screen.findByRole('row', { name: /^DEFENSIVOS/ });
  const cell = within(account).getByRole('gridcell', { name: '8.000,00' });
  await user.click(cell);
  const title = { name: `DEFENSIVOS · Jan ${year}` };
  await user.click(within(await screen.findByRole('dialog', title)).getByRole('button', { name: 'Fechar' }));
  // By the keyboard too: the same cell still has the focus.
  await waitFor(() => expect(cell).toHaveFocus());
  await user.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', title);
  await user.click(within(dialog).getByRole('button', { name: 'N2' }));
  expect(router.state.location.search).toContain('id=52');
});

it('asks for every bank of the customer, and says so when none is left', async () => {
  open('?bancos=');
  expect(await screen.findByText('Nenhum banco escolhido')).toBeInTheDocument();
  expect(callsTo(CALL)).toHaveLength(0);
});

it('shows the demo’s own flow with a balance in each month', async () => {
  open('?ver=mensal');
  const last = await screen.findByRole('row', { name: /^Dez/ });
  expect(last).not.toHaveTextContent('–');
  expect(last).toHaveTextContent('Previsto');
});

it('offers to ask again when the call fails', async () => {
  backend.breaks('readAnnualCashFlow');
  open();
  expect(await screen.findByRole('button', { name: 'Tentar novamente' })).toBeInTheDocument();
});
