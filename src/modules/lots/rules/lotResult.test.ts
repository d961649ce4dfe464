import { expect, it } from 'vitest';
import { aLot } from '../testing/samples';
import { lotPerformance, lotResult } from './lotResult';
import { deliveredResult } from '@/domain/lots/performance';
import { birdsAlive, birdsLeft, resultOf } from './performance';

const weighing = (day: number, weight: number, feedConsumed: number | null = 100_000) => ({
  day,
  date: '2026-11-17',
  weight,
  birdsWeighed: 120,
  birdsLost: 900,
  feedConsumed,
  referenceWeight: null,
});

it('a lot that left in two loads is settled by all of its feed and weight', () => {
  const result = resultOf({
    housed: 24_300,
    lost: 900,
    feedKg: 102_000,
    chickWeight: 42,
    parts: [
      { day: 35, birds: 6_000, weightKg: 2.05 },
      { day: 42, birds: 17_400, weightKg: 2.95 },
    ],
  });
  expect(result?.viability).toBeCloseTo(96.3, 2);
  expect(result?.weightKg).toBeCloseTo(2.719, 3);
  expect(result?.day).toBeCloseTo(40.21, 2);
  expect(result?.feedConversion).toBeCloseTo(1.603, 3);
  expect(Math.round(result?.efficiency ?? 0)).toBe(406);
  expect(result?.onGain?.feedConversion).toBeCloseTo(1.628, 3);
  expect(Math.round(result?.onGain?.efficiency ?? 0)).toBe(394);
});

it('a lot whose first load has left is estimated with the weight and the day of that load', () => {
  // The lot of the decisions, weighed on day 42 before its second load.
  const lot = aLot({
    day: 42,
    housed: 24_300,
    lost: 900,
    loads: [{ day: 35, birds: 6_000, kg: 12_300 }],
    chickWeight: 42,
    lastWeighing: weighing(42, 2950, 102_000),
  });
  const result = lotPerformance(lot);
  expect(result).toMatchObject({ day: 42, birds: 23_400 });
  expect(result?.ageDays).toBeCloseTo(40.21, 2);
  expect(result?.feedConversion).toBeCloseTo(1.603, 3);
  expect(Math.round(result?.efficiency ?? 0)).toBe(406);
  const unweighed = lotPerformance({ ...lot, loads: [{ day: 35, birds: 6_000, kg: null }] });
  expect(unweighed?.parts[0]).toMatchObject({ weightKg: 2.95, estimated: true });
  expect(lotPerformance({ ...lot, loads: [{ day: 35, birds: 30_000, kg: 1 }] })).toBeNull();
});

it('a closed lot that left in weighed loads needs no weighing', () => {
  const closed = aLot({
    status: 'blocked',
    day: 42,
    housed: 24_300,
    lost: 900,
    feedConsumed: 102_000,
    lastWeighing: null,
    loads: [
      { day: 35, birds: 6_000, kg: 12_300 },
      { day: 42, birds: 17_400, kg: 51_330 },
    ],
  });
  expect(Math.round(lotPerformance(closed)?.efficiency ?? 0)).toBe(406);
  expect(lotPerformance({ ...closed, loads: [{ day: 42, birds: 17_400, kg: null }] })).toBeNull();
});

it('a closed lot is settled by what was delivered: birds that are left over have no weight in it', () => {
  const closed = aLot({
    status: 'finished',
    day: 42,
    housed: 24_300,
    lost: 900,
    loaded: 17_400,
    feedConsumed: 70_632,
    lastWeighing: weighing(41, 2900),
    loads: [{ day: 42, birds: 17_400, kg: 51_330 }],
  });
  const result = lotPerformance(closed);
  expect(result).toMatchObject({ birds: 17_400, kg: 51_330, day: 42 });
  expect(result?.feedConversion).toBeCloseTo(1.376, 3);
  // The same lot in its report: one figure everywhere.
  const delivered = deliveredResult({
    housed: 24_300,
    lost: 900,
    birds: 17_400,
    kg: 51_330,
    birdDays: 17_400 * 42,
    feedKg: 70_632,
  });
  expect([result?.feedConversion, result?.efficiency]).toEqual([
    delivered?.feedConversion,
    delivered?.efficiency,
  ]);
  expect([birdsAlive(closed), birdsLeft(closed)]).toEqual([0, 6_000]);
  const former = lotResult({
    id: 1,
    number: '38',
    housingDate: '2026-10-01',
    housed: 24_300,
    days: [{ day: 42, lost: 900, feedConsumed: 70_632 }],
    weighings: [{ day: 41, weight: 2900, birdsWeighed: 120, readings: [] }],
    loads: closed.loads,
  });
  expect(former.feedConversion).toBe(result?.feedConversion);
});

it('a closed lot is no longer estimated by the feed of its last weighing', () => {
  // 22 987 birds of 2,887 kg weighed on day 42, closed on day 43 with 112 448 kg of feed.
  const closed = aLot({
    status: 'blocked',
    day: 43,
    housed: 23_910,
    lost: 923,
    feedConsumed: 112_448,
    lastWeighing: weighing(42, 2887, 107_500),
  });
  const result = lotPerformance(closed);
  expect(result).toMatchObject({ day: 43, feedKg: 112_448, birds: 22_987 });
  expect(result?.feedConversion).toBeCloseTo(1.694, 3);
  expect(Math.round(result?.efficiency ?? 0)).toBe(381);
  // The very same course read as a former lot of the aviary.
  const former = lotResult({
    id: 1,
    number: '38',
    housingDate: '2026-10-01',
    housed: 23_910,
    days: [
      { day: 0, lost: 0, feedConsumed: 0 },
      { day: 43, lost: 923, feedConsumed: 112_448 },
    ],
    weighings: [{ day: 42, weight: 2887, birdsWeighed: 120, readings: [] }],
    loads: [],
  });
  expect(former.feedConversion).toBe(result?.feedConversion);
  expect(former.viability).toBe(result?.viability);
});

it('a lot that lives is estimated on the day of its last weighing', () => {
  const living = aLot({
    day: 43,
    housed: 10_000,
    feedConsumed: 99_999,
    lastWeighing: weighing(42, 2000, 30_000),
  });
  expect(lotPerformance(living)).toMatchObject({ day: 42, feedKg: 30_000, birds: 9_100 });
});

it('what was not written down stays unknown', () => {
  const closed = { status: 'blocked', day: 43, housed: 10_000, lost: 900 } as const;
  expect(lotPerformance(aLot({ ...closed, lastWeighing: null, feedConsumed: 1 }))).toBeNull();
  expect(
    lotPerformance(aLot({ ...closed, lastWeighing: weighing(42, 2000), feedConsumed: null })),
  ).toMatchObject({ feedConversion: null, efficiency: null });
  expect(resultOf({ housed: 0, lost: 0, feedKg: 1, parts: [] })).toBeNull();
});
