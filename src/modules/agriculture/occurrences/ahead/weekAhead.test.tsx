import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { backend } from '../../../../../mocks/faults/backend';
import { demo } from '../../../../../mocks/state';
import { openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { addDays, formatDate, today } from '@/platform/format/date';
import { toInstant } from '@/platform/format/dateTime';
import { agricultureRoutes } from '../../agricultureRoutes';
import { Component as OccurrencesPage } from '../../pages/OccurrencesPage';

startDemo({
  routes: agricultureRoutes,
  namespaces: ['agricultureOccurrences', 'occurrence', 'mapView', 'common', 'forms', 'grid', 'ui'],
});

const PATH = '/agricultura/ocorrencia';
const good = { source: 'FORECAST', temperature: 24, humidity: 71, wind: 6, rain: 0 };
const day = () => addDays(today(), 3);
const planned = () => {
  const row = demo.world.occurrence.fieldOccurrences.find(
    ({ customerId, happenedAt }) => customerId === 1 && happenedAt === null,
  );
  if (!row) throw new Error('Nothing is planned.');
  return row;
};
const open = () =>
  openSignedIn({
    routes: [{ path: `${PATH}/:id?`, element: <OccurrencesPage /> }],
    at: `${PATH}?visao=a-frente&talhao=${planned().plotIds[0] ?? 0}`,
  });

test('planned work whose hour does not suit says why, and one press moves it to the nearest that does', async () => {
  const row = planned();
  // Planned for 07:30 in Brasília.
  const hours = [
    { ...good, at: toInstant(`${day()}T07:00`), wind: 14 },
    { ...good, at: toInstant(`${day()}T17:00`) },
    { ...good, at: toInstant(`${addDays(day(), 1)}T06:00`) },
  ];
  backend.answers('readSprayingHours', { stationName: null, hours });
  demo.world.occurrence.fieldOccurrences.update(row.id, {
    depletion: [{ productId: 6, unit: 'L', quantity: 5000, farmId: null }],
    // A machine that no other work of the week needs.
    values: { ...row.values, machine: 'DRONE', hours: 1 },
  });
  const { user } = open();
  const list = await screen.findByRole('region', { name: 'Trabalho planejado da semana' });
  expect(
    await within(list).findByText(/^07:00 \(previsão\).*Não convém\. Vento acima de 10 km\/h/),
  ).toBeVisible();
  expect(await screen.findByText(/^GLIFOSATO 480 SL: 5\.000 L, disponível só [\d.,]+ L$/)).toBeVisible();
  await user.click(within(list).getByRole('button', { name: `Mover para ${formatDate(day())} 17:00` }));
  await screen.findByText(/^Pulverização: movida para /);
  expect(demo.world.occurrence.fieldOccurrences.need(row.id)).toMatchObject({
    plannedAt: toInstant(`${day()}T17:00`),
    happenedAt: null,
  });
});

test('work of several days stands on each of them, says from when to when, and is moved as a whole', async () => {
  const row = planned();
  const start = `${day()}T07:00`;
  demo.world.occurrence.fieldOccurrences.update(row.id, {
    plannedAt: toInstant(start),
    values: { ...row.values, endAt: `${addDays(day(), 1)}T11:00`, periods: [], machine: 'DRONE' },
  });
  backend.answers('readSprayingHours', {
    stationName: null,
    hours: [
      { ...good, at: toInstant(start), wind: 14 },
      // One good hour is not enough for it; a day's work is.
      { ...good, at: toInstant(`${day()}T17:00`) },
      ...Array.from({ length: 8 }, (_, at) => ({
        ...good,
        at: toInstant(`${addDays(day(), 1)}T${String(9 + at).padStart(2, '0')}:00`),
      })),
    ],
  });
  const { user } = open();
  const next = addDays(day(), 1);
  const second = await screen.findByRole('list', { name: new RegExp(formatDate(next)) });
  expect(second).toHaveTextContent(`continua: dia 2 de 2, até ${formatDate(next)} 11:00`);
  const first = screen.getByRole('list', { name: new RegExp(formatDate(day())) });
  expect(first).toHaveTextContent(`${formatDate(day())} 07:00 até ${formatDate(next)} 11:00`);
  await user.click(
    await within(first).findByRole('button', { name: `Mover para ${formatDate(next)} 09:00` }),
  );
  await screen.findByText(/^Pulverização: movida para /);
  expect(demo.world.occurrence.fieldOccurrences.need(row.id)).toMatchObject({
    plannedAt: toInstant(`${next}T09:00`),
    values: { endAt: `${addDays(next, 1)}T13:00` },
  });
});

test('the work of today stands under today, that of another day under its date', async () => {
  const { id } = planned();
  demo.world.occurrence.fieldOccurrences.update(id, { plannedAt: toInstant(`${today()}T23:59`) });
  open();
  const ofToday = await screen.findByRole('list', {
    name: new RegExp(`^Hoje, .* ${formatDate(today()).slice(0, 5)}`),
  });
  expect(within(ofToday).getByText(/23:59/)).toBeVisible();
  expect(screen.getAllByRole('list', { name: /^Hoje, / })).toHaveLength(1);
});

test('hours that are not answered are said; the work stands all the same', async () => {
  backend.breaks('readSprayingHours', { times: 1 });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Consultar de novo' }));
  const list = screen.getByRole('region', { name: 'Trabalho planejado da semana' });
  expect(await within(list).findByText(/\(previsão\): vento/)).toBeVisible();
});
