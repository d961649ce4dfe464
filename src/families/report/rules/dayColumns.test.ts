import { expect, it } from 'vitest';
import type { Report } from '../reportTypes';
import { withChosenDays } from './dayColumns';
import { faultsOf, usualFilters } from './questions';

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
