import { roundHalfAway } from '@/platform/format/number';
import { foldForSearch } from '@/platform/format/text';
import { formatCell, type GridTexts } from '@/platform/grid/cellText';
import { type CellValue, type ColumnSpec, kindOf, valueOf } from '@/platform/grid/columnSpec';
import type { GridSort } from '@/platform/grid/gridQuery';

/** What the search reads of a cell: its text and, where that is a mask around the value, the value too. */
function searchedText<Row>(column: ColumnSpec<Row>, value: CellValue, t: GridTexts): string {
  const text = formatCell(column, value, t);
  return column.format ? `${text}\n${String(value ?? '')}` : text;
}

interface Folded {
  readonly t: GridTexts;
  readonly rows: WeakMap<object, string>;
  /** By column: most have a few values again and again (units, days, yes and no), which are written once. */
  readonly values: readonly Map<CellValue, string>[];
}
/** Searched texts of rows, by the columns that they are made of: typing on folds nothing anew. */
const foldedBy = new WeakMap<readonly object[], Folded>();
/** A column with more values than these has hardly one twice. */
const MOST_VALUES = 500;

function foldedOf<Row>(columns: readonly ColumnSpec<Row>[], t: GridTexts): Folded {
  const known = foldedBy.get(columns);
  // Words of cells ('Sim', 'Ativo') hang on the language.
  if (known?.t === t) return known;
  const folded: Folded = { t, rows: new WeakMap(), values: columns.map(() => new Map()) };
  foldedBy.set(columns, folded);
  return folded;
}

function foldCell<Row>(
  column: ColumnSpec<Row>,
  row: Row,
  t: GridTexts,
  known?: Map<CellValue, string>,
): string {
  const value = valueOf(column, row);
  const before = known?.get(value);
  if (before !== undefined) return before;
  const text = foldForSearch(searchedText(column, value, t));
  if (known && known.size < MOST_VALUES) known.set(value, text);
  return text;
}

