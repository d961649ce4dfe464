// @vitest-environment happy-dom
import { readSheet } from 'read-excel-file/universal';
import { expect, it } from 'vitest';
import type { ExportTable } from './exportTable';
import { columnName } from './workbookParts';
import { xlsxFile } from './xlsx';

const text = (head: string) => ({ head, type: 'text', decimals: 2 }) as const;
const read = async (table: ExportTable, sheet?: number) => {
  const cover = { name: 'Filtros', lines: ['Safra: 2026', 'Área > 10 & < 20'] };
  const bytes = await (await xlsxFile(table, cover)).arrayBuffer();
  return sheet === undefined ? readSheet(bytes) : readSheet(bytes, sheet);
};

it.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [51, 'AZ'],
  [52, 'BA'],
  [701, 'ZZ'],
  [702, 'AAA'],
])('column %i is %s', (at, name) => {
  expect(columnName(at)).toBe(name);
});

it('a table of many columns has each figure under its head', async () => {
  const heads = Array.from({ length: 60 }, (_, at) => `C${at}`);
  const rows = await read({ title: 'x', columns: heads.map(text), rows: [heads.map((head) => `v${head}`)] });
  expect(rows[0]).toEqual(heads);
  expect(rows[1]).toEqual(heads.map((head) => `v${head}`));
});

it('a text keeps its lines and marks, and loses what no file may have', async () => {
  const rows = await read({ title: 'x', columns: [text('A')], rows: [['a\n\tb\u0001 <c> & "d"\uFFFE']] });
  expect(rows[1]).toEqual(['a\n\tb <c> & "d"']);
});

it('the filters stand on a sheet of their own, under the title', async () => {
  const rows = await read({ title: 'Lotes', columns: [text('A')], rows: [] }, 2);
  expect(rows).toEqual([['Lotes'], ['Safra: 2026'], ['Área > 10 & < 20']]);
});
