import { expect, it } from 'vitest';
import { RECURRENCES, type Recurrence } from '../forecastTypes';
import { datesOf } from './schedule';

const dates = (
  recurrence: Recurrence,
  first: string,
  from: string,
  to: string,
  until: string | null = null,
) => datesOf({ first, recurrence, until }, from, to);

it('a monthly line of the 31st falls on the last day of shorter months, and on the 31st again', () => {
  expect(dates('MONTHLY', '2027-12-31', '2027-12-01', '2028-04-30')).toEqual([
    '2027-12-31',
    '2028-01-31',
    '2028-02-29',
    '2028-03-31',
    '2028-04-30',
  ]);
});

it.each([
  ['ONCE', 1],
  ['WEEKLY', 53],
  ['FORTNIGHTLY', 25],
  ['MONTHLY', 12],
  ['BIMONTHLY', 6],
  ['QUARTERLY', 4],
  ['HALF_YEARLY', 2],
  ['YEARLY', 1],
] as const)('%s comes %d times in a year', (recurrence, times) => {
  expect(dates(recurrence, '2026-01-01', '2026-01-01', '2026-12-31')).toHaveLength(times);
});

it('counts the last day, nothing after it, and nothing before the window', () => {
  expect(dates('WEEKLY', '2026-01-01', '2026-01-05', '2026-12-31', '2026-01-15')).toEqual([
    '2026-01-08',
    '2026-01-15',
  ]);
  for (const recurrence of RECURRENCES)
    expect(dates(recurrence, '2027-01-01', '2026-01-01', '2026-12-31')).toEqual([]);
});

it('a day that is half typed gives nothing', () => {
  expect(dates('MONTHLY', '1', '2026-01-01', '2026-12-31', '3')).toEqual([]);
  expect(dates('WEEKLY', '2026-12-31', '2026-01-01', '2026-12-31', '3')).toEqual(['2026-12-31']);
});

it('a line that began years before goes on', () => {
  expect(dates('YEARLY', '2020-02-29', '2026-01-01', '2028-12-31')).toEqual([
    '2026-02-28',
    '2027-02-28',
    '2028-02-29',
  ]);
});
