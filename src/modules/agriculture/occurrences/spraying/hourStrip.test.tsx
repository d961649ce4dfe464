// Needs modules of its own: after other files its strip is found twice.
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { backend } from '../../../../../mocks/faults/backend';
import { demo } from '../../../../../mocks/state';
import { callsTo, openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { today } from '@/platform/format/date';
import { toInstant } from '@/platform/format/dateTime';
import { agricultureRoutes } from '../../agricultureRoutes';
import { Component as OccurrencesPage } from '../../pages/OccurrencesPage';

startDemo({
  routes: agricultureRoutes,
  namespaces: ['agricultureOccurrences', 'occurrence', 'mapView', 'common', 'forms', 'grid', 'ui'],
});

const PATH = '/agricultura/ocorrencia';
const HOURS = '/AgricultureOccurrence/GetSprayingHours';
const good = { source: 'STATION', temperature: 24.34, humidity: 71, wind: 6, rain: 0 };
const hours = [
  { ...good, at: toInstant(`${today()}T06:00`) },
  { ...good, at: toInstant(`${today()}T07:00`), wind: 7.5 },
  { ...good, at: toInstant(`${today()}T08:00`), wind: 14, temperature: 31 },
  { ...good, at: toInstant(`${today()}T09:00`), source: 'FORECAST', rain: null },
];
const plotId = () => {
  const plot = demo.world.plots.find(
    ({ customerId, active, costCenterId }) =>
      customerId === 1 && active && demo.world.costCenters.need(costCenterId).aviary === null,
  );
  if (!plot) throw new Error('The demo has no plot.');
  return plot.id;
};
async function openStrip() {
  const { user } = openSignedIn({
    routes: [{ path: `${PATH}/:id?`, element: <OccurrencesPage /> }],
    at: `${PATH}/nova?talhao=${plotId()}&tipo=pulverizacao`,
  });
  const dialog = await screen.findByRole('dialog', { name: 'Pulverização' });
  return {
    user,
    dialog,
    strip: await within(dialog).findByRole('region', { name: 'Horas para pulverizar' }),
  };
}

test('says which hours suit and why others do not; one that is pressed fills the weather', async () => {
  backend.answers('readSprayingHours', { stationName: 'Sede', hours });
  const { user, dialog } = await openStrip();
  expect(await within(dialog).findByText('Convém: 06:00–08:00')).toBeVisible();
  expect(within(dialog).getByText(/^08:00–09:00: Vento acima de 10 km\/h/)).toBeVisible();
  expect(within(dialog).getByText(/^08:00–09:00: 30 °C ou mais/)).toBeVisible();
  expect(
    within(dialog).getByRole('button', { name: /^09:00 \(previsão\).*chuva – mm\. Não se sabe/ }),
  ).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: /^07:00 \(estação\).*Convém/ }));
  expect(within(dialog).getByRole('textbox', { name: 'Vento' })).toHaveValue('7,5');
  expect(within(dialog).getByRole('textbox', { name: 'Temperatura' })).toHaveValue('24,3');
  expect(within(dialog).getByRole('textbox', { name: 'Chuva' })).toHaveValue('0');
  expect(within(dialog).getByText(/07:00 preenchido\. Convém\./)).toBeVisible();
}, 60_000);

test('an answer that does not come is said, and asked for again', async () => {
  backend.breaks('readSprayingHours', { times: 1 });
  const { user, dialog } = await openStrip();
  await user.click(await within(dialog).findByRole('button', { name: 'Consultar de novo' }));
  await waitFor(() => expect(callsTo(HOURS)).toHaveLength(2));
  expect(await within(dialog).findByText(/^Horas passadas: estação|^O talhão não tem estação/)).toBeVisible();
});
