import { describe, expect, test } from 'vitest';
import { freeAmmonia } from './ammonia';
import {
  biomassKg,
  conversionOf,
  conversions,
  density,
  gramsPerDay,
  growthRate,
  kgPerHectare,
  missingFish,
  startKg,
  startStock,
  survival,
  transportLoss,
} from './fishFigures';
import { deadKg, gramsBetween, gramsOn, growthCurve } from './growthCurve';

const LOT = { housed: 10_000, deadInTransport: 120, unitWeight: 30 };

describe('figures of a lot of fish (LD §5.9)', () => {
  test('the dead of the transport leave the start stock', () => {
    expect(startStock(LOT)).toBe(9880);
    expect(startKg(LOT)).toBeCloseTo(296.4, 6);
    expect(transportLoss(LOT)).toBeCloseTo(1.2, 6);
    expect(transportLoss({ ...LOT, deadInTransport: null })).toBeNull();
    expect(startStock({ housed: null, deadInTransport: 1 })).toBeNull();
    expect(startStock({ housed: 10, deadInTransport: 11 })).toBeNull();
  });

  test('day 60: 1 358 kg, conversion 1,300, growth 2,567 % a day, survival 98,18 %', () => {
    const producedKg = biomassKg(9700, 140);
    expect(producedKg).toBe(1358);
    expect(conversions({ feedKg: 1380, producedKg, startKg: 296.4, deadKg: null }).onGain).toBeCloseTo(
      1.3,
      3,
    );
    expect(growthRate(30, 140, 60)).toBeCloseTo(2.567, 3);
    expect(survival(9880, 9700)).toBeCloseTo(98.18, 2);
    expect(gramsPerDay(30, 140, 60)).toBeCloseTo(1.8333, 4);
    expect(density(producedKg, 5000)).toBeCloseTo(0.2716, 4);
  });

  test('day 200: 8 050 kg, 1,419 on gain, 1,366 on harvest, 96,15 %, 16 100 kg/ha, 380 missing', () => {
    const producedKg = 2000 * 0.65 + 7500 * 0.9;
    const found = conversions({ feedKg: 11_000, producedKg, startKg: 296.4, deadKg: 20 });
    expect(producedKg).toBe(8050);
    expect(found.onGain).toBeCloseTo(1.419, 3);
    expect(found.onHarvest).toBeCloseTo(1.366, 3);
    expect(found.withDead).toBeCloseTo(11_000 / (8050 - 296.4 + 20), 6);
    expect(survival(9880, 9500)).toBeCloseTo(96.15, 2);
    expect(kgPerHectare(producedKg, 5000)).toBe(16_100);
    expect(missingFish(9880, 9500, 180)).toEqual({ all: 380, dead: 180, notFound: 200 });
  });

  test('what is not known is null, never 0', () => {
    expect(conversions({ feedKg: null, producedKg: 1, startKg: 0, deadKg: 0 })).toEqual({
      onGain: null,
      onHarvest: null,
      withDead: null,
    });
    expect(conversions({ feedKg: 10, producedKg: 5, startKg: 5, deadKg: 0 }).onGain).toBeNull();
    expect(survival(100, 101)).toBeNull();
    expect(survival(null, 1)).toBeNull();
    expect(growthRate(30, 140, 0)).toBeNull();
    expect(kgPerHectare(1, null)).toBeNull();
    expect(kgPerHectare(1, 0)).toBeNull();
    expect(missingFish(null, 1, 1)).toBeNull();
  });

  test('the conversion of several lots is of their sums', () => {
    const lots = [
      { feedKg: 1380, gainKg: 1061.6 },
      { feedKg: 11_000, gainKg: 7753.6 },
      { feedKg: 500, gainKg: null },
    ];
    expect(conversionOf(lots)).toBeCloseTo(12_380 / 8815.2, 9);
    expect(conversionOf([])).toBeNull();
  });
});

