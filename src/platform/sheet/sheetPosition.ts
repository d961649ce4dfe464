/** A cell by place: line -1 is the head, lines from `count` on are the foot. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

export interface Bounds {
  /** Lines of the body in view of the model, folded ones left out. */
  readonly count: number;
  readonly foot: number;
  readonly columns: number;
  /** Lines that one screenful holds. */
  readonly page: number;
}

const HEAD = -1;

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** Where a key leads from a cell; null for a key that moves nowhere. */
export function positionAfter(key: string, jump: boolean, from: Position, bounds: Bounds): Position | null {
  const { count, foot, columns, page } = bounds;
  const last = Math.max(count - 1, 0);
  const line = (to: number) => ({ ...from, line: clamp(to, HEAD, count + foot - 1) });
  const column = (to: number) => ({ ...from, column: clamp(to, 0, columns - 1) });
  switch (key) {
    case 'ArrowUp':
      return line(jump ? 0 : from.line - 1);
    case 'ArrowDown':
      return line(jump ? last : from.line + 1);
    case 'ArrowLeft':
      return column(jump ? 0 : from.column - 1);
    case 'ArrowRight':
      return column(jump ? columns - 1 : from.column + 1);
    case 'PageUp':
      return line(from.line === HEAD ? HEAD : Math.max(from.line - page, 0));
    case 'PageDown':
      return line(from.line >= count ? from.line : Math.min(from.line + page, last));
    case 'Home':
      return jump ? { line: count > 0 ? 0 : HEAD, column: 0 } : column(0);
    case 'End':
      return jump ? { line: count > 0 ? last : HEAD, column: columns - 1 } : column(columns - 1);
    default:
      return null;
  }
}

/** Cells between two corners, both included; lines of the body alone. */
export interface CellRange {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

export function rangeBetween(a: Position, b: Position, count: number): CellRange | null {
  const inBody = (line: number) => clamp(line, 0, count - 1);
  if (count === 0) return null;
  return {
    top: Math.min(inBody(a.line), inBody(b.line)),
    bottom: Math.max(inBody(a.line), inBody(b.line)),
    left: Math.min(a.column, b.column),
    right: Math.max(a.column, b.column),
  };
}

export function cellsIn(range: CellRange): number {
  return (range.bottom - range.top + 1) * (range.right - range.left + 1);
}
