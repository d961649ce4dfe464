import { editOf, type SheetColumn } from '@/platform/sheet/sheetColumn';
import type { SheetLine } from '@/platform/sheet/sheetLines';
import type { Position } from '@/platform/sheet/sheetPosition';

/** The nearest line of a row above or below, headings passed over; the same one at the end. */
export function nextRowLine<Row>(lines: readonly SheetLine<Row>[], from: number, step: 1 | -1): number {
  for (let at = from + step; at >= 0 && at < lines.length; at += step) {
    if (lines[at]?.kind === 'row') return at;
  }
  return from;
}

/** The next cell that may be edited, on through the following rows; null after the last one. */
export function nextEditable<Row>(
  lines: readonly SheetLine<Row>[],
  columns: readonly SheetColumn<Row>[],
  from: Position,
  step: 1 | -1,
): Position | null {
  let { line, column } = from;
  while (line >= 0 && line < lines.length) {
    column += step;
    const here = lines[line];
    const cell = columns[column];
    if (!cell) {
      line += step;
      column = step === 1 ? -1 : columns.length;
    } else if (here?.kind === 'row' && editOf(cell, here.row)) return { line, column };
  }
  return null;
}
