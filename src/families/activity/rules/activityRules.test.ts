import { expect, test } from 'vitest';
import { breakEvenPrice, breakEvenUnits } from './breakEven';
import { apportion, leftOf, percentsOf } from './apportion';
import { monthsOf, yearOf } from './months';
import { priceOf, rest, share, storedOf, times, totalOf } from './production';

const sum = (parts: readonly number[]) => parts.reduce((all, part) => all + part, 0);
const free = (weight: number) => ({ weight, fixed: null });

test('common expenses over three centers by hectares', () => {
  expect(apportion(10_000_00, [50, 30, 40.5].map(free))).toEqual([4_149_38, 2_489_63, 3_360_99]);
});

test('a locked part keeps its share and all are the whole', () => {
  const parts = [{ weight: 50, fixed: 25 }, free(30), free(40.5)];
  const shares = apportion(10_000_01, parts);
  expect(shares[0]).toBe(2_500_00);
  expect(sum(shares)).toBe(10_000_01);
  expect(leftOf(percentsOf(parts))).toBe(0);
});

test('what is left of typed percentages', () => {
  expect(leftOf([40, 30.5])).toBe(29.5);
  expect(leftOf([60, 50])).toBe(-10);
  expect(leftOf(percentsOf([free(0), free(0)]))).toBe(100);
});

test('a part that is not known leaves all unknown, never 0 % of its own', () => {
  expect(percentsOf([free(50), { weight: null, fixed: null }])).toEqual([null, null]);
  expect(percentsOf([{ weight: null, fixed: 60 }, free(1)])).toEqual([60, 40]);
});

test.each(['EVEN', 'CALENDAR', '3'])('months sum to the year, %s', (spread) => {
  const months = monthsOf(1_000_01, spread, [0, 0, 0, 0, 0, 0, 1, 2, 3, 3, 1, 0]);
  expect(months).toHaveLength(12);
  expect(sum(months)).toBe(1_000_01);
});

test('a value counts for the year, the month, the hectare, the head or the unit', () => {
  const measures = { area: 150, heads: null, units: 9300 };
  expect(yearOf(10_00, 'YEAR', measures)).toBe(10_00);
  expect(yearOf(10_00, 'MONTH', measures)).toBe(120_00);
  expect(yearOf(10_00, 'HECTARE', measures)).toBe(1_500_00);
  expect(yearOf(10_00, 'UNIT', measures)).toBe(93_000_00);
  expect(yearOf(10_00, 'HEAD', measures)).toBeNull();
});

test('quantity × price, and a typed total back to the price', () => {
  expect(totalOf(9300, 128)).toBe(1_190_400_00);
  expect(priceOf(1_190_400_00, 9300)).toBe(128);
  expect(priceOf(1_190_400_00, 0)).toBeNull();
  expect(totalOf(9300, null)).toBeNull();
  expect(storedOf(9300, 30)).toBe(2790);
  expect(times(1, null, 2)).toBeNull();
});

test('break-even in units and in price', () => {
  expect(breakEvenUnits(780_000_00, 128)).toBe(6093.75);
  expect(breakEvenPrice(780_000_00, 9300)).toBeCloseTo(83.87, 2);
  expect(breakEvenUnits(780_000_00, 0)).toBeNull();
  expect(breakEvenPrice(780_000_00, 0)).toBeNull();
  expect([breakEvenUnits(1, 0.5), breakEvenPrice(1, 0.5)]).toEqual([0.02, 0.02]);
  expect([breakEvenUnits(100, -1), breakEvenPrice(100, -1)]).toEqual([null, null]);
  expect([breakEvenUnits(-100, 1), breakEvenPrice(null, 1)]).toEqual([null, null]);
  // A plan without expenses has no break-even, least of all zero.
  expect([breakEvenUnits(0, 128), breakEvenPrice(0, 9300)]).toEqual([null, null]);
});

test('typed months keep their proportion when the year changes, and sum to it', () => {
  const typed = [0, 0, 0, 0, 0, 0, 100, 200, 0, 0, 0, 0];
  expect(monthsOf(300, 'MONTHS', [], typed)).toEqual(typed);
  const months = monthsOf(1_000_01, 'MONTHS', [], typed);
  expect(months.slice(6, 8)).toEqual([333_34, 666_67]);
  expect(sum(months)).toBe(1_000_01);
});

test('a part of a hundred, and what it leaves', () => {
  expect([share(96), share(0), share(null)]).toEqual([0.96, 0, null]);
  expect([rest(75), rest(0), rest(undefined)]).toEqual([0.25, 1, null]);
});

test('months that are no twelve, and a calendar of none, are even', () => {
  const even = Array.from({ length: 12 }, () => 100);
  expect(monthsOf(1200, 'MONTHS', [], [1, 2])).toEqual(even);
  expect(monthsOf(1200, 'CALENDAR', [1, 2])).toEqual(even);
  expect(monthsOf(1200, '12', [])).toEqual([...Array.from({ length: 11 }, () => 0), 1200]);
  expect(monthsOf(1200, '1', []).slice(0, 2)).toEqual([1200, 0]);
});