test('free ammonia: 1 mg/L at 28 °C and pH 8 is 0,065 (LD §5.11)', () => {
  expect(freeAmmonia(1, 28, 8)).toBeCloseTo(0.0652, 3);
  expect(freeAmmonia(1, 28, null)).toBeNull();
  expect(freeAmmonia(0, 28, 8)).toBe(0);
});

describe('the curve between samplings', () => {
  const day = (at: number, feedKg: number | null) => ({ day: at, present: 1000, feedKg });
  const range = (feedConversion: number | null, dailyGain: number | null) => [
    { from: 0, to: null, feedConversion, dailyGain },
  ];
  const days = [day(0, 2), day(1, 2), day(2, 3), day(3, 3), day(4, null)];

  test('feed ÷ the conversion that the reference expects: 2 kg for 1 000 fish at 1,0 are 2 g each', () => {
    const curve = growthCurve({ startGrams: 30, days, samplings: [], ranges: range(1, 5) });
    expect(curve.points.map(({ grams }) => grams)).toEqual([30, 32, 34, 37, 40]);
    expect(curve.points.map(({ source }) => source)).toEqual(['housing', 'feed', 'feed', 'feed', 'feed']);
    expect(curve.weighedOn).toBeNull();
  });

  test('a sampling corrects it from its day on, with the error that it had', () => {
    const samplings = [{ day: 2, grams: 40 }];
    const curve = growthCurve({ startGrams: 30, days, samplings, ranges: range(1, 5) });
    expect(curve.errors).toEqual([{ day: 2, expected: 34, found: 40, percent: -15 }]);
    expect(curve.points.map(({ grams }) => grams)).toEqual([30, 32, 40, 43, 46]);
    expect(curve.points[2]?.source).toBe('sampling');
  });

  test('without an expected conversion the lot’s own is taken, then the gain of the reference', () => {
    const samplings = [{ day: 2, grams: 38 }];
    // 4 kg of feed gave 1 000 fish 8 g each: 0,5.
    const own = growthCurve({ startGrams: 30, days, samplings, ranges: range(null, 5) });
    expect(own.points.map(({ grams }) => grams)).toEqual([30, 35, 38, 44, 50]);
    expect(own.points.map(({ source }) => source)).toEqual([
      'housing',
      'reference',
      'sampling',
      'ownConversion',
      'ownConversion',
    ]);
  });

  test('where nothing says how they grow there is no weight until they are weighed again', () => {
    const samplings = [{ day: 3, grams: 50 }];
    const curve = growthCurve({ startGrams: 30, days, samplings, ranges: [] });
    expect(curve.points.map((point) => point.day)).toEqual([0, 3, 4]);
    expect(curve.errors).toEqual([]);
    expect(gramsOn(curve, 1)).toBeNull();
    const unfed = [day(0, null), day(1, null)];
    expect(growthCurve({ startGrams: 30, days: unfed, samplings: [], ranges: [] }).points).toHaveLength(1);
  });

  test('between two weighings without an estimate fish grew by the same share each day', () => {
    const samplings = [{ day: 4, grams: 120 }];
    const curve = growthCurve({ startGrams: 30, days, samplings, ranges: [] });
    expect(gramsOn(curve, 2)).toBeNull();
    expect(gramsBetween(curve, 2)).toBeCloseTo(60, 9);
    expect(gramsBetween(curve, 4)).toBe(120);
    expect(gramsBetween(curve, 5)).toBeNull();
    expect(deadKg(curve, [{ day: 2, lost: 10 }])).toBeCloseTo(0.6, 9);
  });

  test('the dead weigh what a fish weighed on their day', () => {
    const curve = growthCurve({ startGrams: 30, days, samplings: [], ranges: range(1, 5) });
    expect(
      deadKg(curve, [
        { day: 1, lost: 10 },
        { day: 4, lost: 5 },
      ]),
    ).toBeCloseTo(0.52, 9);
    expect(deadKg(curve, [{ day: 9, lost: 1 }])).toBeNull();
    expect(deadKg(curve, [{ day: 9, lost: 0 }])).toBe(0);
  });
});
