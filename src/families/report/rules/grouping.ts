import { formatDate } from '@/platform/format/date';
import { formatMonth } from '@/platform/format/month';
import type { SheetGroupStep } from '@/platform/sheet/sheetProps';
import type { Report, ReportGroup, ReportRow } from '../reportTypes';

/** The deepest grouping. */
export const MOST_LEVELS = 3;

export interface GroupWords {
  /** Over rows that do not say. */
  readonly unknown: string;
  readonly word: (set: string, value: string) => string;
  readonly language: string;
}

const UNKNOWN = '';

function keyOf(row: ReportRow, { field, by }: ReportGroup): string {
  const value = row[field];
  const text = value === null || value === undefined ? UNKNOWN : String(value);
  return by === 'month' ? text.slice(0, 7) : by === 'year' ? text.slice(0, 4) : text;
}

function labelOf(key: string, group: ReportGroup, isDate: boolean, words: GroupWords): string {
  if (key === UNKNOWN) return words.unknown;
  if (group.words) return words.word(group.words, key);
  if (group.by === 'month') return formatMonth(key);
  return isDate && !group.by ? formatDate(key) : key;
}

/** The headings of one group in their order: as given, by time, or by the alphabet; what is unknown comes last. */
function ranksOf(keys: Iterable<string>, group: ReportGroup, isDate: boolean, words: GroupWords) {
  const { compare } = new Intl.Collator(words.language, { numeric: true, sensitivity: 'base' });
  const order = group.order ?? [];
  const place = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length);
  const labels = new Map([...keys].map((key) => [key, labelOf(key, group, isDate, words)]));
  const label = (key: string) => labels.get(key) ?? key;
  const sorted = [...labels.keys()].toSorted((a, b) => {
    if (a === UNKNOWN || b === UNKNOWN) return Number(a === UNKNOWN) - Number(b === UNKNOWN);
    if (order.length > 0 && place(a) !== place(b)) return place(a) - place(b);
    return isDate ? (a < b ? -1 : Number(a > b)) : compare(label(a), label(b));
  });
  return new Map(sorted.map((key, at) => [key, { at, step: { key, label: label(key) } }]));
}

export interface GroupedRows {
  /** In the order of their headings; rows of one heading keep theirs. */
  readonly rows: readonly ReportRow[];
  readonly path: (row: ReportRow) => readonly SheetGroupStep[];
}

/** Puts rows in the order of the headings that were chosen, outermost first. */
export function groupRows(
  report: Report,
  rows: readonly ReportRow[],
  names: readonly string[],
  words: GroupWords,
  /** What a row is filed by, where that is not what it says: its day a year later, beside this year's. */
  filed: (row: ReportRow) => ReportRow = (row) => row,
): GroupedRows {
  const groups = names.flatMap((name) => report.groups.filter((group) => group.name === name));
  const filedAs = rows.map(filed);
  // One entry for each heading, found once a row: regrouping answers while the reader looks, however many rows there are.
  const levels = groups.map((group) => {
    const isDate = report.columns.some(({ field, kind }) => field === group.field && kind === 'date');
    const keys = filedAs.map((row) => keyOf(row, group));
    const ranks = ranksOf(new Set(keys), group, isDate, words);
    return { size: ranks.size, entries: keys.map((key) => ranks.get(key)) };
  });
  const paths = new Map<ReportRow, readonly SheetGroupStep[]>();
  const places = new Float64Array(rows.length);
  const order: number[] = [];
  rows.forEach((row, at) => {
    const path: SheetGroupStep[] = [];
    let place = 0;
    for (const { size, entries } of levels) {
      const entry = entries[at];
      if (!entry) continue;
      place = place * size + entry.at;
      path.push(entry.step);
    }
    places[at] = place;
    paths.set(row, path);
    order.push(at);
  });
  order.sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0) || a - b);
  const sorted: ReportRow[] = [];
  for (const at of order) {
    const row = rows[at];
    if (row) sorted.push(row);
  }
  return { rows: sorted, path: (row) => paths.get(row) ?? [] };
}

/** The groups that an address names, as far as the report has them: each once, three at most. */
export function readGroups({ groups, usualGroups = [] }: Report, text: string | null): readonly string[] {
  const wanted = text === null ? usualGroups : text.split(',');
  const known = wanted.filter((name) => groups.some((group) => group.name === name));
  return [...new Set(known)].slice(0, MOST_LEVELS);
}

/**
 * The groups after one was put at a level (0 is the outermost): one that stands at another level changes places with
 * what stood here; null takes the level out.
 */
export function placeGroup(groups: readonly string[], level: number, name: string | null): readonly string[] {
  if (name === null) return groups.filter((_, at) => at !== level);
  const from = groups.indexOf(name);
  if (from >= 0 && level >= groups.length) return [...groups.filter((group) => group !== name), name];
  const before = groups[level];
  return from >= 0 && before !== undefined
    ? groups.map((group, at) => (at === level ? name : at === from ? before : group))
    : groups.toSpliced(level, 1, name);
}
