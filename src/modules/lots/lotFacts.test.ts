// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import type { OccurrenceContext } from '@/families/occurrence/occurrenceTypes';
import { addDays, today } from '@/platform/format/date';
import { readAs } from '@/platform/http/readShape.test.kit';
import { demo, resetDemo } from '../../../mocks/state';
import { type Client, clientOf } from '../../../mocks/testClient';
import { BoardWire } from './aviary/aviaryWire';
import { BulletinWire } from './bulletins/bulletinWire';
import { COMMON } from './bulletins/companies';
import { EMPTY_VALUES } from './bulletins/emptyValues';
import { bulletinChecks } from './bulletins/rules/checks';
import { aviaryStateAt, lotCourseAt } from './lotsWire';
import type { Lot } from './lotTypes';
import { LotOccurrenceWire } from './occurrences/occurrencesWire';
import { inGrace } from './occurrences/parts/treatment';
import { ReportWire } from './report/reportWire';
import { closedResult, reportRows, reportTotals } from './report/rules/reportRows';
import { ClosedLotWire } from './results/closedLotWire';
import { figuresOfLots } from './results/rules/lotResults';
import { weightCurve } from './rules/curves';
import { lotForecasts } from './rules/lotForecasts';
import { lotPerformance } from './rules/lotResult';
import { birdsAlive } from './rules/performance';
import { SettlementWire } from './settlement/settlementWire';

beforeEach(() => resetDemo());

const readAt = () => ({ today: today(), now: Date.now() });
type Row = Record<string, unknown>;

/** What a page says of a lot; it is silent on what it does not show. */
interface Facts {
  readonly alive?: number | null | undefined;
  readonly lost?: number | null | undefined;
  readonly feedKg?: number | null | undefined;
  readonly waterLitres?: number | null | undefined;
  readonly grams?: number | null | undefined;
  readonly conversion?: number | null | undefined;
  readonly efficiency?: number | null | undefined;
  readonly loadedKg?: number | null | undefined;
}

const factsOf = (lot: Lot): Facts => ({
  alive: birdsAlive(lot),
  lost: lot.lost,
  feedKg: lot.feedConsumed,
  grams: lot.lastWeighing?.weight,
  conversion: lotPerformance(lot)?.feedConversion,
  efficiency: lotPerformance(lot)?.efficiency,
});
const sum = (values: readonly (number | null | undefined)[]) =>
  values.reduce<number>((all, one) => all + (one ?? 0), 0);

/** The same lot on every page that tells of it, each page read and computed as the application does. */
async function pagesOf(client: Client, lotId: number): Promise<Readonly<Record<string, Facts>>> {
  const get = async (path: string) => (await client.get(path)).body;
  const { aviaryId } = demo.world.poultryLots.need(lotId);
  const states = (await get('/PoultryDashboard/GetAviaries')) as Row[];
  const overview = readAs(
    aviaryStateAt(readAt),
    states.find(({ id }) => id === aviaryId),
  );
  const course = readAs(lotCourseAt(readAt), await get(`/PoultryDashboard/GetLot?id=${lotId}`));
  const [compared] = (await get(`/PerformanceConsumption/GetByLots?lotIds=${lotId}`)) as Row[];
  const performance = readAs(lotCourseAt(readAt), compared);
  const report = readAs(ReportWire, await get(`/ChickenLotReport/GetByLot?lotId=${lotId}`));
  const rows = reportRows(report);
  const totals = reportTotals(report, rows);
  const closed = closedResult(report, totals);
  const isClosed = report.closingDate !== null;
  const { source } = readAs(BulletinWire, await get(`/ChickenBulletin/GetByLot?lotId=${lotId}&company=`));
  const results = ((await get('/ChickenResult/GetGridData')) as Row[]).find(({ id }) => id === lotId);
  const result = results && figuresOfLots([readAs(ClosedLotWire, results)]);
  const settled = isClosed
    ? readAs(SettlementWire, await get(`/ChickenSettlement/GetByLot?lotId=${lotId}`)).own
    : null;
  const board = readAs(BoardWire, await get(`/AviaryDashboard/GetByAviary?aviaryId=${aviaryId}`));
  const forecast = lotForecasts(course).weight.curve[0];
  const { housed } = course.lot;
  const choices = (await get('/ChickenOccurrence/GetLotsForSelect')) as Row[];
  const choice = choices.find(({ id }) => id === lotId);
  return {
    ...(overview.lot ? { overview: factsOf(overview.lot) } : {}),
    dashboard: {
      ...factsOf(course.lot),
      feedKg: sum(course.days.map(({ feedConsumed }) => feedConsumed)),
      lost: sum(course.days.map(({ lost }) => lost)),
    },
    forecast: forecast ? { grams: forecast.value } : {},
    performance: {
      alive: birdsAlive(performance.lot),
      lost: sum(performance.days.map(({ lost }) => lost)),
      feedKg: sum(performance.days.map(({ feedConsumed }) => feedConsumed)),
      waterLitres: sum(performance.days.map(({ water }) => water)),
      grams: weightCurve(performance).at(-1)?.value,
    },
    report: {
      alive: isClosed ? undefined : totals.alive,
      lost: sum([totals.dead, totals.eliminated]),
      feedKg: totals.feed,
      waterLitres: totals.water,
      grams: report.weighings.at(-1)?.value,
      ...(isClosed
        ? { conversion: closed?.feedConversion, efficiency: closed?.efficiency, loadedKg: closed?.kg }
        : { conversion: totals.conversion }),
    },
    bulletin: {
      lost: housed === null || source.aliveBeforeLoads === null ? null : housed - source.aliveBeforeLoads,
      alive: isClosed ? undefined : source.values.left,
    },
    occurrences: { alive: choice?.['alive'] as number },
    ...(board.lot?.id === lotId ? { aviary: { alive: board.lot.alive } } : {}),
    ...(result
      ? { results: { conversion: result.conversion, efficiency: result.efficiency, loadedKg: result.kg } }
      : {}),
    ...(settled
      ? {
          settlement: {
            lost: settled.lost,
            feedKg: settled.feedKg,
            conversion: settled.result?.feedConversion,
            efficiency: settled.result?.efficiency,
            loadedKg: settled.kg,
          },
        }
      : {}),
  };
}

