import { screen, waitFor, waitForElementToBeRemoved, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { callsTo, openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { Component as IncomeExpensePage } from './pages/IncomeExpensePage';
import { defineRoutes } from '@/platform/routing/defineRoutes';
import { planningRoutes } from './planningRoutes';
import { backend } from '../../../mocks/faults/backend';

const report = defineRoutes({
  financeReportPlanning: {
    path: '/relatorio-de-planejamento',
    title: 'planning:overview.report',
    page: () => Promise.resolve({ Component: () => null }),
  },
});
startDemo({
  routes: { ...planningRoutes, ...report },
  namespaces: ['planning', 'activity', 'common', 'forms', 'grid', 'sheet', 'chart', 'ui'],
});

const PATH = '/planejamento/receitas-e-despesas';
const months = (month: number, value: number, empty: number | null = 0) =>
  Array.from({ length: 12 }, (_, at) => (at === month - 1 ? value : empty));
const answer = {
  plans: [],
  area: 150,
  accounts: [
    {
      id: 3,
      name: 'ADUBOS',
      subgroupName: 'INSUMOS',
      movement: 'EXPENSE',
      planned: months(8, 52_000),
      actual: months(8, 58_240, null),
    },
  ],
  products: [
    {
      id: '1',
      name: 'SOJA',
      unit: 'sc60',
      plannedQuantity: 9300,
      planned: months(8, 1_190_400),
      actualQuantities: months(8, 0, null),
      actual: months(8, 0, null),
    },
  ],
};
const open = (search = '') =>
  openSignedIn({
    routes: [
      { path: PATH, element: <IncomeExpensePage /> },
      { path: '/relatorio-de-planejamento', element: null },
    ],
    at: `${PATH}${search}`,
  });
const rowOf = async (name: RegExp) => screen.findByRole('row', { name });

test('figures are told for a hectare or a unit, and what cannot be told says why', async () => {
  backend.answers('readPlannedResult', answer, { times: 9 });
  const { router } = open('?medida=ha');
  expect(await rowOf(/ADUBOS/)).toHaveTextContent('346,67');
  expect(screen.getByRole('columnheader', { name: /Planejado no ano \(R\$\/ha\)/ })).toBeVisible();
  await router.navigate(`${PATH}?medida=unidade`);
  expect(await screen.findByText(/realizado por unidade não é conhecido/)).toBeVisible();
  expect(await rowOf(/ADUBOS/)).toHaveTextContent('5,59');
  expect(await rowOf(/ADUBOS/)).not.toHaveTextContent('58.240');
});

test('the expected end of the year is told beside the planned one', async () => {
  backend.answers('readPlannedResult', answer);
  open();
  expect(await screen.findByText(/despesa R\$\s58\.240,00.*planejado: -R\$\s52\.000,00/)).toBeVisible();
});

test('figures of before are marked while their plan waits for its recalculation, and come anew at its end', async () => {
  const year = new Date().getFullYear();
  const progress = (status: string, percent: number) => ({
    id: 7,
    status,
    percent,
    step: 'SUM',
    harvestYear: year,
    userName: 'MARIA',
    startedAt: new Date(Date.now() - 10_000).toISOString(),
  });
  const plan = (outdated: boolean) => ({
    ...answer,
    plans: [{ id: 1, title: 'SOJA', version: 2, approved: null, outdated }],
  });
  backend.answers('readPlannedResult', plan(true), { times: 99 });
  backend.answers('readRecalculation', progress('RUNNING', 60), { times: 99 });
  open(`?safra=${year}`);
  expect(await screen.findByText('Desatualizado')).toBeVisible();
  expect(await screen.findByText(/estão sendo recalculados/)).toBeVisible();
  expect(await rowOf(/ADUBOS/)).toBeVisible();
  backend.answers('readPlannedResult', plan(false), { times: 99 });
  backend.answers('readRecalculation', progress('DONE', 100), { times: 99 });
  await waitForElementToBeRemoved(() => screen.queryByText('Desatualizado'), { timeout: 5000 });
  expect(callsTo('/PlanningIncomeExpense/GetByHarvest')).toHaveLength(2);
});

test('a difference carries its sign and its verdict, on headings too', async () => {
  backend.answers('readPlannedResult', answer);
  open();
  expect(await rowOf(/ADUBOS/)).toHaveTextContent(/\+6\.240,00\+12,0Desfavorável/);
  expect(await rowOf(/^Despesas/)).toHaveTextContent(/\+6\.240,00\+12,0Desfavorável/);
});

test('the plan of the months that are over stands in a column of its own, and every figure is against it', async () => {
  const sold = {
    id: 4,
    name: 'VENDA DE SOJA',
    subgroupName: 'VENDAS',
    movement: 'INCOME',
    planned: months(3, 972_800),
    actual: months(8, 241_528.44, null),
  };
  backend.answers('readPlannedResult', {
    ...answer,
    accounts: [...answer.accounts, sold],
    products: [
      {
        ...answer.products[0],
        plannedQuantity: 7600,
        planned: sold.planned,
        actualQuantities: months(8, 2000, null),
        actual: sold.actual,
      },
    ],
  });
  open();
  expect(await rowOf(/VENDA DE SOJA/)).toHaveTextContent(/972\.800,000,00241\.528,44\+241\.528,44–Favorável/);
  expect(screen.getAllByRole('columnheader', { name: /^Planejado até agosto/ })).toHaveLength(2);
  const split = within(screen.getByRole('group', { name: /^Diferença da receita/ }));
  expect(split.getByRole('row', { name: /^SOJA/ })).toHaveTextContent(
    /\+256\.000,00-14\.471,56\+241\.528,44/,
  );
  expect(split.getByRole('row', { name: /^Receita toda/ })).toHaveTextContent(/\+241\.528,44$/);
  // 2 000 of 7 600 sacks are sold: what is left is 5 600, not the whole plan.
  expect(screen.getByText(/fim da safra: receita R\$\s958\.328,44/)).toBeVisible();
});

test('rows that cannot be read are said, and a side that is not known is on neither', async () => {
  // What cannot be read is reported.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const [account] = answer.accounts;
  backend.answers('readPlannedResult', {
    ...answer,
    accounts: [
      account,
      { ...account, id: 9, name: 'ALGO', movement: 2 },
      { ...account, id: 8, planned: ['x'] },
    ],
  });
  open();
  expect(await screen.findByText(/^Há 1 conta, produto ou planejamento que não pôde ser lido/)).toBeVisible();
  expect(await rowOf(/^Contas sem lado conhecido/)).toBeVisible();
  expect(await rowOf(/^ALGO/)).toHaveTextContent(/–$/);
  expect(await rowOf(/^Despesas/)).toHaveTextContent('58.240,00');
});

test('a figure opens its documents, and a document its viewer', async () => {
  backend.answers('readPlannedResult', answer);
  backend.answers('listPlannedDocuments', [
    {
      id: 'P1',
      documentId: 77,
      documentNumber: '18900',
      businessMovement: 'EXPENSE',
      partnerPersonName: 'COOPERATIVA',
      date: '2026-08-12',
      value: 58_240,
    },
  ]);
  const { router, user } = open('?mes=8');
  await user.click(within(await rowOf(/ADUBOS/)).getByText('58.240,00'));
  const dialog = await screen.findByRole('dialog', { name: 'ADUBOS · Agosto' });
  expect(callsTo('/PlanningIncomeExpense/GetDocuments')[0]?.query).toMatchObject({
    month: '8',
    financialRatingId: '3',
  });
  await user.click(await within(dialog).findByRole('button', { name: '18900' }));
  expect(router.state.location.search).toContain('janela=documento');
  expect(router.state.location.search).toContain('janela.id=77');
});

test('documents of the demo sum to the figure that they are opened from', async () => {
  const year = new Date().getFullYear() - 1;
  const { user } = open(`?safra=${year}`);
  const row = await rowOf(/VENDA DE FRANGOS/);
  const actual = within(row).getAllByRole('gridcell')[2]?.textContent ?? '';
  expect(actual).not.toBe('0,00');
  await user.click(within(row).getByText(actual));
  const dialog = await screen.findByRole('dialog', { name: /VENDA DE FRANGOS/ });
  const total = await within(dialog).findByRole('row', { name: /^Total/ });
  expect(total).toHaveTextContent(actual);
});

test('documents that do not come can be asked for again', async () => {
  backend.answers('readPlannedResult', answer);
  backend.breaks('listPlannedDocuments', { times: 1 });
  const { user } = open();
  await user.click(within(await rowOf(/ADUBOS/)).getByText('58.240,00'));
  await user.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
  expect(callsTo('/PlanningIncomeExpense/GetDocuments').length).toBe(2);
});

test('the report of the plan opens with the crop year and the cost center', async () => {
  const { user, router } = open('?safra=2026&centro=1');
  const center = await screen.findByRole('combobox', { name: 'Centro de custo' });
  await waitFor(() => expect(center).toHaveTextContent(/ · /));
  await user.click(screen.getByRole('button', { name: 'Relatório' }));
  expect(router.state.location.pathname).toBe('/relatorio-de-planejamento');
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toMatchObject({
    'filtro.anoSafra': '2026',
    'filtro.centro': '1',
    'filtro.propriedade': expect.stringMatching(/^\d+$/) as string,
  });
});
