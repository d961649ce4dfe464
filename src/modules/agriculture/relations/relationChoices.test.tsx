import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { backend } from '../../../../mocks/faults/backend';
import { farmRow, fieldRow, plotRow } from '@/domain/land/testing/farms';
import { callsTo, openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { setLogSink } from '@/platform/log/log';
import { agricultureRoutes } from '../agricultureRoutes';
import { RelationsScreen } from './RelationsScreen';

startDemo({
  routes: agricultureRoutes,
  namespaces: ['agricultureRelations', 'chart', 'common', 'forms', 'grid', 'ui'],
});

const CALL = '/ClimateRelation/GetByPlots';
const field = (kind: string, ...plots: readonly [number, string][]) =>
  fieldRow({
    systemBusinessActivityFarmingClassification: kind,
    farmActivityFieldPolygons: plots.map(([id, name]) => plotRow({ id, name })),
  });
const FARMS = [
  farmRow({
    id: 1,
    name: 'SEDE',
    farmActivityFields: [field('ANNUAL', [5, 'T5'], [6, 'T6']), field('FORESTRY', [7, 'M7'])],
  }),
];
const planting = (id: number, plotId: number, own: object = {}) => ({
  occurrenceId: id,
  world: 'AGRICULTURE',
  plotId,
  plotName: `T${plotId}`,
  farmId: 1,
  farmName: 'SEDE',
  harvestId: null,
  harvestName: 'SAFRA 2026',
  harvestYearId: null,
  harvestYearName: '',
  seedName: 'BRS',
  plantedOn: '2026-01-01T00:00:00',
  harvestedOn: null,
  area: 10,
  ...own,
});
const relation = (own: object = {}) => ({
  plotId: 5,
  harvestName: 'SAFRA 2026',
  seedName: 'BRS 1003',
  plantedOn: null,
  capacity: null,
  cycle: null,
  station: { id: 7, name: 'SEDE', latitude: -24.9, altitude: 700, sensorHeight: 10 },
  days: [{ date: '2026-01-01T00:00:00', tMax: 30, tMin: 20, rain: 1 }],
  former: [],
  ...own,
});

beforeEach(() => {
  setLogSink(() => undefined);
  backend.answers('listFarms', FARMS);
  backend.answers('listPlantings', []);
});
const open = (search = '', world: 'agriculture' | 'forestry' = 'agriculture') =>
  openSignedIn({ routes: [{ path: '/r', element: <RelationsScreen world={world} /> }], at: `/r${search}` });
const plot = () => screen.getByRole('combobox', { name: 'Talhão' });

describe('what a plot lacks', () => {
  it.each([
    [{ station: null }, 'agriculture', '/agricultura/estacoes-meteorologicas'],
    [{ days: [] }, 'agriculture', '/agricultura/estacoes-meteorologicas'],
    [{ station: null, plotId: 7 }, 'forestry', '/silvicultura/estacoes-meteorologicas'],
    [{}, 'agriculture', '/agricultura/ocorrencia/nova?talhao=5&novo=plantio'],
    [{ plotId: 7 }, 'forestry', '/silvicultura/ocorrencia/nova?talhao=7&novo=plantio'],
    [{ plantedOn: '2026-01-01T00:00:00' }, 'agriculture', '/ciclo'],
  ] as const)('%j in %s is entered at %s', async (own, world, address) => {
    backend.answers('readClimate', [relation(own)]);
    open('', world);
    const link = await screen.findByRole('link', { name: /^Abrir|^Registrar/ });
    expect(link.getAttribute('href')).toBe(address);
    expect(screen.getByText('SAFRA 2026 · BRS 1003')).toBeVisible();
  });

  it('is all of it: the server has no relation', async () => {
    backend.answers('readClimate', []);
    open();
    expect(await screen.findByText('Sem dados deste talhão')).toBeVisible();
    expect(screen.getByText('Como o tempo de cada talhão acompanhou a cultura')).toBeVisible();
  });
});

describe('the choice of a plot', () => {
  it('is of its world alone, and clears the crop that was chosen', async () => {
    backend.answers('readClimate', [relation()]);
    backend.answers('listPlantings', [
      planting(1, 6),
      planting(2, 7, { world: 'FORESTRY' }),
      planting(3, 99),
    ]);
    const { user, router } = open('?seedName=BRS&outro=1');
    await waitFor(() => expect(callsTo(CALL)).toHaveLength(1));
    expect(callsTo(CALL)[0]?.query).toEqual({ plotIds: '6', plantingOccurrence: '1' });
    expect(plot()).toHaveDisplayValue(/^T6/);
    await user.click(plot());
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'T5 · SEDE',
      'T6 · SEDE',
    ]);
    await user.click(screen.getByRole('option', { name: /^T5/ }));
    expect(router.state.location.search).toBe('?outro=1&polygonId=5');
    await waitFor(() => expect(callsTo(CALL).at(-1)?.query).toEqual({ plotIds: '5' }));
  });

  it('of a crop keeps the plot', async () => {
    backend.answers('readClimate', [relation()]);
    backend.answers('listPlantings', [planting(1, 5)]);
    const { user, router } = open('?polygonId=5');
    await waitFor(() => expect(callsTo(CALL)).toHaveLength(1));
    await user.click(screen.getByRole('combobox', { name: 'Safra' }));
    await user.click(await screen.findByRole('option', { name: 'SAFRA 2026' }));
    const search = new URLSearchParams(router.state.location.search);
    expect([search.get('polygonId'), search.get('harvestName')]).toEqual(['5', 'SAFRA 2026']);
  });

  it('of a crop that was never planted asks nothing', async () => {
    open('?seedName=OUTRA');
    expect(await screen.findByText('Plantio não encontrado')).toBeVisible();
    expect(callsTo(CALL)).toEqual([]);
  });

  it('of a crop whose plantings cannot be read is requested again', async () => {
    backend.breaks('listPlantings', { times: 1 });
    const { user } = open('?seedName=OUTRA');
    await user.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByText('Plantio não encontrado')).toBeVisible();
  });

  it('is none without plots, and requested again where they cannot be read', async () => {
    backend.answers('listFarms', []);
    backend.breaks('listFarms', { times: 1 });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByText('Nenhum talhão')).toBeVisible();
  });

  it('of woods is named after them', async () => {
    backend.answers('readClimate', []);
    open('', 'forestry');
    expect(await screen.findByText('Sem dados deste talhão')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Relações climáticas florestais' })).toBeVisible();
    expect(plot()).toHaveDisplayValue('M7 · SEDE');
  });
});