const FACTS = [
  'alive',
  'lost',
  'feedKg',
  'waterLitres',
  'grams',
  'conversion',
  'efficiency',
  'loadedKg',
] as const;

/** Each fact by the pages that tell it: they have to be of one mind. */
function agree(pages: Readonly<Record<string, Facts>>, when: string): Facts {
  const agreed: Record<string, number | null> = {};
  for (const fact of FACTS) {
    const reported = Object.entries(pages).flatMap(([page, facts]) => {
      const value = facts[fact];
      return value === undefined ? [] : [[page, value === null ? null : Number(value.toFixed(6))] as const];
    });
    const [first] = reported;
    if (!first) continue;
    expect(Object.fromEntries(reported), `${fact} ${when}`).toEqual(
      Object.fromEntries(reported.map(([page]) => [page, first[1]])),
    );
    agreed[fact] = first[1];
  }
  return agreed;
}

const living = (automatic: boolean) => {
  const lot = demo.world.poultryLots.find(
    (row) =>
      row.customerId === 1 &&
      row.status === 'IN_PROGRESS' &&
      row.automatic === automatic &&
      (row.silentHours ?? 0) < 24 &&
      row.weighedOn.length > 2,
  );
  if (!lot) throw new Error('no such lot');
  return lot;
};
async function ok(client: Client, path: string, body: object): Promise<void> {
  const { status, text } = await client.write('POST', path, body);
  expect({ status, text }).toMatchObject({ status: 200 });
}
/** At nine in the morning, of today not after now. */
const momentOf = (day: string) => [`${day}T12:00:00.000Z`, new Date().toISOString()].toSorted()[0];
const write = (client: Client, lotId: number, type: string, day: string, values: object) =>
  ok(client, '/ChickenOccurrence/Create', { lotId, type, happenedAt: momentOf(day), values });

describe.each([
  ['written down by hand', false],
  ['that reports by itself', true],
])('a lot %s', (_, automatic) => {
  it('is the same on every page after each step of its life', async () => {
    const client = await clientOf('produtor');
    const { id } = living(automatic);
    const facts = async (when: string) => agree(await pagesOf(client, id), when);
    const version = () => demo.world.poultryLots.need(id).version;
    const before = await facts('at first');

    await write(client, id, 'mortos-e-eliminados', addDays(today(), -1), { dead: 20, eliminated: 3 });
    const afterRound = await facts('after a round of deaths');
    expect(afterRound).toMatchObject({
      alive: Number(before.alive) - 23,
      lost: Number(before.lost) + 23,
    });

    await write(client, id, 'carregamento', addDays(today(), -1), { quantity: 5_000, weightKg: 4_100 });
    const afterLoad = await facts('after a partial load');
    expect(afterLoad).toMatchObject({ alive: Number(afterRound.alive) - 5_000, lost: afterRound.lost });

    const closing = { id, version: version(), closingDate: today(), reason: 'SOBRA' };
    await ok(client, '/ChickenLot/Close', closing);
    expect(await facts('closed with birds left over')).toMatchObject({ alive: 0, loadedKg: 4_100 });

    const made = demo.world.poultryLots.find((row) => row.madeByLotId === id);
    await ok(client, '/ChickenLot/Reopen', { id, version: version(), nextVersion: made?.version ?? null });
    expect(await facts('reversed')).toEqual(afterLoad);

    await write(client, id, 'carregamento', today(), {
      quantity: Number(afterLoad.alive) - 100,
      weightKg: 16_000,
      closesLot: true,
      restReason: 'SOBRA',
    });
    expect(await facts('closed by its last load')).toMatchObject({ alive: 0, loadedKg: 20_100 });
  });
});

it.each([1, 2])(
  'the last of %i treatments with one drug holds the birds on every page of slaughter',
  async (times) => {
    const client = await clientOf('produtor');
    const { id } = living(false);
    const treated = { principle: 'COLISTINA', startDate: today(), treatmentDays: 2, graceDays: 9 };
    // One that is long over says nothing of the next with the same drug.
    if (times > 1)
      await write(client, id, 'tratamentos', addDays(today(), -5), {
        ...treated,
        startDate: addDays(today(), -5),
        graceDays: 1,
      });
    await write(client, id, 'tratamentos', addDays(today(), -1), treated);
    const free = addDays(today(), 1 + 9);
    const { source } = readAs(
      BulletinWire,
      (await client.get(`/ChickenBulletin/GetByLot?lotId=${id}&company=`)).body,
    );
    const records = ((await client.get(`/ChickenOccurrence/GetGridData?lotId=${id}`)).body as Row[]).map(
      (row) => readAs(LotOccurrenceWire, row),
    );
    const isKept = (day: string) => {
      const values = { ...EMPTY_VALUES, slaughterAt: `${day}T06:00` };
      const bulletin = bulletinChecks(values, source, COMMON.poultry).some(({ key }) => key === 'grace');
      const context: OccurrenceContext = { subjects: [], record: null, records, now: `${day}T06:00` };
      const loading = inGrace(context, id, day).length > 0;
      return { bulletin, loading };
    };
    expect(isKept(addDays(free, -1))).toEqual({ bulletin: true, loading: true });
    expect(isKept(free)).toEqual({ bulletin: false, loading: false });
  },
);
