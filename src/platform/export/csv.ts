import Papa from 'papaparse';
import { guardFormula } from '@/platform/export/formulaGuard';
import type { ExportCell, ExportColumn, ExportTable } from '@/platform/export/exportTable';
import { formatDate } from '@/platform/format/date';
import { formatDateTime } from '@/platform/format/instant';
import { roundHalfAway } from '@/platform/format/number';

/** Tells spreadsheets that the text is UTF-8. */
const BOM = '\uFEFF';

function write(cell: ExportCell, column: ExportColumn): string {
  if (cell === null) return '';
  if (typeof cell === 'number') {
    return roundHalfAway(cell, column.decimals).toFixed(column.decimals).replace('.', ',');
  }
  if (column.type === 'date') return formatDate(cell);
  return column.type === 'dateTime' ? formatDateTime(cell) : guardFormula(cell);
}

/**
 * The table as a spreadsheet in Brazil opens it by itself: semicolons, decimal comma and dd/MM/yyyy. It is the same in
 * every language: a file goes to accountants and back into the import, which read it without knowing who wrote it.
 */
export function toCsv({ columns, rows }: ExportTable): string {
  const lines = rows.map((row) => columns.map((column, index) => write(row[index] ?? null, column)));
  const text = Papa.unparse([columns.map(({ head }) => guardFormula(head)), ...lines], {
    delimiter: ';',
    newline: '\r\n',
  });
  return BOM + text;
}

export function csvFile(table: ExportTable): Blob {
  return new Blob([toCsv(table)], { type: 'text/csv;charset=utf-8' });
}
