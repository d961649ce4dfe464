import { formatDate } from '@/platform/format/date';
import { formatMonth } from '@/platform/format/month';
import type { SheetGroupStep } from '@/platform/sheet/sheetProps';
import type { Report, ReportGroup, ReportRow } from '../reportTypes';

/** Deeper than this nobody reads. */
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

/** The headings of one group in their order: as told, by time, or by the alphabet; what is not known comes last. */
function ranksOf(keys: Iterable<string>, group: ReportGroup, isDate: boolean, words: GroupWords) {
  const { compare } = new Intl.Collator(words.language, { numeric: true, sensitivity: 'base' });
  const order = group.order ?? [];
  const place = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length);
  const label = (key: string) => labelOf(key, group, isDate, words);
  const sorted = [...keys].toSorted((a, b) => {
    if (a === UNKNOWN || b === UNKNOWN) return Number(a === UNKNOWN) - Number(b === UNKNOWN);
    if (order.length > 0 && place(a) !== place(b)) return place(a) - place(b);
    return isDate ? (a < b ? -1 : Number(a > b)) : compare(label(a), label(b));
  });
  return new Map(sorted.map((key, at) => [key, { at, label: label(key) }]));
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
  const ranks = groups.map((group) => {
    const isDate = report.columns.some(({ field, kind }) => field === group.field && kind === 'date');
    return ranksOf(new Set(rows.map((row) => keyOf(filed(row), group))), group, isDate, words);
  });
  const places = new Map(
    rows.map((row) => [row, groups.map((group, at) => ranks[at]?.get(keyOf(filed(row), group))?.at ?? 0)]),
  );
  const sorted = rows.toSorted((a, b) => {
    const [one = [], other = []] = [places.get(a), places.get(b)];
    for (let at = 0; at < groups.length; at += 1) {
      const by = (one[at] ?? 0) - (other[at] ?? 0);
      if (by !== 0) return by;
    }
    return 0;
  });
  const path = (row: ReportRow) =>
    groups.map((group, at) => {
      const key = keyOf(filed(row), group);
      return { key, label: ranks[at]?.get(key)?.label ?? key };
    });
  return { rows: sorted, path };
}

/** The groups that an address names, as far as the report has them: each once, three at most. */
export function readGroups({ groups, usualGroups = [] }: Report, text: string | null): readonly string[] {
  const wanted = text === null ? usualGroups : text.split(',');
  const known = wanted.filter((name) => groups.some((group) => group.name === name));
  return [...new Set(known)].slice(0, MOST_LEVELS);
}
