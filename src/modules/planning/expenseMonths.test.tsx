import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startDemo } from '@/domain/testing/signedInPage.test.kit';
import { planningRoutes } from './planningRoutes';
import { openPlan, save, soyPlan } from './planForm.test.kit';

startDemo({
  routes: planningRoutes,
  namespaces: ['planning', 'activity', 'common', 'forms', 'grid', 'sheet', 'chart', 'ui'],
});

test('months are typed by keys and pasted from a spreadsheet; what cannot be read is named and changes nothing', async () => {
  const { user } = openPlan();
  await user.click(await screen.findByText('Editar mês a mês'));
  const sheet = await screen.findByRole('grid', { name: 'Despesas mês a mês' });
  const row = () => within(sheet).getByRole('row', { name: /SEMENTES/ });
  /** July first. */
  const cell = (month: number): HTMLElement => {
    const found = within(row()).getAllByRole('gridcell')[month];
    if (!found) throw new Error(`no month ${month}`);
    return found;
  };
  // A digit opens the cell, Enter goes down, arrows move.
  await user.click(cell(0));
  await user.keyboard('500{Enter}');
  await waitFor(() => expect(cell(0)).toHaveTextContent('500,00'));
  expect(document.activeElement?.closest('[role="row"]')).not.toBe(row());
  await user.keyboard('{ArrowUp}{ArrowRight}25,5{Enter}');
  await waitFor(() => expect(cell(1)).toHaveTextContent('25,50'));
  expect(screen.queryByText('a lista')).not.toBeInTheDocument();

  const before = row().textContent;
  await user.click(cell(0));
  await user.paste('10\tabc');
  expect(await screen.findByText(/SEMENTES, Agosto: “abc” não é um valor/)).toBeVisible();
  expect(row().textContent).toBe(before);

  // From July on; the year is their sum.
  await user.click(cell(0));
  await user.paste(['1.000,50', '2.000', '', '-', ...Array.from({ length: 8 }, () => '10')].join('\t'));
  await waitFor(() => expect(cell(0)).toHaveTextContent('1.000,50'));
  expect(row()).toHaveTextContent('3.080,50');
  await save(user);
  await screen.findByText('a lista');
  expect(soyPlan().expenses[0]).toMatchObject({
    spread: 'MONTHS',
    total: 3080.5,
    months: [10, 10, 10, 10, 10, 10, 1000.5, 2000, 0, 0, 10, 10],
  });
}, 60_000);
