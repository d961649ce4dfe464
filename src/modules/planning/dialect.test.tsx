import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { demo } from '../../../mocks/state';
import { callsTo, openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { Component as IncomeExpensePage } from './pages/IncomeExpensePage';
import { Component as OverviewPage } from './pages/OverviewPage';
import { fill, openPlan, save, soyPlan, titleField } from './planForm.test.kit';
import { planningRoutes } from './planningRoutes';

startDemo({
  routes: planningRoutes,
  namespaces: ['planning', 'activity', 'common', 'forms', 'grid', 'sheet', 'chart', 'ui'],
});
// A backend that writes numbers as text, and null for an empty list.
beforeEach(() => {
  demo.dialect = 'aspNetText';
});

type Rows = Record<string, unknown>[];

test('a plan is read wholly and saved as it was', async () => {
  const { user } = openPlan();
  await fill(user, await titleField(), 'plano b');
  await save(user);
  await screen.findByText('a lista');
  const body = callsTo('/Planning/Edit')[0]?.body as Record<string, unknown>;
  const { expenses, production } = soyPlan();
  expect((body['expenses'] as Rows).map(({ total, months }) => [total, months])).toEqual(
    expenses.map(({ total, months }) => [total, months]),
  );
  expect((body['production'] as Rows)[0]).toMatchObject({
    financialRatingId: production[0]?.financialRatingId,
    quantity: production[0]?.quantity,
    total: production[0]?.total,
  });
});

test('planned and actual know both sides', async () => {
  const PATH = '/planejamento/receitas-e-despesas';
  const year = new Date().getFullYear() - 1;
  openSignedIn({ routes: [{ path: PATH, element: <IncomeExpensePage /> }], at: `${PATH}?safra=${year}` });
  expect(await screen.findByRole('row', { name: /^Receitas/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /^Despesas/ })).toBeVisible();
  expect(screen.queryByRole('row', { name: /^Contas sem lado/ })).toBeNull();
  expect(screen.queryByText(/não pôde ser lid|não puderam ser lid/)).toBeNull();
});

test('the overview has the figures of the year', async () => {
  const year = new Date().getFullYear();
  openSignedIn({
    routes: [{ path: '/planejamento', element: <OverviewPage /> }],
    at: `/planejamento?safra=${year}`,
  });
  const row = await screen.findByRole('row', { name: /SOJA SEDE/ });
  expect(within(row).getByText('988.666,88')).toBeVisible();
});
