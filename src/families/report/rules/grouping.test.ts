import { expect, it } from 'vitest';
import type { Report, ReportRow } from '../reportTypes';
import { groupRows, placeGroup, readGroups } from './grouping';

const report: Report = {
  name: 'sample',
  key: 'SAMPLE',
  basis: 'due',
  filters: [],
  columns: [{ field: 'partner' }, { field: 'date', kind: 'date' }, { field: 'side', kind: 'choice' }],
  groups: [
    { name: 'partner', field: 'partner' },
    { name: 'day', field: 'date' },
    { name: 'month', field: 'date', by: 'month' },
    { name: 'year', field: 'date', by: 'year' },
    { name: 'side', field: 'side', words: 'sides', order: ['OUT', 'IN'] },
  ],
  ask: () => Promise.resolve([]),
};
const words = {
  unknown: '?',
  word: (set: string, value: string) => `${set}.${value}`,
  language: 'pt-BR',
};
const ROWS: readonly ReportRow[] = [
  { id: 1, partner: 'Lote 10', date: '2026-12-05', side: 'IN' },
  { id: 2, partner: 'lote 2', date: '2025-02-01', side: 'OTHER' },
  { id: 3, partner: undefined, date: null, side: 'OUT' },
  { id: 4, partner: 'Lote 10', date: '2026-02-01', side: 'ALL' },
] as never;

const headings = (...names: string[]) => {
  const grouped = groupRows(report, ROWS, names, words);
  return grouped.rows.map((row) => [row['id'], ...grouped.path(row).map(({ label }) => label)]);
};

it.each([
  [
    'partner',
    [
      [2, 'lote 2'],
      [1, 'Lote 10'],
      [4, 'Lote 10'],
      [3, '?'],
    ],
  ],
  [
    'day',
    [
      [2, '01/02/2025'],
      [4, '01/02/2026'],
      [1, '05/12/2026'],
      [3, '?'],
    ],
  ],
  [
    'month',
    [
      [2, '02/2025'],
      [4, '02/2026'],
      [1, '12/2026'],
      [3, '?'],
    ],
  ],
  [
    'year',
    [
      [2, '2025'],
      [1, '2026'],
      [4, '2026'],
      [3, '?'],
    ],
  ],
  [
    'side',
    [
      [3, 'sides.OUT'],
      [1, 'sides.IN'],
      [4, 'sides.ALL'],
      [2, 'sides.OTHER'],
    ],
  ],
])('headings of %s are in their order', (name, expected) => {
  expect(headings(name)).toEqual(expected);
});

it('puts inner headings under outer ones, and leaves rows without headings as they are', () => {
  expect(headings('year', 'side')).toEqual([
    [2, '2025', 'sides.OTHER'],
    [1, '2026', 'sides.IN'],
    [4, '2026', 'sides.ALL'],
    [3, '?', 'sides.OUT'],
  ]);
  expect(headings()).toEqual([[1], [2], [3], [4]]);
  expect(groupRows(report, ROWS, ['year'], words).path({ id: 9 })).toEqual([]);
});

it('reads three groups at most, and none that the report has not', () => {
  expect(readGroups(report, 'odd,side,day,partner,year')).toEqual(['side', 'day', 'partner']);
  expect(readGroups(report, null)).toEqual([]);
});

it.each([
  [['a', 'b'], 0, 'a', ['a', 'b']],
  [['a', 'b'], 1, 'a', ['b', 'a']],
  [['a', 'b', 'c'], 2, 'a', ['c', 'b', 'a']],
  [['a'], 0, null, []],
  [[], 0, 'a', ['a']],
])('%j with level %i as %s are %j', (groups, level, name, expected) => {
  expect(placeGroup(groups, level, name)).toEqual(expected);
});
