import Papa from 'papaparse';
import type { ExportCell, ExportColumn, ExportTable } from '@/platform/export/exportTable';
import { formatDate } from '@/platform/format/date';
import { formatDateTime } from '@/platform/format/instant';
import { roundHalfAway } from '@/platform/format/number';

/** Tells spreadsheets that the text is UTF-8. */
const BOM = '\uFEFF';

// What a spreadsheet would run as a formula. Plain negative numbers begin with a hyphen and are none.
const FORMULA = /^(?!-\d+([.,]\d+)?$)[=+\-@\t\r]/;

function write(cell: ExportCell, column: ExportColumn): string {
  if (cell === null) return '';
  if (typeof cell === 'number') {
    return roundHalfAway(cell, column.decimals).toFixed(column.decimals).replace('.', ',');
  }
  if (column.type === 'date') return formatDate(cell);
  return column.type === 'dateTime' ? formatDateTime(cell) : cell;
}

/**
 * The table as a spreadsheet in Brazil opens it by itself: semicolons, decimal comma and dd/MM/yyyy. It is the same in
 * every language: a file goes to accountants and back into the import, which read it without knowing who wrote it.
 */
export function toCsv({ columns, rows }: ExportTable): string {
  const lines = rows.map((row) => columns.map((column, index) => write(row[index] ?? null, column)));
  const text = Papa.unparse([columns.map((column) => column.head), ...lines], {
    delimiter: ';',
    newline: '\r\n',
    escapeFormulae: FORMULA,
  });
  return BOM + text;
}

export function csvFile(table: ExportTable): Blob {
  return new Blob([toCsv(table)], { type: 'text/csv;charset=utf-8' });
}
