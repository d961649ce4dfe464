import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { backend } from '../../../mocks/faults/backend';
import { callsTo, openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { Component as OverviewPage } from './pages/OverviewPage';
import { Component as PlansPage } from './pages/PlansPage';
import { planningRoutes } from './planningRoutes';
import { PRODUCTION } from './planForm.test.kit';

startDemo({
  routes: planningRoutes,
  namespaces: ['planning', 'activity', 'common', 'forms', 'grid', 'ui'],
});

const open = (at: string) =>
  openSignedIn({
    routes: [
      { path: '/planejamento', element: <OverviewPage /> },
      { path: PRODUCTION, element: <PlansPage /> },
      { path: `${PRODUCTION}/:slug/:id`, element: <p>aberto</p> },
    ],
    at,
  });
const plan = (id: number, more: object) => ({
  id,
  harvestYear: 2026,
  activity: 'CROP',
  title: `PLANO ${id}`,
  income: 1000,
  expense: 250.5,
  outdated: false,
  userName: 'ANA',
  updatedAt: '2026-03-04T10:00:00Z',
  ...more,
});
const rowOf = async (name: string) => {
  const row = (await screen.findByText(name)).closest('[role="row"]');
  if (!(row instanceof HTMLElement)) throw new Error('it stands in no row');
  return within(row);
};
const LIST = 'listPlans';

it('shows of each plan its margin where both sides are known, and whether it is current', async () => {
  backend.answers(LIST, [plan(1, {}), plan(2, { income: null, outdated: true }), plan(3, { expense: null })]);
  open(PRODUCTION);
  const first = await rowOf('PLANO 1');
  expect(first.getByText('749,50')).toBeVisible();
  expect(first.getByText('Atualizado')).toBeVisible();
  expect(first.queryByText('Desatualizado')).toBeNull();
  const second = await rowOf('PLANO 2');
  expect(second.getByText('Desatualizado')).toBeVisible();
  expect(second.queryByText(/250,50/)).toHaveTextContent(/^250,50$/);
  expect(second.queryByText('-250,50')).toBeNull();
  expect((await rowOf('PLANO 3')).getAllByText('1.000,00')).toHaveLength(1);
});

it('opens a plan where its activity is planned', async () => {
  backend.answers(LIST, [plan(1, { activity: 'COFFEE' }), plan(2, {})]);
  const { user, router } = open(PRODUCTION);
  await user.dblClick(await screen.findByText('PLANO 2'));
  await waitFor(() => expect(router.state.location.pathname).toBe(`${PRODUCTION}/lavoura/2`));
});

it('deletes a plan once that is confirmed', async () => {
  backend.answers(LIST, [plan(1, {})]);
  backend.answers('deletePlan', {});
  const { user } = open(PRODUCTION);
  const requested = async (answer: string) => {
    await user.click((await rowOf('PLANO 1')).getByRole('button', { name: 'Excluir' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Excluir PLANO 1?' }));
    await user.click(question.getByRole('button', { name: answer }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  };
  await requested('Cancelar');
  expect(callsTo('/Planning/Delete')).toHaveLength(0);
  await requested('Excluir');
  await waitFor(() => expect(callsTo('/Planning/Delete')).toHaveLength(1));
});

const summary = (id: number, more: object) => ({
  id,
  planningId: 10 + id,
  harvestYear: 2026,
  activity: 'CROP',
  title: `RESUMO ${id}`,
  farmActivityFieldName: `CENTRO ${id}`,
  farmId: id,
  farmName: `FAZENDA ${id}`,
  income: 100 * id,
  expense: 10,
  missing: [],
  progress: 1,
  outdated: false,
  ...more,
});

it('shows the year of one farm alone, and opens its plan', async () => {
  backend.answers('listPlanSums', [
    summary(1, {}),
    summary(2, {}),
    summary(3, { farmId: null, farmName: '' }),
  ]);
  const { user, router } = open('/planejamento?safra=2026');
  expect(await screen.findByText('CENTRO 1')).toBeVisible();
  expect(screen.getByText('CENTRO 3')).toBeVisible();
  await user.click(screen.getByRole('combobox', { name: /^Propriedade/ }));
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
    'Todas',
    'FAZENDA 1',
    'FAZENDA 2',
  ]);
  await user.click(screen.getByRole('option', { name: 'FAZENDA 2' }));
  await waitFor(() => expect(screen.queryByText('CENTRO 1')).toBeNull());
  expect(screen.queryByText('CENTRO 3')).toBeNull();
  await user.dblClick(screen.getByText('CENTRO 2'));
  await waitFor(() => expect(router.state.location.pathname).toBe(`${PRODUCTION}/lavoura/12`));
});
