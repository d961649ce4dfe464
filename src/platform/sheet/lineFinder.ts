import type { SheetColumn } from '@/platform/sheet/sheetColumn';
import type { SheetLine } from '@/platform/sheet/sheetLines';
import type { Position } from '@/platform/sheet/sheetPosition';

/** A cell by name: it stays the same cell when lines are sorted, folded or searched. */
export interface Spot {
  /** Null in head and foot. */
  readonly id: string | null;
  /** Where it was: taken when its line is gone. Counted from the end of the lines in the foot. */
  readonly line: number;
  readonly inFoot: boolean;
  readonly field: string;
}

/** Turns cells by name into cells by place and back. */
export class LineFinder<Row> {
  readonly #lines: readonly SheetLine<Row>[];
  readonly #columns: readonly SheetColumn<Row>[];
  readonly #foot: number;
  #places: Map<string, number> | null = null;

  constructor(lines: readonly SheetLine<Row>[], columns: readonly SheetColumn<Row>[], foot: number) {
    this.#lines = lines;
    this.#columns = columns;
    this.#foot = foot;
  }

  spotAt({ line, column }: Position): Spot {
    const inFoot = line >= this.#lines.length;
    return {
      id: this.#lines[line]?.id ?? null,
      line: inFoot ? line - this.#lines.length : line,
      inFoot,
      field: this.#columns[column]?.field ?? '',
    };
  }

  placeOf(spot: Spot): Position {
    const column = Math.max(
      0,
      this.#columns.findIndex(({ field }) => field === spot.field),
    );
    return { line: this.#lineOf(spot), column };
  }

  #lineOf({ id, line, inFoot }: Spot): number {
    const count = this.#lines.length;
    if (inFoot) return count + Math.min(line, this.#foot - 1);
    if (id === null) return -1;
    if (this.#lines[line]?.id === id) return line;
    // The index over many thousand lines is made only when a line has moved.
    this.#places ??= new Map(this.#lines.map((each, at) => [each.id, at]));
    return this.#places.get(id) ?? Math.min(line, count - 1);
  }
}
