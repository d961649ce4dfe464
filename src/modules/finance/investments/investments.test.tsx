import { configure, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { backend } from '../../../../mocks/faults/backend';
import { demo } from '../../../../mocks/state';
import { callsTo, openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { financeRoutes } from '../financeRoutes';
import { Component as InvestmentsPage } from './InvestmentsPage';

configure({ defaultHidden: true });
startDemo({ routes: financeRoutes, namespaces: ['financeInvestments', 'grid', 'forms', 'common', 'ui'] });

const open = (search = '?conta=1') =>
  openSignedIn({
    routes: [{ path: '/aplicacoes-financeiras', element: <InvestmentsPage /> }],
    at: `/aplicacoes-financeiras${search}`,
  });
const rowOf = async (product: string) => {
  const cell = await screen.findByText(product);
  const row = cell.closest('[role="row"]');
  if (!(row instanceof HTMLElement)) throw new Error('the product stands in no row');
  return within(row);
};

it('asks for nothing until an account is chosen', async () => {
  open('');
  expect(
    await screen.findByText('Nenhuma conta escolhida', { selector: 'h2, h3, p, strong' }),
  ).toBeInTheDocument();
  expect(screen.queryByText('aplicações')).toBeNull();
  expect(callsTo('/FinancialInvestment/GetGridData')).toHaveLength(0);
});

it('redeems all with the taxes of the table, and takes it back', async () => {
  const { user } = open();
  const row = await rowOf('CDB 104% DO CDI');
  expect(row.getByText('104.800,00')).toBeInTheDocument();
  await user.click(row.getByRole('button', { name: 'Resgatar' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Resgate/ }));
  expect(dialog.getByLabelText(/^IR/)).toHaveValue('1.200,00');
  expect(dialog.getByText(/Líquido na conta: R\$\s104\.800,00/)).toBeInTheDocument();
  const principal = dialog.getByLabelText(/^Principal resgatado/);
  await user.clear(principal);
  await user.type(principal, '200000');
  await user.click(dialog.getByRole('button', { name: 'Resgatar' }));
  expect((await dialog.findAllByText(/O saldo aplicado é de/)).length).toBeGreaterThan(0);
  await user.click(dialog.getByRole('button', { name: 'Resgatar tudo' }));
  await user.click(dialog.getByRole('button', { name: 'Resgatar' }));
  expect(await screen.findByText('Resgate registrado.')).toBeInTheDocument();
  expect(callsTo('/FinancialInvestment/Redeem').at(-1)?.body).toMatchObject({
    principal: 100_000,
    income: 6000,
    incomeTax: 1200,
    iof: 0,
  });
  const moved = () =>
    demo.world.finance.statementLines.filter(({ investmentId }) => investmentId !== undefined);
  expect(moved()).toMatchObject([{ amount: 104_800 }]);

  const after = await rowOf('CDB 104% DO CDI');
  await user.click(after.getByRole('button', { name: 'Estornar último resgate' }));
  const confirmation = within(await screen.findByRole('alertdialog'));
  await user.click(confirmation.getByRole('button', { name: 'Estornar último resgate' }));
  expect(await screen.findByText('Estornado com sucesso.')).toBeInTheDocument();
  expect(moved()).toHaveLength(0);
});

it('takes next month’s deposit of a position', async () => {
  const { user } = open();
  const row = await rowOf('FUNDO RENDA FIXA AGRO');
  await user.click(row.getByRole('button', { name: 'Novo aporte' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Aporte: FUNDO RENDA FIXA AGRO' }));
  const value = dialog.getByLabelText(/^Valor/);
  await user.clear(value);
  await user.type(value, '321,45');
  await user.click(dialog.getByRole('button', { name: 'Aplicar' }));
  expect(await screen.findByText('Aporte registrado.')).toBeInTheDocument();
  const { statementLines } = demo.world.finance;
  expect(statementLines.filter(({ amount }) => amount === -321.45)).toHaveLength(1);
});

it('due dates of deposits must be all the same; an unknown gain is no zero', async () => {
  const { user } = open();
  expect((await rowOf('FUNDO RENDA FIXA AGRO')).getAllByText('–').length).toBeGreaterThanOrEqual(4);
  await user.click(screen.getByRole('button', { name: 'Aplicar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Nova aplicação' }));
  await user.click(dialog.getByRole('combobox', { name: /Tipo/ }));
  await user.click(await screen.findByRole('option', { name: 'CDB' }));
  await user.type(dialog.getByLabelText(/^Produto bancário/), 'CDB NOVO');
  await user.click(dialog.getByRole('button', { name: 'Adicionar aporte' }));
  const [first, second] = dialog.getAllByLabelText(/^Valor/);
  const [due] = dialog.getAllByLabelText(/^Vencimento/);
  if (!first || !second || !due) throw new Error('there are no two deposits');
  await user.type(first, '100,00');
  await user.type(second, '50,00');
  await user.type(due, '31/12/2099');
  await user.click(dialog.getByRole('button', { name: 'Aplicar' }));
  expect((await dialog.findAllByText(/deve ser vazio ou o mesmo em todos/)).length).toBeGreaterThan(0);
  expect(callsTo('/FinancialInvestment/Invest')).toHaveLength(0);
  await user.clear(due);
  await user.click(dialog.getByRole('button', { name: 'Aplicar' }));
  expect(await screen.findByText('Aplicação registrada.')).toBeInTheDocument();
  expect(await screen.findByText('CDB NOVO')).toBeInTheDocument();
});

it('offers to ask again when the call fails', async () => {
  backend.breaks('listInvestments');
  open();
  expect(await screen.findByRole('button', { name: 'Tentar novamente' })).toBeInTheDocument();
});
