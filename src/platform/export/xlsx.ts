import writeXlsxFile, { type Cell, type Sheet } from 'write-excel-file/universal';
import { looksGuarded } from '@/platform/export/formulaGuard';
import type { ExportCell, ExportColumn, ExportTable } from '@/platform/export/exportTable';

const NARROWEST = 8;
const WIDEST = 48;
const COVER_WIDTH = 90;

function numberFormat({ decimals, grouped = true }: ExportColumn): string {
  return `${grouped ? '#,##0' : '0'}${decimals > 0 ? `.${'0'.repeat(decimals)}` : ''}`;
}

// A spreadsheet's dates know no zone: the clock's figures go in as they are, with UTC in the part of no zone.
function dateOf(text: string): Date {
  return new Date(text.length > 10 ? `${text}:00Z` : `${text}T00:00:00Z`);
}

function cellOf(value: ExportCell, column: ExportColumn): Cell {
  if (value === null || value === '') return null;
  if (typeof value === 'number') return { value, type: Number, format: numberFormat(column) };
  if (column.type === 'date') return { value: dateOf(value), type: Date, format: 'dd/mm/yyyy' };
  if (column.type === 'dateTime') return { value: dateOf(value), type: Date, format: 'dd/mm/yyyy hh:mm' };
  // Typed cells are never run; only what would be read back as guarded needs its apostrophe.
  return { value: looksGuarded(value) ? `'${value}` : value, type: String };
}

/** Wide enough for the head and the first rows; a spreadsheet does not measure by itself. */
function widthOf(table: ExportTable, index: number): number {
  const head = table.columns[index]?.head.length ?? 0;
  const widest = table.rows
    .slice(0, 200)
    .reduce((width, row) => Math.max(width, String(row[index] ?? '').length), head);
  return Math.min(WIDEST, Math.max(NARROWEST, widest + 2));
}

/** A second sheet beside the table: what stands in it, by whose wish. */
export interface XlsxCover {
  readonly name: string;
  readonly lines: readonly string[];
}

/**
 * The table as a workbook: typed cells, bold head that stays in view. What was asked stands on a sheet behind it, where
 * it is in nobody's way who reads the table back.
 */
export function xlsxFile(table: ExportTable, cover?: XlsxCover): Promise<Blob> {
  const { columns, rows, title } = table;
  const head = columns.map(({ head: value, type }): Cell => ({
    value,
    type: String,
    fontWeight: 'bold',
    ...(type === 'number' ? { align: 'right' as const } : {}),
  }));
  const body = rows.map((row) => columns.map((column, index) => cellOf(row[index] ?? null, column)));
  const data: Sheet<Blob> = {
    data: [head, ...body],
    // Excel refuses these in a sheet's name, and names of more than 31 characters.
    sheet: title.replace(/[\\/?*[\]:]/g, ' ').slice(0, 31),
    columns: columns.map((_, index) => ({ width: widthOf(table, index) })),
    stickyRowsCount: 1,
  };
  if (!cover) return writeXlsxFile([data]).toBlob();
  const said: Sheet<Blob> = {
    data: [title, ...cover.lines].map((value, at): Cell[] => [
      { value, type: String, ...(at === 0 ? { fontWeight: 'bold' as const } : {}) },
    ]),
    sheet: cover.name,
    columns: [{ width: COVER_WIDTH }],
  };
  return writeXlsxFile([data, said]).toBlob();
}
