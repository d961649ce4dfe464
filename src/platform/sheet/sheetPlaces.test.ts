import { describe, expect, it } from 'vitest';
import { nextEditable, nextRowLine } from './nextCell';
import { clampWidth, editOf, growingColumn, type SheetColumn, usualWidth } from './sheetColumn';
import type { SheetLine } from './sheetLines';
import { cellsIn, positionAfter, rangeBetween } from './sheetPosition';

interface Row {
  readonly closed: boolean;
}

const heading = { kind: 'group' } as unknown as SheetLine<Row>;
const line = (closed = false) => ({ kind: 'row', row: { closed } }) as unknown as SheetLine<Row>;
const column = (more: Partial<SheetColumn<Row>> = {}): SheetColumn<Row> => ({
  field: 'a',
  header: 'A',
  ...more,
});
const editable = column({ edit: { as: 'number' } });
const editableWhileOpen = column({ edit: { as: 'number', allowed: ({ closed }) => !closed } });

describe('keys', () => {
  const bounds = { count: 20, foot: 2, columns: 5, page: 8 };
  it.each([
    ['ArrowUp', 3, 2, 2, 2],
    ['ArrowUp', -1, 2, -1, 2],
    ['ArrowDown', 19, 2, 20, 2],
    ['ArrowDown', 21, 2, 21, 2],
    ['ArrowLeft', 3, 0, 3, 0],
    ['ArrowLeft', 3, 2, 3, 1],
    ['ArrowRight', 3, 4, 3, 4],
    ['ArrowRight', 3, 2, 3, 3],
    ['PageUp', 10, 2, 2, 2],
    ['PageUp', 5, 2, 0, 2],
    ['PageUp', -1, 2, -1, 2],
    ['PageDown', 5, 2, 13, 2],
    ['PageDown', 15, 2, 19, 2],
    ['PageDown', 20, 2, 20, 2],
    ['Home', 5, 3, 5, 0],
    ['End', 5, 3, 5, 4],
  ])('%s leads from %i,%i to %i,%i', (key, fromLine, fromColumn, toLine, toColumn) => {
    const from = { line: fromLine, column: fromColumn };
    expect(positionAfter(key, false, from, bounds)).toEqual({ line: toLine, column: toColumn });
  });

  it.each([
    ['ArrowUp', 0, 2],
    ['ArrowDown', 19, 2],
    ['ArrowLeft', 5, 0],
    ['ArrowRight', 5, 4],
    ['Home', 0, 0],
    ['End', 19, 4],
  ])('with Ctrl %s leads to %i,%i', (key, toLine, toColumn) => {
    expect(positionAfter(key, true, { line: 5, column: 2 }, bounds)).toEqual({
      line: toLine,
      column: toColumn,
    });
  });

  it('stay in the head where there are no lines', () => {
    const empty = { ...bounds, count: 0, foot: 0 };
    expect(positionAfter('Home', true, { line: -1, column: 2 }, empty)).toEqual({ line: -1, column: 0 });
    expect(positionAfter('End', true, { line: -1, column: 2 }, empty)).toEqual({ line: -1, column: 4 });
    expect(positionAfter('ArrowDown', false, { line: -1, column: 2 }, empty)?.line).toBe(-1);
  });

  it('of other kinds lead nowhere', () => {
    expect(positionAfter('x', false, { line: 1, column: 1 }, bounds)).toBeNull();
  });
});

describe('a range', () => {
  it('lies between its corners, in the body alone', () => {
    const range = rangeBetween({ line: 4, column: 3 }, { line: 2, column: 1 }, 10);
    expect(range).toEqual({ top: 2, bottom: 4, left: 1, right: 3 });
    expect(range && cellsIn(range)).toBe(9);
    expect(rangeBetween({ line: -1, column: 0 }, { line: 12, column: 0 }, 10)).toEqual({
      top: 0,
      bottom: 9,
      left: 0,
      right: 0,
    });
    expect(rangeBetween({ line: -1, column: 0 }, { line: -1, column: 0 }, 0)).toBeNull();
  });
});

describe('the next', () => {
  const lines = [line(), heading, line(), heading];

  it('line of a row is past the headings', () => {
    expect([nextRowLine(lines, 0, 1), nextRowLine(lines, 2, -1)]).toEqual([2, 0]);
    expect([nextRowLine(lines, 2, 1), nextRowLine(lines, 0, -1)]).toEqual([2, 0]);
  });

  it('cell to edit is on through the rows', () => {
    const columns = [column(), editable, editable];
    const next = (fromLine: number, fromColumn: number, step: 1 | -1) =>
      nextEditable(lines, columns, { line: fromLine, column: fromColumn }, step);
    expect(next(0, 1, 1)).toEqual({ line: 0, column: 2 });
    expect(next(0, 2, 1)).toEqual({ line: 2, column: 1 });
    expect(next(2, 1, -1)).toEqual({ line: 0, column: 2 });
    expect(next(2, 2, 1)).toBeNull();
    expect(next(0, 1, -1)).toBeNull();
  });

  it('cell to edit is none of a row that is closed', () => {
    const closed = [line(), line(true), line()];
    expect(nextEditable(closed, [editableWhileOpen], { line: 0, column: 0 }, 1)).toEqual({
      line: 2,
      column: 0,
    });
  });
});

describe('a column', () => {
  it('is as wide as it says, as what names a row, or as its kind', () => {
    expect(usualWidth(column({ width: 77, identifying: true }))).toBe(77);
    expect(usualWidth(column({ identifying: true, kind: 'money' }))).toBe(240);
    expect(usualWidth(column({ kind: 'money' }))).toBeGreaterThan(usualWidth(column({ kind: 'yesNo' })));
  });

  it.each([
    [{}, 10, 56],
    [{}, 56.4, 56],
    [{}, 900, 640],
    [{ minWidth: 120 }, 80, 120],
    [{}, 99.5, 100],
  ])('%j, pulled to %f px, is %i px wide', (more, width, clamped) => {
    expect(clampWidth(column(more), width)).toBe(clamped);
  });

  it('grows where it names the row, else where it is the first of text', () => {
    const number = column({ kind: 'number' });
    expect(growingColumn([number, column(), column({ identifying: true })])).toBe(2);
    expect(growingColumn([number, number, column()])).toBe(2);
    expect(growingColumn([number, number])).toBe(0);
  });

  it('is edited where it may be', () => {
    expect(editOf(column(), { closed: false })).toBeNull();
    expect(editOf(editable, { closed: true })).toEqual({ as: 'number' });
    expect(editOf(editableWhileOpen, { closed: true })).toBeNull();
    expect(editOf(editableWhileOpen, { closed: false })).not.toBeNull();
  });
});
