import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { demo } from '../../../../mocks/state';
import { openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { agricultureRoutes } from '../agricultureRoutes';
import { Component as ForestryPage } from '../pages/ForestryOccurrencesPage';
import { Component as OccurrencesPage } from '../pages/OccurrencesPage';
import { twoPlots } from './occurrences.test.kit';

startDemo({
  routes: agricultureRoutes,
  namespaces: ['agricultureOccurrences', 'occurrence', 'mapView', 'common', 'forms', 'grid', 'ui'],
});

const PATH = '/agricultura/ocorrencia';
const open = (at: string) =>
  openSignedIn({ routes: [{ path: `${PATH}/:id?`, element: <OccurrencesPage /> }], at });
const INACTIVE = 'O talhão foi inativado: o que foi feito nele só pode ser consultado.';

/** A plot that was inactivated after something was done on it, and its record. @param alone on no other plot */
function formerPlot(alone: boolean) {
  const { fieldOccurrences, documents } = demo.world.occurrence;
  const [plot] = twoPlots();
  const record = fieldOccurrences.find(
    ({ id, type, plotIds }) =>
      type === 'plantio' &&
      plotIds.includes(plot.id) &&
      plotIds.length > 1 &&
      !documents.find(({ occurrenceId, of }) => of === 'plot' && occurrenceId === id),
  );
  if (!record) throw new Error('Nothing was sown on the plot.');
  if (alone) fieldOccurrences.update(record.id, { plotIds: [plot.id] });
  demo.world.plots.update(plot.id, { active: false });
  const farm = demo.world.farms.need(plot.farmId).name;
  return { plot, record, name: `${plot.name} · ${farm} (inativo)` };
}

it('the work of a plot that was inactivated stays, says so, and cannot be changed', async () => {
  const { plot, record, name } = formerPlot(true);
  open(`${PATH}/${record.id}?talhao=${plot.id}`);
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText(INACTIVE)).toBeVisible();
  expect(within(dialog).getByRole('button', { name: 'Salvar' })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getAllByText(name).length).toBeGreaterThan(0);
});

it('what was done on other plots too is still corrected, and keeps the plot', async () => {
  const { record } = formerPlot(false);
  const before = record.plotIds;
  const { user } = open(`${PATH}/${record.id}`);
  const dialog = await screen.findByRole('dialog');
  const note = await within(dialog).findByRole('textbox', { name: /^Observação/ });
  await user.click(note);
  await user.paste('conferido');
  await user.click(within(dialog).getByRole('button', { name: 'Salvar' }));
  await waitFor(() =>
    expect(demo.world.occurrence.fieldOccurrences.need(record.id).observation).toContain('conferido'),
  );
  expect(demo.world.occurrence.fieldOccurrences.need(record.id).plotIds).toEqual(before);
}, 40_000);

it('is offered by its name as a filter, where nothing new can be entered', async () => {
  const { plot, name } = formerPlot(true);
  open(`${PATH}?talhao=${plot.id}`);
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Talhão' })).toHaveValue(name));
  expect(screen.getByRole('button', { name: 'Nova ocorrência' })).toHaveAccessibleDescription(INACTIVE);
});

it('woods do not show the former plots of fields', async () => {
  const { name } = formerPlot(true);
  openSignedIn({
    routes: [{ path: '/silvicultura/ocorrencia/:id?', element: <ForestryPage /> }],
    at: '/silvicultura/ocorrencia',
  });
  await waitFor(() => expect(screen.getAllByRole('row').length).toBeGreaterThan(1));
  expect(screen.queryByText(name)).toBeNull();
});
