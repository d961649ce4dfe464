import { expect, it } from 'vitest';
import type { Report } from '../reportTypes';
import { isReportView, keptFilters, shownColumns, shownFilters } from './reportView';

const report: Report = {
  name: 'example',
  key: 'EXAMPLE',
  basis: 'due',
  filters: [
    {
      name: 'vencimento',
      kind: 'period',
      longest: 'year',
      usual: (day) => ({ from: day.slice(0, 8) + '01', to: day }),
    },
    { name: 'contas', kind: 'list', list: 'accounts', wire: 'ids' },
  ],
  columns: [],
  groups: [],
  ask: () => Promise.resolve([]),
};

it('keeps what was chosen, and lets the usual days go on with the calendar', () => {
  const kept = keptFilters(report, { vencimento: '2026-11-01..2026-11-23', contas: '1,2' }, '2026-11-23');
  expect(kept).toEqual({ contas: '1,2' });
  expect(shownFilters(report, kept, '2026-12-05')).toEqual({
    vencimento: '2026-12-01..2026-12-05',
    contas: '1,2',
  });
});

it('keeps days that were chosen', () => {
  const kept = keptFilters(report, { vencimento: '2026-01-01..2026-03-31', contas: '' }, '2026-11-23');
  expect(shownFilters(report, kept, '2026-12-05')).toEqual({ vencimento: '2026-01-01..2026-03-31' });
});

it('reads no view that another version or somebody else has written', () => {
  const view = { filters: {}, groups: [], sort: null, chart: false, columns: 'a,-b' };
  expect(isReportView(view)).toBe(true);
  const others = [
    null,
    5,
    {},
    { ...view, filters: { a: 1 } },
    { ...view, groups: 'x' },
    { ...view, columns: 1 },
    { ...view, chart: 'x' },
    { ...view, filters: null },
    { ...view, filters: { a: '1', b: 1 } },
  ];
  expect(others.some(isReportView)).toBe(false);
  expect(isReportView({ ...view, filters: { a: '1' }, columns: null })).toBe(true);
});

it('leaves the columns as the reader has them where a view was kept before columns were', () => {
  const view = { filters: {}, groups: [], sort: null, chart: false };
  expect(shownColumns(view, 'a,-b')).toBe('a,-b');
  expect(shownColumns({ ...view, columns: null }, 'a,-b')).toBeNull();
  expect(shownColumns({ ...view, columns: '-a,b' }, 'a,-b')).toBe('-a,b');
});
