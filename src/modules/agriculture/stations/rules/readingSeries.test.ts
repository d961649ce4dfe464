import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  axisTimes,
  daysAcross,
  envelopeOf,
  firstAt,
  nearestReading,
  panned,
  rangeOf,
  type ReadingSeries,
  steppedReading,
  zoomed,
} from './readingSeries';

const STEP = 900_000;
const series = (values: readonly (number | null)[]): ReadingSeries => ({
  times: values.map((_, at) => at * STEP),
  values,
});
const all = { from: 0, to: 96 * STEP };

describe('a year of readings in a few hundred pixels', () => {
  test('keeps the extremes, and a gap stays a gap', () => {
    const found = envelopeOf(series([1, 9, null, null, 4, 3]), { from: 0, to: 6 * STEP }, 3);
    expect([...found.min]).toEqual([1, NaN, 3]);
    expect([...found.max]).toEqual([9, NaN, 4]);
  });
  test('loses no extreme at any width', () => {
    const value = fc.option(fc.double({ min: -15, max: 50, noNaN: true }), { nil: null });
    fc.assert(
      fc.property(
        fc.array(value, { minLength: 1, maxLength: 300 }),
        fc.integer({ min: 1, max: 80 }),
        (values, width) => {
          const span = { from: 0, to: values.length * STEP };
          const { min, max } = envelopeOf(series(values), span, width);
          const known = (all: Float64Array) => all.filter((one) => !Number.isNaN(one));
          const range = rangeOf(series(values), span);
          expect(Math.min(...known(min))).toBe(range?.min ?? Infinity);
          expect(Math.max(...known(max))).toBe(range?.max ?? -Infinity);
        },
      ),
    );
  });
});

describe('reading one of them', () => {
  const some = series([5, null, null, 7]);
  test('the nearest that was read, on either side', () => {
    expect(nearestReading(some, 1 * STEP)).toBe(0);
    expect(nearestReading(some, 2 * STEP)).toBe(3);
    expect(nearestReading(some, 99 * STEP)).toBe(3);
    expect(nearestReading(series([null]), 0)).toBeNull();
  });
  test('the one before and after, over what was not read', () => {
    expect(steppedReading(some, 0, 1, 0)).toBe(3 * STEP);
    expect(steppedReading(some, 3, -1, 0)).toBe(0);
    expect(steppedReading(some, 3, 1, 0)).toBeNull();
    expect(steppedReading(some, null, 1, 2 * STEP)).toBe(3 * STEP);
    expect(steppedReading(series([null]), null, 1, 0)).toBeNull();
  });
  test('by halving', () =>
    expect([0, 1, STEP, STEP + 1].map((at) => firstAt(some.times, at))).toEqual([0, 1, 1, 2]));
});

describe('what is looked at', () => {
  test('comes nearer around the pointer, no nearer than an hour', () => {
    expect(zoomed(all, all, 0.5, 24 * STEP)).toEqual({ from: 12 * STEP, to: 60 * STEP });
    const near = zoomed(all, all, 0.0001, 24 * STEP);
    expect(near.to - near.from).toBe(3_600_000);
  });
  test('never leaves the whole', () => {
    expect(zoomed(all, all, 4, 24 * STEP)).toEqual(all);
    const half = { from: 40 * STEP, to: 88 * STEP };
    expect(panned(half, all, 1)).toEqual({ from: 48 * STEP, to: 96 * STEP });
    expect(panned(half, all, -2)).toEqual({ from: 0, to: 48 * STEP });
  });
});

test('as many days are written below as have room', () => {
  expect([1200, 300, 60].map(daysAcross)).toEqual([6, 3, 1]);
});

describe('what is written below a stretch', () => {
  const at = (day: number, hours = 0, minutes = 0) => new Date(2026, 10, day, hours, minutes).getTime();
  const days = (from: number, to: number, most: number) =>
    axisTimes({ from, to }, most).map((time) => [new Date(time).getDate(), new Date(time).getHours()]);

  test.each([
    ['four days, each of them once', at(1, 7), at(4, 20), 6, [1, 2, 3, 4]],
    ['ten days, every second', at(1), at(11), 6, [1, 3, 5, 7, 9]],
    ['half a year in little room', at(1), at(181), 3, [30, 90, 150]],
  ])('%s', (_, from, to, most, expected) => {
    expect(days(from, to, most)).toEqual(expected.map((day) => [new Date(at(day)).getDate(), 12]));
  });

  test('of two days and less full hours, evenly', () => {
    expect(days(at(1), at(2), 6)).toEqual([0, 4, 8, 12, 16, 20].map((hours) => [1, hours]));
    expect(days(at(1, 8, 20), at(1, 11, 10), 6)).toEqual([
      [1, 9],
      [1, 10],
      [1, 11],
    ]);
    expect(days(at(1), at(3), 2)).toEqual([1, 2].map((date) => [date, 12]));
  });
});
