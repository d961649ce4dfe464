import Papa from 'papaparse';
import type { ExportCell, ExportColumn, ExportTable } from '@/platform/export/exportTable';
import { formatDate } from '@/platform/format/date';
import { formatDateTime } from '@/platform/format/instant';
import { roundHalfAway } from '@/platform/format/number';
import type { Language } from '@/platform/i18n/i18n';

/** Tells spreadsheets that the text is UTF-8. */
const BOM = '\uFEFF';

// What a spreadsheet would run as a formula. Plain negative numbers begin with a hyphen and are none.
const FORMULA = /^(?!-\d+([.,]\d+)?$)[=+\-@\t\r]/;

function write(cell: ExportCell, column: ExportColumn, brazilian: boolean): string {
  if (cell === null) return '';
  if (typeof cell === 'number') {
    const text = roundHalfAway(cell, column.decimals).toFixed(column.decimals);
    return brazilian ? text.replace('.', ',') : text;
  }
  if (!brazilian) return column.type === 'dateTime' ? cell.replace('T', ' ') : cell;
  if (column.type === 'date') return formatDate(cell);
  return column.type === 'dateTime' ? formatDateTime(cell) : cell;
}

/**
 * The table as a spreadsheet of that language opens it by itself: semicolons, decimal comma and dd/MM/yyyy in
 * Brazil; commas, decimal point and ISO dates elsewhere, where 05/11 would be read as May.
 */
export function toCsv({ columns, rows }: ExportTable, language: Language): string {
  const brazilian = language === 'pt-BR';
  const lines = rows.map((row) =>
    columns.map((column, index) => write(row[index] ?? null, column, brazilian)),
  );
  const text = Papa.unparse([columns.map((column) => column.head), ...lines], {
    delimiter: brazilian ? ';' : ',',
    newline: '\r\n',
    escapeFormulae: FORMULA,
  });
  return BOM + text;
}

export function csvFile(table: ExportTable, language: Language): Blob {
  return new Blob([toCsv(table, language)], { type: 'text/csv;charset=utf-8' });
}
