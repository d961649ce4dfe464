import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { backend } from '../../../../mocks/faults/backend';
import { demo } from '../../../../mocks/state';
import { openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { addDays, formatDate, today } from '@/platform/format/date';
import { agricultureRoutes } from '../agricultureRoutes';
import { Component as CyclesPage } from '../pages/CyclesPage';

startDemo({
  routes: agricultureRoutes,
  namespaces: ['agricultureRegisters', 'register', 'grid', 'forms', 'common', 'ui'],
});

const cycleOf = () => {
  const cycle = demo.world.field.cycles.find(({ customerId }) => customerId === 1);
  if (!cycle) throw new Error('The demo has no cycle.');
  return cycle;
};
const open = () =>
  openSignedIn({
    routes: [{ path: '/ciclo/:registro?', element: <CyclesPage /> }],
    at: `/ciclo/${cycleOf().id}`,
  });

test('a date that is typed tells each stage by days, and says so', async () => {
  const { user } = open();
  await user.type(await screen.findByRole('textbox', { name: /^Data de plantio/ }), '01/09/2026');
  const table = await screen.findByRole('group', { name: 'Quando começa cada fase' });
  expect(screen.getByText(/^Pelos dias desde o plantio/)).toBeVisible();
  const last = cycleOf().stages.at(-1);
  const row = within(table).getByRole('row', { name: new RegExp(`^${last?.code ?? ''} `) });
  expect(within(row).getByText(new RegExp(formatDate(addDays('2026-09-01', last?.days ?? 0))))).toBeVisible();
});

test('a plot tells them by the degree-days of its station', async () => {
  const plot = demo.world.plots.find(({ customerId, active }) => customerId === 1 && active);
  const farm = demo.world.farms.need(plot?.farmId ?? 0);
  const days = Array.from({ length: 20 }, (_, at) => ({
    date: addDays(today(), at - 20),
    tMax: 30,
    tMin: 20,
    rain: 0,
  }));
  backend.answers('readClimate', [{ plotId: plot?.id, plantedOn: addDays(today(), -20), days }]);
  const { user } = open();
  await user.click(await screen.findByRole('combobox', { name: 'Talhão plantado' }));
  await user.click(await screen.findByRole('option', { name: `${plot?.name ?? ''} · ${farm.name}` }));
  expect(await screen.findByText(/^Pelos graus-dia da estação/)).toBeVisible();
  const table = screen.getByRole('group', { name: 'Quando começa cada fase' });
  expect(within(table).getAllByText(/\(esperada\)$/).length).toBeGreaterThan(0);
});

test('a plot that cannot be read is said, and asked for again', async () => {
  backend.breaks('readClimate', { times: 1 });
  const { user } = open();
  await user.click(await screen.findByRole('combobox', { name: 'Talhão plantado' }));
  const [first] = await screen.findAllByRole('option');
  if (first) await user.click(first);
  await user.click(await screen.findByRole('button', { name: 'Consultar de novo' }));
  expect(await screen.findByText(/^Pelos (graus-dia|dias)|não tem plantio registrado/)).toBeVisible();
});
