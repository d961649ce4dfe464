import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Report, ReportRow } from '../reportTypes';
import { chartPoints } from './chartRows';
import { dataAge } from './dataAge';
import { lastBalance, meanInCents, ratioOf, sumInOneUnit, sumOf, weightedMean } from './figures';
import { groupRows, placeGroup, readGroups } from './grouping';
import { faultsOf, questionParams, usualFilters } from './questions';
import { readReportRows } from './readRows';

const report: Report = {
  name: 'sample',
  key: 'REPORT_SAMPLE',
  basis: 'due',
  filters: [
    { name: 'periodo', kind: 'period', longest: 'choice', usual: (day) => ({ from: day, to: day }) },
    { name: 'banco', kind: 'list', list: 'banks', wire: 'currentAccountIds', least: 1, most: 1 },
    { name: 'lado', kind: 'choice', wire: 'movement', words: 'side', values: ['INCOME', 'EXPENSE'] },
  ],
  columns: [
    { field: 'partner', wire: 'partnerName', identifying: true },
    { field: 'date', kind: 'date', needed: true },
    { field: 'value', kind: 'money', total: 'sum' },
    { field: 'side', kind: 'choice', words: 'side' },
  ],
  kept: { documentId: 'id' },
  groups: [
    { name: 'partner', field: 'partner' },
    { name: 'month', field: 'date', by: 'month' },
    { name: 'side', field: 'side', words: 'side', order: ['INCOME', 'EXPENSE'] },
  ],
  usualGroups: ['partner'],
  chart: { kind: 'bar', by: 'partner', series: ['value'] },
  ask: () => Promise.resolve([]),
};
const words = {
  unknown: '?',
  others: 'Outros',
  word: (_: string, value: string) => value,
  language: 'pt-BR',
};
const row = (partner: string | null, date: string | null, value: number | null): ReportRow => ({
  partner,
  date,
  value,
  side: 'INCOME',
});

describe('reading rows', () => {
  it('keeps money in cents and days as days; what is empty is not known', () => {
    const { rows, faults } = readReportRows(report, [
      { id: 7, partnerName: 'ANA', date: '2026-01-02T00:00:00', value: 1234.56 },
      { id: 8, partnerName: null, date: '2026-01-03', value: null },
    ]);
    expect(faults).toEqual([]);
    expect(rows).toMatchObject([
      { partner: 'ANA', date: '2026-01-02', value: 123_456, documentId: 7 },
      { partner: null, date: '2026-01-03', value: null },
    ]);
  });

  it('reads words of enums as documented and in Pascal case, and leaves other texts alone', () => {
    const sides = ['EXPENSE', 'Expense', 'InForce', 'Em aberto', 'a vencer', '12', ''];
    const { rows } = readReportRows(
      report,
      sides.map((side) => ({ side })),
    );
    expect(rows.map(({ side }) => side)).toEqual([
      'EXPENSE',
      'EXPENSE',
      'IN_FORCE',
      'Em aberto',
      'a vencer',
      '12',
      null,
    ]);
  });

  it('names what cannot be read: the row stays, its figure is in no sum', () => {
    const { rows, faults } = readReportRows(report, [
      { partnerName: 'ANA', date: '2026-01-02', value: 'muito' },
      { partnerName: 'BIA', date: 'ontem', value: 5 },
      7,
    ]);
    expect(faults).toEqual([
      { line: 1, name: 'ANA', labels: ['value'] },
      { line: 2, name: 'BIA', labels: ['date'] },
      { line: 3, name: '', labels: [] },
    ]);
    expect(sumOf(rows, 'value')).toBe(500);
  });

  it('names a row whose needed cell is empty by its words, and keeps what it is of', () => {
    const read: Parameters<typeof readReportRows>[0] = {
      columns: [
        { field: 'partner', identifying: true },
        { field: 'title', opens: true },
        { field: 'note' },
        { field: 'amount', label: 'total', kind: 'number', needed: true },
        { field: 'late', kind: 'number', wire: null },
      ],
      kept: { titleId: 'id', paid: 'isPaid', odd: 'odd' },
    };
    const sent = { partner: 'ANA', title: ' T1 ', note: 'x', late: 5, id: 7, isPaid: false, odd: {} };
    const { rows, faults } = readReportRows(read, [sent, { amount: '2.5', title: '', partner: 4 }, []]);
    expect(faults).toEqual([
      { line: 1, name: 'ANA – T1', labels: ['total'] },
      { line: 3, name: '', labels: [] },
    ]);
    expect(rows).toEqual([
      { id: 1, partner: 'ANA', title: 'T1', note: 'x', amount: null, titleId: 7, paid: false, odd: null },
      { id: 2, partner: '4', title: null, note: null, amount: 2.5, titleId: null, paid: null, odd: null },
    ]);
  });
});

