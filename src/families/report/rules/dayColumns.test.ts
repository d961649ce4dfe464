import { expect, it } from 'vitest';
import type { Report } from '../reportTypes';
import { withChosenDays } from './dayColumns';
import { faultsOf, usualFilters, withListedDays } from './questions';

const report: Report = {
  name: 'x',
  key: 'X',
  basis: 'position',
  filters: [
    { name: 'a', kind: 'date', wire: 'a' },
    { name: 'b', kind: 'date', wire: 'b', free: { unless: 'c' }, unlike: ['a'] },
    { name: 'c', kind: 'date', wire: 'c', free: {}, unlike: ['a', 'b'] },
  ],
  columns: [
    { field: 'line' },
    { field: 'value', ofDays: ['a'] },
    { field: 'compared', ofDays: ['b'] },
    { field: 'delta', ofDays: ['a', 'b'] },
    { field: 'third', ofDays: ['c'] },
  ],
  groups: [],
  chart: { kind: 'bar', by: 'line', series: ['value', 'compared', 'third'] },
  ask: () => Promise.resolve([]),
};
const fieldsOf = (raw: Record<string, string>) =>
  withChosenDays(report, raw).columns.map(({ field }) => field);

it('has a column for each day that is chosen, and for each two neighbours', () => {
  expect(fieldsOf({ a: '2026-06-30' })).toEqual(['line', 'value']);
  expect(fieldsOf({ a: '2026-06-30', b: '2025-06-30' })).toEqual(['line', 'value', 'compared', 'delta']);
  const both = withChosenDays(report, { a: '2026-06-30', b: '2025-06-30' });
  expect(both.columns.at(-1)?.days).toEqual(['2026-06-30', '2025-06-30']);
  expect(both.chart).toMatchObject({ series: ['value', 'compared'] });
});

it('leaves days empty that may be, and refuses a gap and the same day twice', () => {
  expect(usualFilters(report, '2026-06-30')).toEqual({ a: '2026-06-30' });
  const faults = (raw: Record<string, string>) => [...faultsOf(report, raw)];
  expect(faults({ a: '2026-06-30' })).toEqual([]);
  expect(faults({ b: '2026-06-30' })).toEqual([['a', 'dateMissing']]);
  expect(faults({ a: '2026-06-30', c: '2024-06-30' })).toEqual([['b', 'dateMissing']]);
  expect(faults({ a: '2026-06-30', b: '2025-06-30', c: '2026-06-30' })).toEqual([['c', 'sameDate']]);
});

it('starts with the newest days of a list, and changes none that is chosen', () => {
  const listed: Report = {
    ...report,
    filters: [
      { name: 'a', kind: 'date', wire: 'a', among: { list: 'days', first: 0 } },
      { name: 'b', kind: 'date', wire: 'b', free: {}, among: { list: 'days', first: 1 } },
      { name: 'c', kind: 'date', wire: 'c', free: {}, among: { list: 'days' } },
    ],
  };
  const days = () => ['2025-12-31', '2024-12-31'];
  expect(withListedDays(listed, {}, days)).toEqual({ a: '2025-12-31', b: '2024-12-31' });
  expect(withListedDays(listed, { a: '2020-12-31' }, days)).toEqual({ a: '2020-12-31', b: '2024-12-31' });
  expect(withListedDays(listed, {}, () => [])).toEqual({});
  expect(usualFilters(listed, '2026-05-01')).toEqual({});
  expect(Object.fromEntries(faultsOf(listed, {}))).toEqual({ a: 'choiceMissing' });
});
