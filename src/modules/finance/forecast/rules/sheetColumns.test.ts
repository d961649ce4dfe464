import { expect, it } from 'vitest';
import { columnsOf, sumsOf } from './sheetColumns';

const plan = { startMonth: '2026-11', monthCount: 4 };

it('each calendar year is summed after its last month, and all months at the end', () => {
  expect(columnsOf(plan).map(({ field }) => field)).toEqual([
    '2026-11',
    '2026-12',
    'y2026',
    '2027-01',
    '2027-02',
    'y2027',
    'sum',
  ]);
  expect(columnsOf({ startMonth: '2026-01', monthCount: 12 })).toHaveLength(13);
  expect(columnsOf({ startMonth: '2026-07', monthCount: 36 })).toHaveLength(36 + 4 + 1);
});

it('a year of which nothing is known has no sum', () => {
  expect(sumsOf([1, 2, null, null], plan)).toMatchObject({ y2026: 3, '2027-01': null, y2027: null, sum: 3 });
  expect(sumsOf([1, 2, 3, 4], plan)).toMatchObject({ y2026: 3, y2027: 7, sum: 10 });
});