describe('figures', () => {
  it('sums what is known, and nothing known is no sum', () => {
    expect(sumOf([row('A', null, 10), row('A', null, null)], 'value')).toBe(10);
    expect(sumOf([row('A', null, null)], 'value')).toBeNull();
  });

  it('takes per cent and mean from sums, and divides by nothing never', () => {
    const rows: ReportRow[] = [
      { part: 62, whole: 100, price: 13_000, quantity: 3, unit: 'sc' },
      { part: 0, whole: 24, price: 14_000, quantity: 1, unit: 'sc' },
    ];
    expect(ratioOf('part', 'whole')(rows)).toBe(50);
    expect(ratioOf('part', 'none')(rows)).toBeNull();
    expect(weightedMean('price', 'quantity')(rows)).toBe(13_250);
    expect(meanInCents('price', 'none')(rows)).toBeNull();
    expect(sumInOneUnit('quantity', 'unit')(rows)).toBe(4);
    expect(sumInOneUnit('quantity', 'unit')([...rows, { quantity: 5, unit: 'kg' }])).toBeNull();
  });

  it('has a closing balance only of rows without a gap', () => {
    const rows: ReportRow[] = [700_000, 850_000, 840_000].map((balance, order) => ({ balance, order }));
    expect(lastBalance('balance')(rows)).toBe(840_000);
    expect(lastBalance('balance')(rows.slice(0, 2).toReversed())).toBe(850_000);
    expect(lastBalance('balance')(rows.filter(({ order }) => order !== 1))).toBeNull();
  });
});

describe('the filters', () => {
  const right = { intervalo: '30', periodo: '2026-01-01..2026-01-31', banco: '3' };
  const faultOf = (change: Record<string, string>) => [...faultsOf(report, { ...right, ...change })];

  it('hold a period of 30 days or of a year, the right way round', () => {
    expect(faultOf({})).toEqual([]);
    expect(faultOf({ periodo: '2026-01-01..2026-02-01' })).toEqual([['periodo', 'over30']]);
    expect(faultOf({ intervalo: '365', periodo: '2026-01-01..2027-01-01' })).toEqual([]);
    expect(faultOf({ intervalo: '365', periodo: '2026-01-01..2027-01-02' })).toEqual([
      ['periodo', 'overYear'],
    ]);
    expect(faultOf({ periodo: '2026-01-02..2026-01-01' })).toEqual([['periodo', 'backwards']]);
    expect(faultOf({ periodo: '2026-01-02..' })).toEqual([['periodo', 'periodMissing']]);
  });

  it('hold as many banks as the report needs', () => {
    expect(faultOf({ banco: '' })).toEqual([['banco', 'exactlyOne']]);
    expect(faultOf({ banco: '1,2' })).toEqual([['banco', 'exactlyOne']]);
  });

  it('are sent with days as days and ids one by one', () => {
    expect(questionParams(report, { ...right, banco: '3,4', lado: 'INCOME' }).toString()).toBe(
      'startDate=2026-01-01&endDate=2026-01-31&currentAccountIds=3&currentAccountIds=4&movement=INCOME',
    );
    expect(usualFilters(report, '2026-01-05')).toEqual({
      intervalo: '30',
      periodo: '2026-01-05..2026-01-05',
    });
  });
});

