import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { callsTo, openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { backend } from '../../../../mocks/faults/backend';
import { demo } from '../../../../mocks/state';
import { lotsRoutes } from '../lotsRoutes';
import { Component as Weights } from './WeightsPage';

startDemo({
  routes: lotsRoutes,
  namespaces: ['lotWeights', 'lots', 'chart', 'grid', 'forms', 'common', 'ui'],
});

const GET_LOT = '/PoultryDashboard/GetLot';
const open = (search = '') =>
  openSignedIn({
    routes: [{ path: '/frequencia-distribuicao-pesos-aves', element: <Weights /> }],
    at: `/frequencia-distribuicao-pesos-aves${search}`,
  });

const weighing = (day: number, readings: readonly number[] | null, averageWeight = 1000) => ({
  date: `2026-10-${String(day + 1).padStart(2, '0')}T00:00:00`,
  averageWeight,
  birdsWeighed: readings?.length ?? 120,
  readings,
});
function answerLot(weighings: readonly object[]): number {
  const lot = demo.world.poultryLots.filter((row) => row.customerId === 1 && row.status === 'IN_PROGRESS')[0];
  if (!lot) throw new Error('no lot in progress');
  backend.answers('openLotBoard', {
    id: lot.id,
    aviary: { id: lot.aviaryId, name: 'AVIARIO 7', farmId: 1, farmName: 'GRANJA', lastContactAt: null },
    nextLot: null,
    lot: {
      id: lot.id,
      number: '71',
      status: 'IN_PROGRESS',
      hasAutomaticData: false,
      housingDate: '2026-10-01T00:00:00',
      lineage: 'COBB 500',
      quantityReceived: 20_000,
      discardedOnDelivery: 0,
      expectedEndDate: null,
      closingDate: null,
      dead: 0,
      eliminated: 0,
      loaded: 0,
      feedConsumed: null,
      weighingCount: weighings.length,
      lastWeighing: null,
    },
    days: [],
    weighings,
    reference: null,
    previousLots: [],
  });
  return lot.id;
}
const PUBLISHED = [880, 900, 950, 980, 1000, 1010, 1040, 1060, 1080, 1100];

describe('weight distribution', () => {
  it('shows the newest weighing with readings beside the normal curve, and the former ones', async () => {
    const id = answerLot([
      weighing(
        7,
        PUBLISHED.map((one) => one / 5),
        200,
      ),
      weighing(14, PUBLISHED),
      weighing(21, null, 1_050),
    ]);
    open(`?lote=${id}`);
    const card = await screen.findByRole('region', { name: 'Pesagem do dia 14' });
    expect(within(card).getByText('90,00%')).toBeInTheDocument();
    expect(within(card).getByText('7,38%')).toBeInTheDocument();
    expect(within(card).getByText('para ±2% seriam 53')).toBeInTheDocument();
    expect(screen.getByText('Faltam 43 aves a pesar para que a média valha ±2%.')).toBeInTheDocument();
    expect(callsTo(GET_LOT).at(-1)?.query).toEqual({ id: String(id) });
    const table = screen.getByRole('group', { name: 'Pesagens do lote' });
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
      'dia 21',
      expect.stringMatching(/^dia 14Leves: \d+Pesadas: \d+$/),
      expect.stringMatching(/^dia 7Leves: \d+Pesadas: \d+$/),
    ]);
    // Of day 21 single birds are unknown: neither zero nor uniform.
    expect(within(rows[0] as HTMLElement).getAllByText('–')).toHaveLength(4);
    await userEvent.click(within(table).getByRole('link', { name: 'dia 7' }));
    expect(await screen.findByRole('region', { name: 'Pesagem do dia 7' })).toBeInTheDocument();
  });

  it('says that only the mean is known, or that no bird was weighed', async () => {
    const id = answerLot([weighing(21, null, 1_050)]);
    open(`?lote=${id}&dia=21`);
    expect(await screen.findByText('Desta pesagem só a média é conhecida')).toBeInTheDocument();
  });

  it('offers a lot that does not exist no figures', async () => {
    open('?lote=99999');
    expect(await screen.findByText('Lote não encontrado')).toBeInTheDocument();
  });

  it('opens the first aviary with a lot, and another on choice', async () => {
    open();
    expect(await screen.findByRole('region', { name: 'Aves por classe de peso' })).toBeInTheDocument();
  });

  it('can be tried again', async () => {
    backend.breaks('openLotBoard', { body: { title: 'x' } });
    open();
    expect(await screen.findByRole('button', { name: /Tentar/ })).toBeInTheDocument();
  });
});
