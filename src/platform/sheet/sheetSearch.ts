import { foldForSearch } from '@/platform/format/text';
import { cellText, type GridTexts } from '@/platform/grid/cellText';
import type { SheetColumn } from '@/platform/sheet/sheetColumn';

/**
 * Finds rows in which every word stands in some column, whatever the accents and the case. What a row says is
 * folded once and kept: the next key then costs a fraction of the first.
 */
export class SheetSearch<Row extends object> {
  readonly #folded = new WeakMap<Row, string>();
  readonly #columns: readonly SheetColumn<Row>[];
  readonly #texts: GridTexts;

  constructor(columns: readonly SheetColumn<Row>[], texts: GridTexts) {
    this.#columns = columns;
    this.#texts = texts;
  }

  find(rows: readonly Row[], query: string): readonly Row[] {
    const words = foldForSearch(query).split(' ').filter(Boolean);
    if (words.length === 0) return rows;
    return rows.filter((row) => {
      const text = this.#textOf(row);
      return words.every((word) => text.includes(word));
    });
  }

  #textOf(row: Row): string {
    let text = this.#folded.get(row);
    if (text === undefined) {
      text = foldForSearch(this.#columns.map((column) => cellText(column, row, this.#texts)).join('\n'));
      this.#folded.set(row, text);
    }
    return text;
  }
}
