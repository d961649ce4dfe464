import Papa from 'papaparse';
import { guardFormula } from '@/platform/export/formulaGuard';
import type { ExportCell, ExportColumn, ExportTable } from '@/platform/export/exportTable';
import { formatDate } from '@/platform/format/date';
import { formatDateTime } from '@/platform/format/instant';
import { roundHalfAway } from '@/platform/format/number';
import type { Language } from '@/platform/i18n/i18n';

/** Tells spreadsheets that the text is UTF-8. */
const BOM = '\uFEFF';

function write(cell: ExportCell, column: ExportColumn, brazilian: boolean): string {
  if (cell === null) return '';
  if (typeof cell === 'number') {
    const text = roundHalfAway(cell, column.decimals).toFixed(column.decimals);
    return brazilian ? text.replace('.', ',') : text;
  }
  if (column.type === 'text' || column.type === 'number') return guardFormula(cell);
  if (!brazilian) return cell.replace('T', ' ');
  return column.type === 'date' ? formatDate(cell) : formatDateTime(cell);
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
  const text = Papa.unparse([columns.map(({ head }) => guardFormula(head)), ...lines], {
    delimiter: brazilian ? ';' : ',',
    newline: '\r\n',
  });
  return BOM + text;
}

export function csvFile(table: ExportTable, language: Language): Blob {
  return new Blob([toCsv(table, language)], { type: 'text/csv;charset=utf-8' });
}
