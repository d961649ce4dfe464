import { expect, it } from 'vitest';
import { addMonths, firstDayOf, formatMonth, isMonth, lastDayOf, parseTypedMonth } from './month';
import { formatSeconds } from './seconds';

it.each<[unknown, boolean]>([
  ['2026-09', true],
  ['2026-12', true],
  ['2026-13', false],
  ['2026-00', false],
  ['2026-9', false],
  ['2026-09-01', false],
  [202_609, false],
  [null, false],
])('%j is a month: %s', (value, is) => {
  expect(isMonth(value)).toBe(is);
});

it('has a first and a last day, and neighbours over the turn of the year', () => {
  expect([firstDayOf('2028-02'), lastDayOf('2028-02'), lastDayOf('2026-12')]).toEqual([
    '2028-02-01',
    '2028-02-29',
    '2026-12-31',
  ]);
  expect([addMonths('2026-12', 1), addMonths('2026-01', -1), addMonths('2026-05', 14)]).toEqual([
    '2027-01',
    '2025-12',
    '2027-07',
  ]);
});

it('is written as it is read in Brazil; what is none is empty', () => {
  expect(['2026-09', '', null, undefined, '2026-13'].map(formatMonth)).toEqual(['09/2026', '', '', '', '']);
});

it.each([
  ['09/2026', '2026-09'],
  [' 9/26 ', '2026-09'],
  ['092026', '2026-09'],
  ['2026-09', '2026-09'],
  ['9', '2027-09'],
  ['12', '2027-12'],
  ['13', null],
  ['13/2026', null],
  ['9/202', null],
  ['setembro', null],
  ['', null],
])('%s, typed in 2027, is %s', (text, month) => {
  expect(parseTypedMonth(text, '2027-03-18')).toBe(month);
});

it.each([
  [0, '0:00'],
  [-3, '0:00'],
  [9.99, '0:09'],
  [59.9, '0:59'],
  [60, '1:00'],
  [75.4, '1:15'],
  [3600, '60:00'],
])('%s seconds play as %s', (seconds, text) => {
  expect(formatSeconds(seconds)).toBe(text);
});
