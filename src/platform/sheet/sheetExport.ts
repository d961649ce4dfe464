import type { ExportCell, ExportColumn, ExportTable, ExportType } from '@/platform/export/exportTable';
import { toLocalDate } from '@/platform/format/date';
import { formatTimeOfDay } from '@/platform/format/instant';
import { fromCents } from '@/platform/format/money';
import { formatCell, type GridTexts } from '@/platform/grid/cellText';
import { type CellValue, headOf, isNumeric, kindOf, valueOf } from '@/platform/grid/columnSpec';
import type { SheetColumn } from '@/platform/sheet/sheetColumn';
import type { SheetLine } from '@/platform/sheet/sheetLines';
import type { FootLine } from '@/platform/sheet/useSheetModel';

interface ExportParts<Row> {
  readonly title: string;
  readonly columns: readonly SheetColumn<Row>[];
  readonly lines: readonly SheetLine<Row>[];
  readonly foot: readonly FootLine[];
  /** The head of the column that tells the depth of a line; null for a sheet without headings. */
  readonly levelHead: string | null;
}

function typeOf<Row>(column: SheetColumn<Row>): ExportType {
  const kind = kindOf(column);
  if (kind === 'date' || kind === 'dateTime') return kind;
  return isNumeric(column) ? 'number' : 'text';
}

function decimalsOf<Row>(column: SheetColumn<Row>): number {
  const kind = kindOf(column);
  return kind === 'id' ? 0 : kind === 'money' ? 2 : (column.decimals ?? 2);
}

function cellOf<Row>(column: SheetColumn<Row>, value: CellValue, t: GridTexts): ExportCell {
  switch (kindOf(column)) {
    case 'money':
      return typeof value === 'number' ? fromCents(value) : null;
    case 'date':
      return typeof value === 'string' ? toLocalDate(value) : null;
    case 'dateTime': {
      const day = typeof value === 'string' ? toLocalDate(value) : null;
      return day === null ? null : `${day}T${formatTimeOfDay(String(value))}`;
    }
    case 'number':
    case 'percent':
    case 'id':
      return typeof value === 'boolean' ? null : value;
    default:
      return formatCell(column, value, t) || null;
  }
}

/**
 * The lines in view as a table for files and paper: headings with their figures, folded ones closed. Where there are
 * headings the first column holds words, whatever its kind, and a column before it tells the depth.
 */
export function sheetTable<Row>(parts: ExportParts<Row>, t: GridTexts): ExportTable {
  const { columns, lines, foot, levelHead } = parts;
  const grouped = levelHead !== null;
  const heads = columns.map((column, at): ExportColumn => ({
    head: headOf(column),
    type: grouped && at === 0 ? 'text' : typeOf(column),
    decimals: decimalsOf(column),
  }));
  const ofLine = (line: SheetLine<Row>) =>
    columns.map((column, at): ExportCell => {
      if (line.kind === 'group') {
        return at === 0 ? line.label : cellOf(column, line.figures[column.field] ?? null, t);
      }
      const value = column.exportValue ? column.exportValue(line.row) : valueOf(column, line.row);
      return grouped && at === 0 ? formatCell(column, value, t) : cellOf(column, value, t);
    });
  const total = foot.at(-1);
  const figures =
    total &&
    columns.map((column, at) =>
      at === 0 ? total.label : cellOf(column, total.figures[column.field] ?? null, t),
    );
  if (!grouped) return { title: parts.title, columns: heads, rows: lines.map(ofLine), totals: figures ?? null };
  return {
    title: parts.title,
    columns: [{ head: levelHead, type: 'number', decimals: 0 }, ...heads],
    rows: lines.map((line) => [line.level, ...ofLine(line)]),
    totals: figures ? [null, ...figures] : null,
  };
}
