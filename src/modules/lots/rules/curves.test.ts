import { describe, expect, it } from 'vitest';
import { dailyFeedCurve, mortalityCurve, valueAt, weightCurve } from './curves';
import { consumptionForecast, feedNeeded, weightForecast } from './forecast';
import { averageCurve, lastLots } from './history';
import { lotResult } from './lotResult';

const line = (from: number, to: number, step: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => ({ day: from + at, value: (from + at) * step }));

describe('a curve', () => {
  it('is straight between its points and unknown beyond them', () => {
    const curve = [
      { day: 7, value: 180 },
      { day: 14, value: 460 },
    ];
    expect([6, 7, 8, 14, 15].map((day) => valueAt(curve, day))).toEqual([null, 180, 220, 460, null]);
    expect(valueAt([], 3)).toBeNull();
  });

  it('of weights takes the weighings of one day together, by their birds', () => {
    const weighings = [
      { day: 14, weight: 460, birdsWeighed: 100, readings: [] },
      { day: 7, weight: 180, birdsWeighed: 100, readings: [] },
      { day: 14, weight: 500, birdsWeighed: 300, readings: [] },
    ];
    expect(weightCurve({ weighings })).toEqual([
      { day: 7, value: 180 },
      { day: 14, value: 490 },
    ]);
  });

  it('of losses adds up; of feed it is by the birds that were alive that morning', () => {
    const days = [
      { day: 1, lost: 100, feedConsumed: 200 },
      { day: 0, lost: 0, feedConsumed: null },
      { day: 2, lost: 50, feedConsumed: 198 },
    ];
    expect(mortalityCurve({ days }, 10_000).map(({ value }) => value)).toEqual([0, 1, 1.5]);
    expect(dailyFeedCurve({ days }, { housed: 10_000, loads: [] })).toEqual([
      { day: 1, value: 20 },
      { day: 2, value: 20 },
    ]);
    expect(mortalityCurve({ days }, 0)).toEqual([]);
    expect([mortalityCurve({ days }, null), dailyFeedCurve({ days }, { housed: null, loads: [] })]).toEqual([
      [],
      [],
    ]);
    const unreported = [
      ...days,
      { day: 3, lost: null, feedConsumed: 197 },
      { day: 4, lost: 50, feedConsumed: null },
    ];
    expect(mortalityCurve({ days: unreported }, 10_000).map(({ day, value }) => [day, value])).toEqual([
      [0, 0],
      [1, 1],
      [2, 1.5],
      [4, 2],
    ]);
    expect(dailyFeedCurve({ days: unreported }, { housed: 10_000, loads: [] }).at(-1)).toEqual({
      day: 3,
      value: 20,
    });
  });
});

it('feed of a bird counts the birds that are there: those that were loaded eat no more', () => {
  const day = (at: number) => ({ day: at, lost: 0, feedConsumed: 2_000 });
  const days = [day(32), day(33), day(34)];
  const loads = [{ day: 33, birds: 10_000 }];
  // On the day of the load the hour at which they left is unknown: they count until its end.
  expect(dailyFeedCurve({ days }, { housed: 20_000, loads }).map(({ value }) => value)).toEqual([
    100, 100, 200,
  ]);
  expect(dailyFeedCurve({ days }, { housed: 20_000, loads: null })).toEqual([]);
});

