import type { ExportCell, ExportColumn, ExportTable, ExportType } from '@/platform/export/exportTable';
import { toLocalDate } from '@/platform/format/date';
import { formatTimeOfDay } from '@/platform/format/instant';
import { fromCents } from '@/platform/format/money';
import { cellText, type GridTexts } from '@/platform/grid/cellText';
import { type ColumnSpec, headOf, isNumeric, kindOf, valueOf } from '@/platform/grid/columnSpec';

/** A number that is only shown in another way, with its sign: files keep it as a number. */
const isShownNumber = <Row>(column: ColumnSpec<Row>) =>
  column.format !== undefined && column.exportValue === undefined && isNumeric(column);

function typeOf<Row>(column: ColumnSpec<Row>): ExportType {
  if (column.format && !isShownNumber(column)) return 'text';
  switch (kindOf(column)) {
    case 'id':
    case 'number':
    case 'money':
    case 'percent':
      return 'number';
    case 'date':
      return 'date';
    case 'dateTime':
      return 'dateTime';
    case 'text':
    case 'yesNo':
    case 'active':
    case 'status':
    case 'custom':
      return 'text';
  }
}

function exportColumn<Row>(column: ColumnSpec<Row>): ExportColumn {
  const decimals = column.kind === 'id' ? 0 : (column.decimals ?? 2);
  return {
    head: headOf(column),
    type: typeOf(column),
    decimals,
    grouped: column.kind !== 'id',
    ...(column.nothing === undefined ? {} : { nothing: column.nothing }),
  };
}

function exportCell<Row>(column: ColumnSpec<Row>, row: Row, t: GridTexts): ExportCell {
  const value = column.exportValue ? column.exportValue(row) : valueOf(column, row);
  if (value === null) return null;
  if (column.exportValue && typeof value !== 'boolean') return value;
  if (column.format && !isShownNumber(column)) return cellText(column, row, t);
  if (typeof value === 'number') return column.kind === 'money' ? fromCents(value) : value;
  if (typeof value === 'string' && column.kind === 'date') return toLocalDate(value);
  if (typeof value === 'string' && column.kind === 'dateTime') {
    const date = toLocalDate(value);
    return date && `${date}T${formatTimeOfDay(value)}`;
  }
  return cellText(column, row, t);
}

/** The columns that are shown, in their order, over all the rows given: what leaves is what is seen. */
export function toExportTable<Row>(
  title: string,
  columns: readonly ColumnSpec<Row>[],
  rows: readonly Row[],
  t: GridTexts,
): ExportTable {
  return {
    title,
    columns: columns.map(exportColumn),
    rows: rows.map((row) => columns.map((column) => exportCell(column, row, t))),
  };
}
