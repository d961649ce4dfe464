import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { callsTo, openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { addDays, today } from '@/platform/format/date';
import { backend } from '../../../../mocks/faults/backend';
import { demo } from '../../../../mocks/state';
import { agricultureRoutes } from '../agricultureRoutes';
import { RelationsScreen } from './RelationsScreen';

startDemo({
  routes: agricultureRoutes,
  namespaces: ['agricultureRelations', 'chart', 'common', 'forms', 'grid', 'ui'],
});

const CALL = '/ClimateRelation/GetByPlots';
const open = (search = '') =>
  openSignedIn({
    routes: [{ path: '/agricultura/relacoes-climaticas', element: <RelationsScreen world="agriculture" /> }],
    at: `/agricultura/relacoes-climaticas${search}`,
  });
const plotNamed = (at: number) => {
  const plots = demo.world.plots.filter((plot) => plot.customerId === 1 && plot.active);
  const plot = plots[at];
  if (!plot) throw new Error('no plot');
  return plot;
};

const day = (at: number, more: object = {}) => ({
  date: `${addDays(today(), at)}T00:00:00`,
  tMax: 30,
  tMin: 20,
  rhMax: 90,
  rhMin: 50,
  wind: 7,
  radiation: 20,
  sunHours: null,
  rain: 2,
  chillHours: 0.5,
  ...more,
});
const relation = (plotId: number, more: object = {}) => ({
  plotId,
  harvestName: 'SAFRA 2026/2027',
  seedName: 'BRS 1003',
  plantedOn: `${addDays(today(), -10)}T00:00:00`,
  capacity: 90,
  cycle: {
    name: 'SOJA PRECOCE',
    baseTemperature: 10,
    stages: [
      { code: 'VE', days: 0, degreeDays: 0, kc: null, root: null, p: null },
      { code: 'R1', days: 6, degreeDays: 75, kc: null, root: null, p: null },
      { code: 'R8', days: 90, degreeDays: 1500, kc: null, root: null, p: null },
    ],
  },
  station: { id: 7, name: 'SEDE', latitude: -24.9, altitude: 700, sensorHeight: 10 },
  days: Array.from({ length: 10 }, (_, at) => day(at - 10)),
  former: [],
  ...more,
});

it('tells the weather of each stage by degree-days, and when the next is expected', async () => {
  const plot = plotNamed(0);
  const stages = [{ code: 'VE', days: 5, degreeDays: 55.5, rain: null }];
  backend.answers('readClimate', [
    relation(plot.id, { former: [{ harvestName: 'SAFRA 2025/2026', stages }] }),
  ]);
  open(`?polygonId=${plot.id}`);
  const table = await screen.findByRole('region', { name: 'Tempo por fase' });
  // 15 degree-days a day: five days make the 75 of R1.
  const cells = (name: string) =>
    within(within(table).getByRole('row', { name: new RegExp(`^${name} `) }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(cells('VE').slice(1, 5)).toEqual(['4Δ -1,0', '60,00Δ +4,50', '2,00', '8,00']);
  expect(cells('R1').slice(1, 5)).toEqual(['6', '90,00', '3,00', '12,00']);
  expect(cells('R8')[0]).toMatch(/^previsto /);
  expect(screen.getByText(/fases por graus-dia, base 10/)).toBeInTheDocument();
  expect(callsTo(CALL).at(-1)?.query).toEqual({ plotIds: String(plot.id) });
});

it('each sum of a stage opens its days, its formula and its station', async () => {
  const plot = plotNamed(0);
  backend.answers('readClimate', [relation(plot.id)]);
  const { user } = open(`?polygonId=${plot.id}`);
  await user.click(await screen.findByRole('button', { name: /^Graus-dia de R1: 90,00/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Graus-dia: R1' }));
  // Six days of (20 + 30) ÷ 2 − 10.
  const rows = dialog.getAllByRole('row').slice(1);
  expect(rows).toHaveLength(6);
  for (const row of rows)
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['15,00', '20,00', '30,00']);
  expect(dialog.getByText('6 dias somam 90,00.')).toBeInTheDocument();
  expect(dialog.getByText(/÷ 2 − 10 °C/)).toBeInTheDocument();
  expect(dialog.getByRole('link', { name: 'Ver as leituras' })).toHaveAttribute(
    'href',
    '/agricultura/estacoes-meteorologicas?estacao=7',
  );
});

it('shows no sum of which a day was not read', async () => {
  const plot = plotNamed(0);
  const days = Array.from({ length: 10 }, (_, at) => day(at - 10, at === 8 ? { rain: null } : {}));
  backend.answers('readClimate', [relation(plot.id, { days })]);
  open(`?polygonId=${plot.id}`);
  const table = await screen.findByRole('region', { name: 'Tempo por fase' });
  const total = within(table).getByRole('row', { name: /^De \S+ \(plantio\) a / });
  const shown = within(total)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
  expect(shown[4]).toBe('–');
  expect(shown[2]).toBe('150,00');
});

it.each([
  [{ station: null }, 'Nenhuma estação com dados', 'Abrir estações meteorológicas'],
  [{ plantedOn: null }, 'Nenhum plantio', 'Registrar plantio'],
  [{ cycle: null }, 'Cultura sem ciclo', 'Abrir ciclos'],
])('says what is missing and where it is entered: %j', async (more, title, action) => {
  const plot = plotNamed(0);
  backend.answers('readClimate', [relation(plot.id, more)]);
  open(`?polygonId=${plot.id}`);
  expect(await screen.findByText(title)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: action })).toBeInTheDocument();
});

it('puts former harvests beside, related by five of them', async () => {
  const { user, router } = open();
  expect(await screen.findByRole('region', { name: 'Safras anteriores do talhão' })).toBeInTheDocument();
  expect(screen.getByText(/r = \S*[01],\d\d em 5 safras\. Não prova causa\./)).toBeInTheDocument();
  await user.click(screen.getByRole('combobox', { name: 'Talhão' }));
  const [, second] = await screen.findAllByRole('option');
  if (!second) throw new Error('one plot alone');
  await user.click(second);
  await waitFor(() => expect(router.state.location.search).toMatch(/polygonId=\d+/));
});

it('an address of a plot that is gone offers the choice; a failed call can be asked again', async () => {
  open('?polygonId=999999');
  expect(await screen.findByText('Talhão não encontrado')).toBeInTheDocument();
  backend.breaks('readClimate');
  open();
  expect(await screen.findByRole('button', { name: 'Tentar novamente' })).toBeInTheDocument();
});

it('a harvest named in the address is prefilled without its id, and another planting is asked for', async () => {
  const sowing = demo.world.occurrence.fieldOccurrences.find(
    ({ customerId, type }) => customerId === 1 && type === 'plantio',
  );
  const seed = String(sowing?.values['seed']);
  const { user } = open(`?polygonId=${sowing?.plotIds[0]}&seedName=${seed.toLowerCase()}`);
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Cultivar' })).toHaveValue(seed));
  await screen.findByRole('region', { name: 'Tempo por fase' });
  expect(callsTo(CALL).at(-1)?.query).toEqual({
    plotIds: String(sowing?.plotIds[0]),
    plantingOccurrence: expect.any(String),
  });
  await user.click(screen.getByRole('combobox', { name: 'Plantio' }));
  expect((await screen.findAllByRole('option'))[0]).toHaveTextContent(seed);
});

it('a seed that was never sown is said, with the choices still there', async () => {
  open('?seedName=INEXISTENTE');
  expect(await screen.findByText('Plantio não encontrado')).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Safra' })).toBeVisible();
});