describe('grouping', () => {
  it('orders headings by the alphabet, by time or as told; what is not known comes last', () => {
    const rows = [row(null, '2026-02-01', 1), row('b', '2026-01-31', 2), row('Á', '2026-02-20', 3)];
    const by = (name: string) =>
      groupRows(report, rows, [name], words).rows.map(({ partner, date }) => [partner, date]);
    expect(by('partner').map(([partner]) => partner)).toEqual(['Á', 'b', null]);
    expect(by('month').map(([, date]) => date)).toEqual(['2026-01-31', '2026-02-01', '2026-02-20']);
    const { path } = groupRows(report, rows, ['month', 'partner'], words);
    expect(rows.slice(0, 1).map(path)).toEqual([
      [
        { key: '2026-02', label: '02/2026' },
        { key: '', label: '?' },
      ],
    ]);
  });

  it('reads known groups from an address, each once', () => {
    expect(readGroups(report, null)).toEqual(['partner']);
    expect(readGroups(report, '')).toEqual([]);
    expect(readGroups(report, 'side,odd,side,month')).toEqual(['side', 'month']);
  });

  it('adds up to the same foot whatever the grouping', () => {
    const some = fc.record({
      partner: fc.constantFrom('A', 'B', null),
      date: fc.constantFrom('2026-01-01', '2026-02-01', null),
      side: fc.constantFrom('INCOME', 'EXPENSE'),
      value: fc.option(fc.integer({ min: -1e9, max: 1e9 })),
    });
    const names = fc.subarray(['partner', 'month', 'side'], { minLength: 1 });
    fc.assert(
      fc.property(fc.array(some), names, (rows, wanted) => {
        const grouped = groupRows(report, rows, wanted, words);
        const heaps = new Map<string, ReportRow[]>();
        for (const each of grouped.rows) {
          const key = grouped
            .path(each)
            .map((step) => step.key)
            .join('|');
          heaps.set(key, [...(heaps.get(key) ?? []), each]);
        }
        const parts = [...heaps.values()].map((heap) => sumOf(heap, 'value') ?? 0);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(sumOf(rows, 'value') ?? 0);
      }),
    );
  });
});

it('draws at most twelve names, the smallest together', () => {
  const rows = Array.from({ length: 15 }, (_, at) => row(`P${at}`, null, at));
  const points = chartPoints(report, { kind: 'bar', by: 'partner', series: ['value'] }, rows, words);
  expect(points).toHaveLength(12);
  expect(points.at(-1)).toMatchObject({ name: 'Outros', key: '*', figures: { value: 0 + 1 + 2 + 3 } });
});

it('tells the age of data in days', () => {
  expect(dataAge('2026-01-02T05:30:00', '2026-01-05')).toBe(3);
  expect(dataAge('2026-01-06', '2026-01-05')).toBe(0);
  expect(dataAge('', '2026-01-05')).toBeNull();
});

describe('the levels of headings', () => {
  it.each([
    [['a'], 1, 'b', ['a', 'b']],
    [['a', 'b'], 0, 'c', ['c', 'b']],
    [['a', 'b', 'c'], 0, 'c', ['c', 'b', 'a']],
    [['a', 'b'], 1, 'b', ['a', 'b']],
    [['a', 'b'], 2, 'a', ['b', 'a']],
    [['a', 'b', 'c'], 1, null, ['a', 'c']],
  ])('%j with level %i as %s are %j', (groups, level, name, expected) => {
    expect(placeGroup(groups, level, name)).toEqual(expected);
  });
});
