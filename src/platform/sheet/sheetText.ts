import { roundHalfAway } from '@/platform/format/number';
import { cellText, formatCell, type GridTexts } from '@/platform/grid/cellText';
import { isNumeric, kindOf, valueOf } from '@/platform/grid/columnSpec';
import type { SheetColumn } from '@/platform/sheet/sheetColumn';
import type { SheetLine } from '@/platform/sheet/sheetLines';
import { cellsIn, type CellRange } from '@/platform/sheet/sheetPosition';

/** What a cell of a line says; a heading says its label in the first column and its figures in the others. */
export function lineText<Row>(
  line: SheetLine<Row>,
  column: SheetColumn<Row>,
  columnIndex: number,
  t: GridTexts,
): string {
  if (line.kind === 'row') return cellText(column, line.row, t);
  if (columnIndex === 0) return line.label;
  const figure = line.figures[column.field];
  return figure === undefined ? '' : formatCell(column, figure, t);
}

// A tab or a break inside a cell would move the rest of the line in the spreadsheet it is pasted into.
const oneCell = (text: string) => text.replace(/[\t\r\n]+/g, ' ');

/** The cells of a range as text for a spreadsheet: tabs between cells, numbers as they are shown. */
export function rangeText<Row>(
  lines: readonly SheetLine<Row>[],
  columns: readonly SheetColumn<Row>[],
  range: CellRange,
  t: GridTexts,
): string {
  const picked = columns.slice(range.left, range.right + 1);
  return lines
    .slice(range.top, range.bottom + 1)
    .map((line) => picked.map((column, at) => oneCell(lineText(line, column, range.left + at, t))).join('\t'))
    .join('\n');
}

const MOST_SUMMED = 20_000;

/** The sum of a range whose numbers are of one kind, headings apart; '' where there is nothing to add. */
export function rangeSum<Row>(
  lines: readonly SheetLine<Row>[],
  columns: readonly SheetColumn<Row>[],
  range: CellRange,
  t: GridTexts,
): string {
  const picked = columns.slice(range.left, range.right + 1).filter((column) => kindOf(column) !== 'id');
  const numeric = picked.filter(isNumeric);
  const [first] = numeric;
  const alike = numeric.every(
    ({ kind, unit }) => kind === first?.kind && unit === first?.unit && kind !== 'percent',
  );
  if (!first || !alike || cellsIn(range) < 2 || cellsIn(range) > MOST_SUMMED) return '';
  const numbers = lines
    .slice(range.top, range.bottom + 1)
    .flatMap((line) => (line.kind === 'row' ? numeric.map((column) => valueOf(column, line.row)) : []))
    .filter((value) => typeof value === 'number');
  if (numbers.length < 2) return '';
  const sum = numbers.reduce((all, value) => all + value, 0);
  const decimals = Math.max(...numeric.map((column) => column.decimals ?? 2));
  return formatCell({ ...first, decimals }, first.kind === 'money' ? sum : roundHalfAway(sum, 6), t);
}
