import type { TFunction } from 'i18next';
import { expect, test } from 'vitest';
import { toCsv } from '@/platform/export/csv';
import { comparisonTable } from './comparisonExport';
import type { PlotCell } from './grid';
import { CHANGE_LIMITS, INDEX_LIMITS } from './ndvi';
import { statistics } from './statistics';

const t = ((key: string, values?: { name?: string }) =>
  `${values?.name ?? ''}${key.replace('mapComparison', '')}`) as unknown as TFunction<['agriculture']>;
const cells = (values: readonly (number | null)[]): PlotCell[] =>
  values.map((value, index) => ({ index, at: { lat: 0, lng: 0 }, hectares: 1, value }));
const image = (id: number, date: string) => ({ id, date, cloudCover: 25, meanNdvi: 0.5 });

test('a line for each image and one for the change, each number under its head', () => {
  const table = comparisonTable(t, {
    plot: { id: 1, name: 'TALHAO 01', farmId: 1, farmName: 'SEDE', fieldName: 'SOJA', area: [] },
    pair: { a: image(1, '2026-10-18'), b: image(2, '2026-11-22') },
    a: statistics(cells([0.1, 0.5, 0.5, null]), INDEX_LIMITS),
    b: statistics(cells([0.5, 0.7, 0.9, null]), INDEX_LIMITS),
    changed: statistics(cells([0.4, 0.2, 0.4, null]), CHANGE_LIMITS),
  });
  for (const row of table.rows) expect(row).toHaveLength(table.columns.length);
  const under = (row: number, head: string) =>
    table.rows[row]?.[table.columns.findIndex((column) => column.head === head)];
  expect(under(0, '.statistics.mean')).toBeCloseTo(1.1 / 3, 9);
  expect(under(1, '.classes.full.file.hectares')).toBe(1);
  expect(under(2, '.changes.strongGain.file.percent')).toBe(100);
  expect(under(2, '.classes.full.file.hectares')).toBeNull();
  expect(under(0, '.changes.strongGain.file.percent')).toBeNull();
  const [, first = ''] = toCsv(table).split('\r\n');
  expect(
    first.startsWith('SEDE;TALHAO 01;A;18/10/2026;25;0,367;0,100;0,500;0,189;3,00;1,00;1,00;33,3;'),
  ).toBe(true);
});
