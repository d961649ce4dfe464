import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { backend } from '../../../../mocks/faults/backend';
import { callsTo, openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { addDays, formatDate, today } from '@/platform/format/date';
import { setLogSink } from '@/platform/log/log';
import { lotsRoutes } from '../lotsRoutes';
import { LotView } from './LotView';
import { Overview } from './Overview';

startDemo({ routes: lotsRoutes, namespaces: ['lots', 'chart', 'grid', 'forms', 'common', 'ui'] });
beforeEach(() => setLogSink(() => undefined));

const HOUSED = addDays(today(), -3);
const LOT = {
  id: 7,
  number: '31',
  status: 'IN_PROGRESS',
  hasAutomaticData: false,
  housingDate: HOUSED,
  expectedEndDate: addDays(today(), 39),
  closingDate: null,
  lineage: 'COBB',
  quantityReceived: 1_000,
  discardedOnDelivery: 0,
  dead: 0,
  eliminated: 0,
  loaded: 0,
  feedConsumed: null,
  weighingCount: 0,
  lastWeighing: null,
};
const day = (at: number, dead: number | null) => ({
  date: addDays(HOUSED, at),
  dead,
  eliminated: null,
  feedConsumed: null,
});
const former = (id: number, housingDate: string) => ({
  id,
  number: String(id),
  housingDate,
  birdsHoused: null,
  days: [],
  weighings: [],
});
const BOARD = {
  id: 7,
  aviary: { id: 1, name: 'AVIARIO 1', farmId: 1, farmName: 'SEDE', lastContactAt: null },
  nextLot: null,
  lot: LOT,
  days: [day(1, 2), day(2, null)],
  weighings: [],
  reference: null,
  previousLots: [],
};
async function open(lot: object = {}, own: object = {}) {
  backend.answers('openLotBoard', { ...BOARD, lot: { ...LOT, ...lot }, ...own });
  const opened = openSignedIn({
    routes: [{ path: '*', element: <LotView lotId="7" /> }],
    at: '/x?situacao=bloqueado',
  });
  const head = await screen.findByRole('heading', { level: 1, name: 'AVIARIO 1 · lote 31' });
  return { ...opened, facts: head.parentElement?.textContent.replace('AVIARIO 1 · lote 31', '') ?? '' };
}

describe('the facts of a lot', () => {
  it.each([
    [
      {},
      {},
      `SEDE · COBB · alojado em ${formatDate(HOUSED)} · fim previsto em ${formatDate(addDays(today(), 39))}`,
    ],
    [
      { lineage: '', expectedEndDate: null },
      { reference: { name: 'PADRAO', days: [] } },
      `SEDE · alojado em ${formatDate(HOUSED)} · referência PADRAO`,
    ],
    [
      { status: 'BLOCKED', closingDate: today() },
      {},
      `SEDE · COBB · alojado em ${formatDate(HOUSED)} · fechado em ${formatDate(today())}`,
    ],
    [{ status: 'AWAITING', housingDate: null }, {}, 'SEDE · COBB'],
  ])('of %j: %#', async (lot, own, words) => {
    expect((await open(lot, own)).facts).toBe(words);
  });

  it('lead back to the aviaries with the same filters', async () => {
    await open();
    expect(screen.getByRole('link', { name: 'Todos os aviários' })).toHaveAttribute(
      'href',
      '/avicultura/dashboard-geral?situacao=bloqueado',
    );
    expect(screen.getByText('Em andamento')).toBeVisible();
  });
});

describe('the cards of a lot', () => {
  const region = (name: string) => screen.getByRole('region', { name });

  it('say how many days are without losses, on the card of losses alone', async () => {
    await open();
    expect(await screen.findByText('1 dia sem lançamento de perdas')).toBeVisible();
    expect(region('Mortalidade acumulada')).toHaveTextContent('1 dia sem lançamento');
    expect(region('Peso por ave')).not.toHaveTextContent('sem lançamento');
  });

  it('with losses of every day say nothing; a curve without figures beside it is one', async () => {
    const { user } = await open({}, { days: [day(1, 2), day(2, 0)] });
    await screen.findByRole('region', { name: 'Mortalidade acumulada' });
    expect(screen.queryByText(/sem lançamento/)).toBeNull();
    await user.click(
      within(region('Mortalidade acumulada')).getByRole('button', { name: 'Ver como tabela' }),
    );
    const heads = within(await screen.findByRole('table', { name: /Mortalidade/ })).getAllByRole(
      'columnheader',
    );
    expect(heads.map(({ textContent }) => textContent)).toEqual(['Dia', 'Lote (%)']);
  });

  it('list the former lots, the newest first, and which of them are averaged', async () => {
    const dates = [10, 20, 30, 40, 50, 60].map((months) => addDays(today(), -months * 10));
    await open({}, { previousLots: dates.map((date, at) => former(at + 20, date)).toReversed() });
    const rows = within(await screen.findByRole('table', { name: /^Lotes anteriores/ }))
      .getAllByRole('row')
      .slice(1);
    expect(rows.map((row) => row.querySelector('a')?.textContent)).toEqual([
      '20',
      '21',
      '22',
      '23',
      '24',
      '25',
    ]);
    expect(rows.map((row) => row.lastElementChild?.textContent)).toEqual([
      'sim',
      'sim',
      'sim',
      'sim',
      'sim',
      'não',
    ]);
    expect(within(rows[0] ?? document.body).getByRole('link')).toHaveAttribute(
      'href',
      '/avicultura/dashboard-geral/20?situacao=bloqueado',
    );
  });

  it('of a lot that awaits its birds are no curves', async () => {
    await open({ status: 'AWAITING', housingDate: null });
    await screen.findByRole('region', { name: 'Previsões' });
    expect(screen.queryByRole('region', { name: 'Peso por ave' })).toBeNull();
  });
});

it.each(['0', '12a'])('of %s no lot is requested', (id) => {
  openSignedIn({ routes: [{ path: '*', element: <LotView lotId={id} /> }], at: '/x' });
  expect(screen.getByText('Lote não encontrado')).toBeVisible();
  expect(callsTo('/PoultryDashboard/GetLot')).toEqual([]);
});

describe('the aviaries', () => {
  const show = (aviaries: readonly object[], keys: readonly string[], at = '/x') => {
    backend.answers('listAviariesWithLots', aviaries);
    return openSignedIn({ routes: [{ path: '*', element: <Overview /> }], at, keys });
  };
  const AVIARY = {
    id: 1,
    name: 'AVIARIO 1',
    farmId: 1,
    farmName: 'SEDE',
    lastContactAt: null,
    lot: LOT,
    nextLot: null,
  };
  const csv = () => screen.getByRole('button', { name: 'Baixar CSV' });

  it('are handed out, and lead to the round for who goes it', async () => {
    show([AVIARY], ['CHICKEN_OCCURRENCE']);
    expect(await screen.findByRole('region', { name: 'AVIARIO 1' })).toBeVisible();
    expect(csv()).not.toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('link', { name: 'Ronda de hoje' })).toHaveAttribute('href', '/avicultura/ronda');
    expect(screen.queryByText('Nenhum aviário cadastrado')).toBeNull();
  });

  it('of which a filter leaves none are not', async () => {
    show([AVIARY], [], '/x?situacao=bloqueado');
    expect(await screen.findByRole('button', { name: 'Limpar filtros' })).toBeVisible();
    expect(csv()).toHaveAttribute('aria-disabled', 'true');
    expect(screen.queryByRole('link', { name: 'Ronda de hoje' })).toBeNull();
    expect(screen.getByRole('tabpanel')).toHaveAttribute('id', expect.stringContaining('blocked'));
  });
});
