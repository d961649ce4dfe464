import type { Position } from '@/platform/sheet/sheetPosition';

/** The cell an event happened in, by the places that its elements tell. */
export function placeOf(target: EventTarget): Position | null {
  if (!(target instanceof Element)) return null;
  const cell = target.closest('[aria-colindex]');
  const row = cell?.closest('[aria-rowindex]');
  if (!cell || !row) return null;
  return {
    line: Number(row.getAttribute('aria-rowindex')) - 2,
    column: Number(cell.getAttribute('aria-colindex')) - 1,
  };
}

/** Whether two places are one cell. */
export const isSamePlace = (a: Position, b: Position) => a.line === b.line && a.column === b.column;

/** Whether an event happened in the field of a cell that is being edited. */
export const isEditor = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('.open') !== null;