function foldRow<Row>(columns: readonly ColumnSpec<Row>[], row: Row, folded: Folded): string {
  const known = folded.rows.get(row as object);
  if (known !== undefined) return known;
  const text = columns.map((column, at) => foldCell(column, row, folded.t, folded.values[at])).join(' ');
  folded.rows.set(row as object, text);
  return text;
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
  const folded = foldedOf(columns, t);
  return rows.filter((row) => {
    const text = foldRow(columns, row, folded);
    return words.every((word) => text.includes(word));
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

/** Figures by which a column orders rows, smallest first; NaN for what is empty. */
function orderKeys<Row>(rows: readonly Row[], column: ColumnSpec<Row>, language: string): Float64Array {
  // Each text is compared once, then ten thousand rows are ordered as bare numbers: three times as fast.
  const keys = rows.map((row) => sortKey(column, row));
  const texts = new Set(keys.filter((key) => typeof key === 'string'));
  const places = placesOf(texts, language);
  return Float64Array.from(keys, (key) => {
    if (key === null || key === '') return NaN;
    return typeof key === 'string' ? (places.get(key) ?? 0) : key;
  });
}

interface KnownKeys {
  readonly language: string;
  readonly keys: Float64Array;
}
const keysBy = new WeakMap<readonly unknown[], WeakMap<object, KnownKeys>>();

/** The same, remembered for as long as these very rows are there: the second press on a head compares no texts. */
function knownKeys<Row>(rows: readonly Row[], column: ColumnSpec<Row>, language: string): Float64Array {
  const ofRows = keysBy.get(rows) ?? new WeakMap<object, KnownKeys>();
  keysBy.set(rows, ofRows);
  const known = ofRows.get(column);
  if (known?.language === language) return known.keys;
  const keys = orderKeys(rows, column, language);
  ofRows.set(column, { language, keys });
  return keys;
}

/** Shorter lists are searched and sorted before anybody notices. */
const LONG = 2000;
const SLICE = 500;
/** What folding a slice takes on a slow machine. */
const STEP_MS = 8;

/**
 * Prepares a long list for its first search and sort while the browser has nothing else to do: folds its texts in
 * slices, then compares them, a column at a time. Answers how to stop.
 */
export function warmUpRows<Row>(
  rows: readonly Row[],
  columns: readonly ColumnSpec<Row>[],
  t: GridTexts,
  language: string,
): () => void {
  if (rows.length < LONG) return () => undefined;
  const folded = foldedOf(columns, t);
  const slices = Array.from({ length: Math.ceil(rows.length / SLICE) }, (_, at) => () => {
    for (const row of rows.slice(at * SLICE, (at + 1) * SLICE)) foldRow(columns, row, folded);
  });
  const sorts = columns.map((column) => () => knownKeys(rows, column, language));
  const steps: (() => unknown)[] = [...slices, ...sorts];
  const soon = (run: (pause?: IdleDeadline) => void) =>
    typeof requestIdleCallback === 'function' ? requestIdleCallback(run) : setTimeout(run, 30);
  const next = (pause?: IdleDeadline) => {
    do steps.shift()?.();
    while (steps.length > sorts.length && (pause?.timeRemaining() ?? 0) > STEP_MS);
    if (steps.length > 0) handle = soon(next);
  };
  let handle = soon(next);
  return () => {
    steps.length = 0;
    if (typeof cancelIdleCallback === 'function') cancelIdleCallback(handle as number);
    else clearTimeout(handle);
  };
}

interface KnownOrder {
  readonly column: object;
  readonly direction: GridSort['direction'];
  readonly language: string;
  readonly sorted: readonly unknown[];
}
/** Lists as they were last ordered: a tab is as it was on return. */
const sortedBy = new WeakMap<readonly unknown[], KnownOrder>();

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
  const known = sortedBy.get(rows);
  if (known?.column === column && known.direction === sort.direction && known.language === language)
    return known.sorted as readonly Row[];
  const sorted = inOrder(rows, column, sort, language);
  sortedBy.set(rows, { column, direction: sort.direction, language, sorted });
  return sorted;
}

function inOrder<Row>(
  rows: readonly Row[],
  column: ColumnSpec<Row>,
  sort: GridSort,
  language: string,
): readonly Row[] {
  const sign = sort.direction === 'desc' ? -1 : 1;
  const numbers = Float64Array.from(knownKeys(rows, column, language), (key) =>
    Number.isNaN(key) ? Infinity : sign * key,
  );
  const order = Uint32Array.from(rows.keys());
  order.sort((a, b) => {
    const [left = 0, right = 0] = [numbers[a], numbers[b]];
    return left === right ? a - b : left < right ? -1 : 1;
  });
  return Array.from(order, (at) => rows[at] as Row);
}

const totalsBy = new WeakMap<readonly unknown[], WeakMap<object, number | null>>();

/** The figure of a column's total over the given rows, added up once; null where there is nothing to add. */
export function totalOf<Row>(column: ColumnSpec<Row>, rows: readonly Row[]): number | null {
  const ofRows = totalsBy.get(rows) ?? new WeakMap<object, number | null>();
  totalsBy.set(rows, ofRows);
  const known = ofRows.get(column);
  if (known !== undefined) return known;
  const total = addUp(column, rows);
  ofRows.set(column, total);
  return total;
}

function addUp<Row>(column: ColumnSpec<Row>, rows: readonly Row[]): number | null {
  if (typeof column.total === 'function') return column.total(rows);
  let [sum, known] = [0, false];
  for (const row of rows) {
    const value = valueOf(column, row);
    if (typeof value !== 'number') continue;
    sum += value;
    known = true;
  }
  if (!known) return null;
  // Cents are whole; other sums lose the binary dust of their decimals.
  return kindOf(column) === 'money' ? sum : roundHalfAway(sum, Math.max(column.decimals ?? 2, 6));
}

/** Pages never point beyond the end: a row less may have emptied the last one. */
export function clampPage(page: number, pageSize: number, total: number): number {
  return Math.min(page, Math.max(0, Math.ceil(total / pageSize) - 1));
}
