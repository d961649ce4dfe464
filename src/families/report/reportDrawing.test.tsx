import { renderHook } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { startI18n } from '@/platform/i18n/i18n';
import { useReportDrawing } from './ReportChart';
import type { ReportTexts } from './reportTexts';
import type { Report, ReportChart, ReportRow } from './reportTypes';
import { pairRows } from './rules/comparison';
import { sumOf } from './rules/figures';

beforeAll(() => startI18n('pt-BR', ['ui', 'report']));

const texts = {
  column: (label: string) => `<${label}>`,
  group: (name: string) => `por ${name}`,
  foot: (id: string) => `pé ${id}`,
} as unknown as ReportTexts;
const words = {
  unknown: '?',
  others: 'Outros',
  word: (_: string, value: string) => value,
  language: 'pt-BR',
};
const reportOf = (chart?: ReportChart): Report => ({
  name: 'probe',
  key: 'PROBE',
  basis: 'payment',
  filters: [],
  columns: [
    { field: 'account' },
    { field: 'jan', label: 'janeiro', kind: 'money', total: 'sum' },
    { field: 'kg', kind: 'number', unit: 'kg', decimals: 0 },
    { field: 'rate', kind: 'percent', total: () => 7 },
  ],
  groups: [{ name: 'conta', field: 'account' }],
  foot: [
    { id: 'in', figures: (rows) => ({ jan: sumOf(rows, 'jan') }) },
    { id: 'out', figures: () => ({ jan: 1 }) },
  ],
  ...(chart ? { chart } : {}),
  ask: () => Promise.resolve([]),
});
const NOW: readonly ReportRow[] = [
  { id: 1, account: 'A', jan: 500, kg: 3 },
  { id: 2, account: 'B', jan: 100, kg: null },
];
const WAS: readonly ReportRow[] = [{ id: 1, account: 'A', jan: 200, kg: 1 }];

function draw(chart?: ReportChart, beside = false) {
  const report = reportOf(chart);
  const paired = pairRows({ same: ['account'] }, NOW, WAS);
  const compared = beside ? { ...paired, filed: (row: ReportRow) => row } : null;
  const rows = compared?.rows ?? NOW;
  return renderHook(() => useReportDrawing({ report, texts, rows, words, compared })).result.current;
}
const byAccount = (...series: string[]): ReportChart => ({ kind: 'bar', by: 'conta', series });

it('draws nothing of a report without a chart', () => {
  expect(draw()).toBeNull();
});

it('draws columns by a heading, written as the sheet writes them', () => {
  const drawn = draw(byAccount('jan', 'kg', 'rate', 'none'));
  expect(drawn?.x.header).toBe('por conta');
  expect(
    drawn?.series.map(({ field, header, kind, unit, decimals }) => [field, header, kind, unit, decimals]),
  ).toEqual([
    ['jan', '<janeiro>', 'money', undefined, undefined],
    ['kg', '<kg>', 'number', 'kg', 0],
    ['rate', '<rate>', 'percent', undefined, undefined],
  ]);
  // A column's own total, or the sum of one that has none.
  const figures = drawn?.points.map((point) => drawn.series.map(({ value }) => value?.(point)));
  expect(figures).toEqual([
    [500, 3, 7],
    [100, null, 7],
  ]);
});

it('stands what a series was beside it, where there are two at most', () => {
  const drawn = draw(byAccount('jan', 'kg'), true);
  expect(drawn?.series.map(({ field }) => field)).toEqual(['jan', 'jan~was', 'kg', 'kg~was']);
  expect(drawn?.series[1]?.header).toContain('<janeiro>');
  expect(drawn?.points[0]?.figures).toEqual({ jan: 500, 'jan~was': 200, kg: 3, 'kg~was': 1 });
  const many = draw(byAccount('jan', 'kg', 'rate'), true);
  expect(many?.series.map(({ field }) => field)).toEqual(['jan', 'kg', 'rate']);
  expect(many?.points[0]?.figures).toEqual({ jan: 500, kg: 3, rate: 7 });
});

it('draws the lines of the foot over columns, of the report’s own time', () => {
  const chart: ReportChart = { kind: 'line', across: ['jan', 'kg'], over: 'mes', lines: ['in'] };
  for (const beside of [false, true]) {
    const drawn = draw(chart, beside);
    expect(drawn?.x.header).toBe('por mes');
    expect(drawn?.series.map(({ field, header, kind }) => [field, header, kind])).toEqual([
      ['in', 'pé in', 'money'],
    ]);
    expect(drawn?.points).toMatchObject([
      { name: '<janeiro>', key: null, figures: { in: 600 } },
      { name: '<kg>', key: null, figures: { in: null } },
    ]);
    expect(Object.keys(drawn?.points[0]?.figures ?? {})).toEqual(['in']);
  }
});