describe('the weight forecast', () => {
  const reference = line(0, 42, 60);

  it('goes on from the last weighing as the lot has grown beside its reference', () => {
    const weighed = [7, 14, 21].map((day) => ({ day, value: day * 60 * 1.1 }));
    const forecast = weightForecast(weighed, reference, 42);
    expect(forecast[0]).toEqual({ day: 21, value: 21 * 66 });
    expect(forecast.at(-1)?.day).toBe(42);
    expect(forecast.at(-1)?.value).toBeCloseTo(42 * 66, 6);
    expect(forecast).toHaveLength(22);
  });

  it('meets the last weighing even where that lies off the trend', () => {
    const weighed = [
      { day: 7, value: 420 },
      { day: 14, value: 840 },
      { day: 21, value: 1200 },
    ];
    const forecast = weightForecast(weighed, reference, 42);
    expect(forecast[0]?.value).toBe(1200);
    // k = (420² + 840² + 1200·1260) ÷ (420² + 840² + 1260²) = 0,96939
    expect(forecast[1]?.value).toBeCloseTo(1200 + 0.969388 * 60, 3);
  });

  it('ends with the reference, and is none without it or past its end', () => {
    const weighed = [{ day: 21, value: 1260 }];
    expect(weightForecast(weighed, line(0, 30, 60), 42).at(-1)?.day).toBe(30);
    expect(weightForecast(weighed, [], 42)).toEqual([]);
    expect(weightForecast(weighed, line(22, 42, 60), 42)).toEqual([]);
    expect(weightForecast([], reference, 42)).toEqual([]);
    expect(weightForecast(weighed, reference, 21)).toEqual([]);
  });
});

describe('the consumption forecast', () => {
  it('follows the reference as much above it as in the last seven days', () => {
    const reference = line(1, 42, 5);
    const eaten = line(1, 14, 5).map(({ day, value }) => ({ day, value: day > 7 ? value * 0.9 : value * 2 }));
    const forecast = consumptionForecast(eaten, reference, 16);
    expect(forecast.map(({ day }) => day)).toEqual([15, 16]);
    expect(forecast.map(({ value }) => value)).toEqual([expect.closeTo(67.5, 9), expect.closeTo(72, 9)]);
    expect(feedNeeded(forecast, 10_000)).toBeCloseTo(1395, 6);
    expect(consumptionForecast([], reference, 16)).toEqual([]);
    expect(consumptionForecast(eaten, [], 16)).toEqual([]);
  });
});

describe('the average of the lots before', () => {
  const former = (id: number, housingDate: string, weight: number) => ({
    id,
    number: String(id),
    housingDate,
    housed: 1000,
    days: [{ day: 0, lost: 50, feedConsumed: 1900 }],
    weighings: [{ day: 7, weight, birdsWeighed: 10, readings: [] }],
    loads: [],
  });
  const seven = [1, 2, 3, 4, 5, 6, 7].map((id) => former(id, `2026-0${id}-01`, id * 100));

  it('is that of the last five of seven (AR-511)', () => {
    const five = lastLots(seven.toReversed());
    expect(five.map(({ id }) => id)).toEqual([7, 6, 5, 4, 3]);
    expect(averageCurve(five.map(weightCurve))).toEqual([{ day: 7, value: 500 }]);
    expect(lastLots(seven.slice(0, 2)).map(({ id }) => id)).toEqual([2, 1]);
  });

  it('is of the days that all of them have', () => {
    const curves = [line(0, 3, 1), line(1, 2, 3), [], line(0, 2, 5)];
    expect(averageCurve(curves)).toEqual([
      { day: 1, value: 3 },
      { day: 2, value: 6 },
    ]);
    expect(averageCurve([])).toEqual([]);
    expect(averageCurve([[]])).toEqual([]);
  });

  it('knows what each of them came to', () => {
    const result = lotResult(former(1, '2026-01-01', 2000));
    expect(result).toEqual({ viability: 95, weight: 2000, feedConversion: 1 });
    const own = former(1, '2026-01-01', 2000);
    expect(lotResult({ ...own, housed: null })).toEqual({
      viability: null,
      weight: 2000,
      feedConversion: null,
    });
    expect(lotResult({ ...own, days: own.days.map((day) => ({ ...day, lost: null })) })).toMatchObject({
      viability: null,
      feedConversion: null,
    });
    expect(lotResult({ ...own, weighings: [] })).toMatchObject({
      weight: null,
      feedConversion: null,
    });
  });
});
