import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { backend } from '../../../../mocks/faults/backend';
import { openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { setLogSink } from '@/platform/log/log';
import { lotsRoutes } from '../lotsRoutes';
import { Component as WeightsPage } from '../weights/WeightsPage';
import { Component as Page } from './ResultsPage';

startDemo({
  routes: lotsRoutes,
  namespaces: ['lotReports', 'lotWeights', 'lots', 'chickenLots', 'chart', 'grid', 'forms', 'common', 'ui'],
});

const RESULTS = 'listLotResults';
const lot = (id: number, closingDate: string, own: object = {}) => ({
  id,
  number: String(id),
  aviaryName: 'AVIARIO 1',
  lineage: 'COBB',
  gender: 'MALE',
  hatchery: '',
  integratorName: '',
  housingDate: '2025-01-01T00:00:00',
  closingDate: `${closingDate}T00:00:00`,
  housed: 1_000,
  lost: 20,
  loads: [{ date: closingDate, birds: 980, kg: 2_900 }],
  feedKg: 5_000,
  averageUnitWeight: 42,
  area: 100,
  released: false,
  resultValue: null,
  ...own,
});
beforeEach(() => {
  setLogSink(() => undefined);
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(new Date('2026-06-10T09:00:00'));
});
afterEach(() => vi.useRealTimers());

const open = (search: string, lots: readonly unknown[]) => {
  backend.answers(RESULTS, lots);
  return openSignedIn({
    routes: [
      { path: '/r', element: <Page /> },
      { path: '*', element: <p>Relatório</p> },
    ],
    at: `/r${search}`,
    keys: [],
  });
};
const shown = async () => {
  const grid = await screen.findByRole('grid');
  return (await within(grid).findAllByText(/^AVIARIO 1/)).length;
};

describe('the closed lots of a period', () => {
  it.each([
    ['', ['2025-06-09', '2025-06-10', '2026-06-10'], 2],
    ['?de=2026-01-31&ate=2026-01-31', ['2026-01-31'], 1],
    ['?de=&ate=2026-01-31', ['2020-12-31', '2026-01-31', '2026-02-01'], 2],
    ['?de=2026-01-01&ate=', ['2025-12-31', '2026-01-01', '2026-02-01'], 2],
  ])('of %j are those closed from its first to its last day', async (search, dates, count) => {
    open(
      search,
      dates.map((date, at) => lot(at + 1, date)),
    );
    expect(await shown()).toBe(count);
    expect(screen.queryByText('A data final é anterior à inicial.')).toBeNull();
  });

  it('say what could not be read, and what is in no mean', async () => {
    open('', [
      'x',
      lot(1, '2026-06-01', { lost: null }),
      lot(2, '2026-06-01', { feedKg: null }),
      lot(3, '2026-06-01'),
    ]);
    expect(await screen.findByText('1 lote não pôde ser lido e ficou fora.')).toBeVisible();
    expect(
      screen.getByText(/^1 lote sem perdas ou cargas completas .* 1 lote sem o consumo completo/),
    ).toBeVisible();
  });

  it('that are whole need no note; each leads to its report, a group does not', async () => {
    const { user, router } = open('', [lot(4, '2026-06-01')]);
    expect(await shown()).toBe(1);
    expect(screen.queryByText(/ficou fora|ficaram fora/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Linhagem' }));
    expect(router.state.location.search).toBe('?por=lineage');
    await user.click(await within(await screen.findByRole('grid')).findByText(/^COBB/));
    expect(router.state.location.pathname).toBe('/r');
  });
});

describe('the weighings of a lot', () => {
  const weighing = (date: string, readings: readonly number[]) => ({
    date,
    averageWeight: 900,
    birdsWeighed: 10,
    readings,
  });
  const LOT = {
    id: 7,
    number: '31',
    status: 'IN_PROGRESS',
    hasAutomaticData: false,
    housingDate: '2026-05-01',
    expectedEndDate: null,
    closingDate: null,
    lineage: '',
    quantityReceived: 1_000,
    discardedOnDelivery: 0,
    dead: 0,
    eliminated: 0,
    loaded: 0,
    feedConsumed: null,
    weighingCount: 1,
    lastWeighing: null,
  };
  const aviary = { id: 1, name: 'AVIARIO 1', farmId: 1, farmName: 'SEDE', lastContactAt: null };
  const show = (
    search: string,
    weighings: readonly object[],
    aviaries: readonly object[] = [{ ...aviary, lot: LOT, nextLot: null }],
  ) => {
    backend.answers('listAviariesWithLots', aviaries);
    backend.answers('openLotBoard', {
      id: 7,
      aviary,
      lot: LOT,
      nextLot: null,
      days: [],
      weighings,
      reference: null,
      previousLots: [],
    });
    return openSignedIn({ routes: [{ path: '/w', element: <WeightsPage /> }], at: `/w${search}`, keys: [] });
  };

  it.each([
    ['no bird was weighed', '', [], 'Nenhuma pesagem com pesos de cada ave'],
    [
      'the day is not there',
      '?dia=3',
      [weighing('2026-05-15', [800, 900])],
      'Nenhuma pesagem com pesos de cada ave',
    ],
    ['all weigh the same', '', [weighing('2026-05-15', [900, 900])], 'Todas as aves têm o mesmo peso'],
    [
      'one alone has no single birds',
      '?dia=14',
      [weighing('2026-05-15', [])],
      'Desta pesagem só a média é conhecida',
    ],
  ])('say so where %s', async (_, search, weighings, words) => {
    show(search, weighings);
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 }).parentElement).toHaveTextContent('AVIARIO 1 · Lote 31');
    expect(screen.queryByRole('group', { name: 'Pesagens do lote' }) !== null).toBe(weighings.length > 0);
  });

  it('are chosen by their day, named with their birds', async () => {
    const { user, router } = show('', [weighing('2026-05-08', [200, 210]), weighing('2026-05-15', [])]);
    expect(await screen.findByRole('region', { name: 'Pesagem do dia 7' })).toBeVisible();
    await user.click(screen.getByRole('combobox', { name: /^Pesagem/ }));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'dia 14 · só a média',
      'dia 7 · 900 g · 2 aves',
    ]);
    await user.click(screen.getByRole('option', { name: /^dia 14/ }));
    expect(router.state.location.search).toBe('?dia=14');
    expect(screen.getByRole('link', { name: 'Painel do lote' })).toHaveAttribute(
      'href',
      '/avicultura/dashboard-geral/7',
    );
  });

  it.each(['0', 'abc'])('of lot %s are none', async (id) => {
    show(`?lote=${id}`, []);
    expect(await screen.findByText('Lote não encontrado')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Painel do lote' })).toBeNull();
  });

  it('without a lot that was housed are none, and requested again where the lots cannot be read', async () => {
    backend.answers('openLotBoard', null);
    backend.answers('listAviariesWithLots', [
      { ...aviary, lot: { ...LOT, status: 'AWAITING', housingDate: null }, nextLot: null },
    ]);
    backend.breaks('listAviariesWithLots', { times: 1 });
    const { user } = openSignedIn({ routes: [{ path: '/w', element: <WeightsPage /> }], at: '/w', keys: [] });
    const again = await waitFor(() => {
      const [button] = screen.getAllByRole('button', { name: 'Tentar novamente' });
      if (!button) throw new Error('no button');
      return button;
    });
    await user.click(again);
    expect(await screen.findByText('Nenhum aviário com lote alojado')).toBeVisible();
  });
});
