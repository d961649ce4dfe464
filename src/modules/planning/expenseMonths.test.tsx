import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { demo } from '../../../mocks/state';
import { openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { Component as PlanPage } from './pages/PlanPage';
import { planningRoutes } from './planningRoutes';

startDemo({
  routes: planningRoutes,
  namespaces: ['planning', 'activity', 'common', 'forms', 'grid', 'sheet', 'chart', 'ui'],
});

const soy = () => {
  const found = demo.world.planning.plannings.find(
    (row) => row.customerId === 1 && row.activity === 'CROP' && row.harvestYear === new Date().getFullYear(),
  );
  if (!found) throw new Error('no plan');
  return found;
};

async function openMonths() {
  const view = openSignedIn({
    routes: [
      { path: '/planejamento-de-producao', element: <p>a lista</p> },
      { path: '/planejamento-de-producao/lavoura/:id?/:harvestYear?', element: <PlanPage /> },
    ],
    at: `/planejamento-de-producao/lavoura/${soy().id}`,
  });
  await view.user.click(await screen.findByRole('button', { name: 'Editar mês a mês' }));
  const sheet = await screen.findByRole('grid', { name: 'Despesas mês a mês' });
  const row = () => within(sheet).getByRole('row', { name: /SEMENTES/ });
  /** July first. */
  const cell = (month: number): HTMLElement => {
    const found = within(row()).getAllByRole('gridcell')[month];
    if (!found) throw new Error(`no month ${month}`);
    return found;
  };
  return { ...view, row, cell };
}

test('twelve cells of a spreadsheet are pasted from July on, and the year is their sum', async () => {
  const { user, row, cell } = await openMonths();
  await user.click(cell(0));
  await user.paste(['1.000,50', '2.000', '', '-', ...Array.from({ length: 8 }, () => '10')].join('\t'));
  await waitFor(() => expect(cell(0)).toHaveTextContent('1.000,50'));
  expect(row()).toHaveTextContent('3.080,50');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await screen.findByText('a lista');
  expect(soy().expenses[0]).toMatchObject({
    spread: 'MONTHS',
    total: 3080.5,
    months: [10, 10, 10, 10, 10, 10, 1000.5, 2000, 0, 0, 10, 10],
  });
});

test('what cannot be read is named by line and month, and nothing changes', async () => {
  const { user, row, cell } = await openMonths();
  const before = row().textContent;
  await user.click(cell(0));
  await user.paste('10\tabc');
  expect(await screen.findByText(/SEMENTES, Agosto: “abc” não é um valor/)).toBeVisible();
  expect(row().textContent).toBe(before);
});

test('the grid is typed by keys: a digit opens the cell, Enter goes down, arrows move', async () => {
  const { user, row, cell } = await openMonths();
  await user.click(cell(0));
  await user.keyboard('500{Enter}');
  await waitFor(() => expect(cell(0)).toHaveTextContent('500,00'));
  expect(document.activeElement?.closest('[role="row"]')).not.toBe(row());
  await user.keyboard('{ArrowUp}{ArrowRight}25,5{Enter}');
  await waitFor(() => expect(cell(1)).toHaveTextContent('25,50'));
  expect(screen.queryByText('a lista')).not.toBeInTheDocument();
});
