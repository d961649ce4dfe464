import Papa from 'papaparse';
import { guardFormula } from '@/platform/export/formulaGuard';
import {
  type ExportCell,
  type ExportColumn,
  type ExportTable,
  fileLines,
} from '@/platform/export/exportTable';
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
  const day =
    column.type === 'date' ? formatDate(cell) : column.type === 'dateTime' ? formatDateTime(cell) : '';
  // The name of a sum may stand below days.
  return day || guardFormula(cell);
}

/**
 * The table as a spreadsheet in Brazil opens it by itself: semicolons, decimal comma and dd/MM/yyyy. It is the same in
 * every language: a file goes to accountants and back into the import, which read it without knowing who wrote it.
 */
export function toCsv(table: ExportTable): string {
  const { columns } = table;
  const lines = fileLines(table).map((row) =>
    columns.map((column, index) => write(row[index] ?? null, column)),
  );
  const text = Papa.unparse([columns.map(({ head }) => guardFormula(head)), ...lines], {
    delimiter: ';',
    newline: '\r\n',
  });
  return BOM + text;
}

export function csvFile(table: ExportTable): Blob {
  return new Blob([toCsv(table)], { type: 'text/csv;charset=utf-8' });
}
