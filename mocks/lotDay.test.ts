// @vitest-environment node
import { beforeEach, expect, test } from 'vitest';
import { brazilianDay, dayLater } from './db/poultry';
import { demo, resetDemo } from './state';
import { type Client, clientOf } from './testClient';

beforeEach(() => resetDemo());

const DAY_MINUTES = 1440;
const today = () => brazilianDay(new Date());
const midnight = (day: string) => Date.parse(`${day}T03:00:00.000Z`);

interface Series {
  magnitude: string;
  startAt: string;
  intervalMinutes: number;
  values: (number | null)[];
}
interface ReportDay {
  date: string;
  feedConsumed: number | null;
  waterConsumed: number | null;
  temperature: number | null;
}
interface Report {
  days: ReportDay[];
  weighings: { date: string; averageWeight: number }[];
}

/** The values of a day, and the first of the next one. */
function ofDay({ startAt, intervalMinutes, values }: Series, day: string): number[] {
  const first = (midnight(day) - Date.parse(startAt)) / (intervalMinutes * 60_000);
  return values
    .slice(first, first + DAY_MINUTES / intervalMinutes + 1)
    .filter((value): value is number => value !== null);
}
const wholeDay = (series: Series, day: string) => ofDay(series, day).slice(0, -1);

/** Litres, kilograms and grams that the sensors of a house tell of a day. */
const measuredBy: Readonly<Record<string, (series: Series, day: string) => number>> = {
  WATER_FLOW: (series, day) =>
    wholeDay(series, day).reduce((sum, flow) => sum + flow * series.intervalMinutes, 0),
  SILO_WEIGHT: (series, day) =>
    ofDay(series, day).reduce(
      ({ before, used }, level) => ({
        before: level,
        // What comes into the silo at once is a delivery.
        used: used + (before - level) + (level - before > 5_000 ? 11_000 : 0),
      }),
      { before: ofDay(series, day)[0] ?? 0, used: 0 },
    ).used,
  BIRD_WEIGHT: (series, day) => wholeDay(series, day)[0] ?? Number.NaN,
  TEMPERATURE: (series, day) =>
    wholeDay(series, day).reduce((sum, one) => sum + one, 0) / wholeDay(series, day).length,
};
/** The same of the report, and how far apart they may be by their decimals. */
const reported: Readonly<
  Record<string, readonly [(report: Report, day: string) => number | null | undefined, number]>
> = {
  WATER_FLOW: [(report, day) => dayOf(report, day)?.waterConsumed, 1],
  SILO_WEIGHT: [(report, day) => dayOf(report, day)?.feedConsumed, 2],
  BIRD_WEIGHT: [
    (report, day) => report.weighings.find(({ date }) => date.startsWith(day))?.averageWeight,
    0.5,
  ],
  TEMPERATURE: [(report, day) => dayOf(report, day)?.temperature, 0.2],
};
const dayOf = ({ days }: Report, day: string) => days.find(({ date }) => date.startsWith(day));

const reportOf = async (client: Client, lotId: number) =>
  (await client.get(`/ChickenLotReport/GetByLot?lotId=${lotId}`)).body as Report;
const boardOf = async (client: Client, aviaryId: number) =>
  (await client.get(`/AviaryDashboard/GetByAviary?aviaryId=${aviaryId}&days=5`)).body as {
    sensors: Series[];
  };
const automatic = () =>
  demo.world.poultryLots.filter(
    (lot) =>
      lot.customerId === 1 && lot.status === 'IN_PROGRESS' && lot.automatic && (lot.silentHours ?? 0) < 24,
  );
const write = async (client: Client, lotId: number, type: string, day: string, values: object) =>
  expect(
    (
      await client.write('POST', '/ChickenOccurrence/Create', {
        lotId,
        type,
        happenedAt: `${day}T12:00:00Z`,
        values,
      })
    ).status,
  ).toBe(200);

/** Every magnitude that both pages tell, on two days that are over. */
async function expectSame(client: Client): Promise<Set<string>> {
  const compared = new Set<string>();
  for (const { id, aviaryId } of automatic()) {
    const [{ sensors }, report] = [await boardOf(client, aviaryId), await reportOf(client, id)];
    for (const day of [dayLater(today(), -1), dayLater(today(), -2)])
      for (const series of sensors) {
        const [of, apart] = reported[series.magnitude] ?? [];
        const measured = measuredBy[series.magnitude]?.(series, day);
        if (
          !of ||
          measured === undefined ||
          ofDay(series, day).length * series.intervalMinutes <= DAY_MINUTES
        )
          continue;
        const written = of(report, day);
        expect(written, `${series.magnitude} of ${day} in the report`).toBeTypeOf('number');
        expect(
          Math.abs(measured - Number(written)),
          `${series.magnitude} of ${day}: ${measured} and ${Number(written)}`,
        ).toBeLessThanOrEqual(apart ?? 0);
        compared.add(series.magnitude);
      }
  }
  return compared;
}

test('the board of an aviary and the report of its lot tell one story of a day, also once birds have left', async () => {
  const client = await clientOf('produtor');
  expect(await expectSame(client)).toEqual(new Set(Object.keys(measuredBy)));
  for (const { id } of automatic())
    await write(client, id, 'carregamento', dayLater(today(), -2), { quantity: 11_000, weightKg: 9_900 });
  await expectSame(client);
});

test('silo and meter of a house fall by the birds that left it, and by those that died', async () => {
  const client = await clientOf('produtor');
  const [lot] = automatic();
  if (!lot) throw new Error('no lot that reports by itself');
  const yesterday = dayLater(today(), -1);
  const before = dayOf(await reportOf(client, lot.id), yesterday);
  await write(client, lot.id, 'mortos-e-eliminados', dayLater(today(), -2), { dead: 2_000, eliminated: 0 });
  await write(client, lot.id, 'carregamento', dayLater(today(), -2), { quantity: 10_000, weightKg: 9_000 });
  const after = dayOf(await reportOf(client, lot.id), yesterday);
  for (const name of ['feedConsumed', 'waterConsumed'] as const)
    expect((after?.[name] ?? 0) / (before?.[name] ?? 0)).toBeCloseTo(0.5, 1);
});

test('what a house reports by itself of today is reported when the day is over', async () => {
  const client = await clientOf('produtor');
  for (const { id } of automatic()) {
    const { days, weighings } = await reportOf(client, id);
    expect(days.at(-1)).toMatchObject({ feedConsumed: null, waterConsumed: null, temperature: null });
    expect(weighings.every(({ date }) => !date.startsWith(today()))).toBe(true);
  }
});
