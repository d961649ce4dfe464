import { expect, it } from 'vitest';
import type { Report, ReportRow } from '../reportTypes';
import { chartFigure, chartPoints } from './chartRows';

const report: Report = {
  name: 'sample',
  key: 'SAMPLE',
  basis: 'due',
  filters: [],
  columns: [
    { field: 'partner' },
    { field: 'date', kind: 'date' },
    { field: 'value', kind: 'money', total: 'sum' },
    { field: 'rate', kind: 'percent', total: () => 7 },
    { field: 'kg', kind: 'number' },
  ],
  groups: [
    { name: 'partner', field: 'partner' },
    { name: 'day', field: 'date' },
    { name: 'month', field: 'date', by: 'month' },
    { name: 'band', field: 'partner', order: ['P1'] },
  ],
  ask: () => Promise.resolve([]),
};
const words = {
  unknown: '?',
  others: 'Outros',
  word: (_: string, value: string) => value,
  language: 'pt-BR',
};
const rowsOf = (count: number): readonly ReportRow[] =>
  Array.from({ length: count }, (_, at) => ({
    partner: `P${at}`,
    date: `20${String(at + 10)}-03-15`,
    value: at,
    kg: 1,
  }));
const points = (by: string, count: number, series: readonly string[] = ['value']) =>
  chartPoints(report, { kind: 'bar', by, series }, rowsOf(count), words);

it('draws twelve names in their order, a thirteenth with the smallest as others', () => {
  expect(points('partner', 12).map(({ name }) => name)).toEqual(rowsOf(12).map(({ partner }) => partner));
  const many = points('partner', 13);
  expect(many).toHaveLength(12);
  expect(many.slice(0, 2).map(({ name }) => name)).toEqual(['P12', 'P11']);
  expect(many.at(-1)).toMatchObject({
    name: 'Outros',
    figures: { value: 1 },
    rows: [{ value: 1 }, { value: 0 }],
  });
});

it.each([['day'], ['month'], ['band']])('draws all headings of an order of their own: %s', (by) => {
  const all = points(by, 15);
  expect(all).toHaveLength(15);
  expect(all.some(({ name }) => name === 'Outros')).toBe(false);
});

it('takes names without a figure as the smallest, and losses by their size', () => {
  const rows = rowsOf(13).map((row, at) => ({ ...row, value: at === 0 ? -99 : at === 5 ? null : at }));
  const drawn = chartPoints(report, { kind: 'bar', by: 'partner', series: ['value'] }, rows, words);
  expect(drawn[0]?.name).toBe('P0');
  expect(drawn.at(-1)?.rows.map(({ partner }) => partner)).toEqual(['P1', 'P5']);
});

it('sums rows of one heading by the total of each column', () => {
  const twice = [...rowsOf(1), ...rowsOf(1)];
  const [point] = chartPoints(report, { kind: 'bar', by: 'partner', series: ['kg', 'rate'] }, twice, words);
  expect(point).toMatchObject({ key: 'P0', rows: twice, figures: { kg: 2, rate: 7 } });
  expect(chartFigure(report, 'kg', [])).toBeNull();
  expect(chartFigure(report, 'value', twice)).toBe(0);
});
