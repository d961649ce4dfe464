import { roundHalfAway } from '@/platform/format/number';
import { foldForSearch } from '@/platform/format/text';
import { cellText, type GridTexts } from '@/platform/grid/cellText';
import { type ColumnSpec, kindOf, valueOf } from '@/platform/grid/columnSpec';
import type { GridSort } from '@/platform/grid/gridQuery';

/** What the search reads of a cell: its text and, where that is a mask around the value, the value too. */
function searchedText<Row>(column: ColumnSpec<Row>, row: Row, t: GridTexts): string {
  const text = cellText(column, row, t);
  return column.format ? `${text}\n${String(valueOf(column, row) ?? '')}` : text;
}

/** The rows in which every word of the text stands in some column, whatever the accents and the case. */
export function searchRows<Row>(
  rows: readonly Row[],
  columns: readonly ColumnSpec<Row>[],
  text: string,
  t: GridTexts,
): readonly Row[] {
  const words = foldForSearch(text).split(' ').filter(Boolean);
  if (words.length === 0) return rows;
  return rows.filter((row) => {
    const folded = foldForSearch(columns.map((column) => searchedText(column, row, t)).join('\n'));
    return words.every((word) => folded.includes(word));
  });
}

// Dates count as numbers: instants of one column may carry different zones. Yes comes before no.
function sortKey<Row>(column: ColumnSpec<Row>, row: Row): string | number | null {
  const value = valueOf(column, row);
  if (typeof value === 'boolean') return value ? 0 : 1;
  if (typeof value !== 'string' || (kindOf(column) !== 'date' && kindOf(column) !== 'dateTime')) return value;
  const time = Date.parse(value);
  return Number.isNaN(time) ? null : time;
}

/** Places of texts in the language's order; those that differ in case and accents alone share one. */
function placesOf(texts: ReadonlySet<string>, language: string): ReadonlyMap<string, number> {
  const collator = new Intl.Collator(language, { numeric: true, sensitivity: 'base' });
  const places = new Map<string, number>();
  let place = 0;
  let before: string | null = null;
  for (const text of [...texts].sort(collator.compare)) {
    if (before !== null && collator.compare(before, text) !== 0) place += 1;
    places.set(text, place);
    before = text;
  }
  return places;
}

/**
 * Orders rows by a column: text as the language does (accents and case apart, 'Talhão 2' before 'Talhão 10'),
 * numbers and dates by size, yes before no. What is empty stays last in either direction; equals keep their order.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly ColumnSpec<Row>[],
  sort: GridSort | null,
  language: string,
): readonly Row[] {
  const column = sort && columns.find(({ field }) => field === sort.field);
  if (!sort || !column) return rows;
  const sign = sort.direction === 'desc' ? -1 : 1;
  // Each text is compared once, then ten thousand rows are ordered as bare numbers: three times as fast.
  const keys = rows.map((row) => sortKey(column, row));
  const texts = new Set(keys.filter((key) => typeof key === 'string'));
  const places = placesOf(texts, language);
  const numbers = Float64Array.from(keys, (key) => {
    if (key === null || key === '') return Infinity;
    return sign * (typeof key === 'string' ? (places.get(key) ?? 0) : key);
  });
  const order = Uint32Array.from(rows.keys());
  order.sort((a, b) => {
    const [left = 0, right = 0] = [numbers[a], numbers[b]];
    return left === right ? a - b : left < right ? -1 : 1;
  });
  return Array.from(order, (at) => rows[at] as Row);
}

/** The figure of a column's total over the given rows; null where there is nothing to add. */
export function totalOf<Row>(column: ColumnSpec<Row>, rows: readonly Row[]): number | null {
  if (typeof column.total === 'function') return column.total(rows);
  const numbers = rows.map((row) => valueOf(column, row)).filter((value) => typeof value === 'number');
  if (numbers.length === 0) return null;
  const sum = numbers.reduce((all, value) => all + value, 0);
  // Cents are whole; other sums lose the binary dust of their decimals.
  return kindOf(column) === 'money' ? sum : roundHalfAway(sum, Math.max(column.decimals ?? 2, 6));
}

/** Pages never point beyond the end: a row less may have emptied the last one. */
export function clampPage(page: number, pageSize: number, total: number): number {
  return Math.min(page, Math.max(0, Math.ceil(total / pageSize) - 1));
}
