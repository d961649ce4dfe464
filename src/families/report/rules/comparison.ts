import { isRange, parseFilter, type RawFilters } from '@/platform/filters/filterValues';
import { addDays, addMonths, daysBetween, isLocalDate, type LocalDate } from '@/platform/format/date';
import { firstDayOf, lastDayOf, monthOf } from '@/platform/format/month';
import type { Report, ReportDays, ReportFilter, ReportRow } from '../reportTypes';

/** Before the name of a filter in the address: the same filter, of what stands beside the report. */
const BESIDE = 'comparacao.';

export const besideName = (name: string) => BESIDE + name;

/** Whether a filter says of which time the figures are: a period, a day, a year or a harvest. */
const isTime = (filter: ReportFilter): boolean =>
  filter.kind === 'period' ||
  filter.kind === 'year' ||
  (filter.kind === 'date' && !filter.still) ||
  (filter.kind === 'list' && filter.time === true);

/** The filters of which another value may stand beside the report's own. */
export const timesOf = ({ filters }: Pick<Report, 'filters'>): readonly ReportFilter[] =>
  filters.filter(isTime);

/** The filters of what stands beside the report; null where nothing is compared. */
export function besideFilters(report: Pick<Report, 'filters'>, raw: RawFilters): RawFilters | null {
  const set = timesOf(report).flatMap(({ name }): [string, string][] => {
    const value = raw[besideName(name)];
    return value ? [[name, value]] : [];
  });
  return set.length === 0 ? null : { ...raw, ...Object.fromEntries(set) };
}

/** The filters without anything beside them. */
export const aloneFilters = (raw: RawFilters): RawFilters =>
  Object.fromEntries(Object.entries(raw).filter(([name]) => !name.startsWith(BESIDE)));

export interface OtherTime {
  readonly name: 'before' | 'yearBefore';
  /** As the address keeps it. */
  readonly value: string;
}

const rangeOf = (from: LocalDate, to: LocalDate) => `${from}..${to}`;

function daysOf(text: string): ReportDays | null {
  const range = parseFilter({ kind: 'dateRange' }, text);
  if (range === null || !isRange(range) || !isLocalDate(range.from) || !isLocalDate(range.to)) return null;
  return { from: range.from, to: range.to };
}

/** A period as long that ends the day before; of whole months, as many whole months. */
function periodBefore({ from, to }: ReportDays): string {
  const [first, last] = [monthOf(from), monthOf(to)];
  if (from === firstDayOf(first) && to === lastDayOf(last)) {
    const months = monthsBetween(from, addDays(to, 1)) ?? 1;
    return rangeOf(addMonths(from, -months), addDays(from, -1));
  }
  return rangeOf(addDays(from, -daysBetween(from, to) - 1), addDays(from, -1));
}

/** The same day a year before; the end of a month stays its end, in a leap year too. */
function yearBefore(day: LocalDate): LocalDate {
  const before = addMonths(day, -12);
  return day === lastDayOf(monthOf(day)) ? lastDayOf(monthOf(before)) : before;
}

/** The times that suggest themselves beside the chosen one: the one before, and the same a year before. */
export function otherTimes(filter: ReportFilter, value: string): readonly OtherTime[] {
  if (filter.kind === 'year')
    return /^\d{4}$/.test(value) ? [{ name: 'yearBefore', value: String(Number(value) - 1) }] : [];
  if (filter.kind === 'date')
    return isLocalDate(value)
      ? [
          { name: 'before', value: addMonths(value, -1) },
          { name: 'yearBefore', value: addMonths(value, -12) },
        ]
      : [];
  const days = filter.kind === 'period' ? daysOf(value) : null;
  if (days === null || days.to < days.from) return [];
  return [
    { name: 'before', value: periodBefore(days) },
    { name: 'yearBefore', value: rangeOf(addMonths(days.from, -12), yearBefore(days.to)) },
  ];
}

/** Months from one day to the same day of another month; null where the days differ. */
function monthsBetween(from: LocalDate, to: LocalDate): number | null {
  const [one = 0, month = 0, day = 0] = from.split('-').map(Number);
  const [other = 0, last = 0, end = 0] = to.split('-').map(Number);
  return day === end ? (other - one) * 12 + (last - month) : null;
}

/**
 * How days of the other time are moved so that they fall on those of the report's own: January beside January. Null
 * where the times have no beginning of their own, as a position or a harvest.
 */
export function dayShift(
  report: Pick<Report, 'filters'>,
  raw: RawFilters,
): ((day: LocalDate) => LocalDate) | null {
  for (const filter of timesOf(report)) {
    const [own, other] = [raw[filter.name] ?? '', raw[besideName(filter.name)] ?? ''];
    if (filter.kind === 'year' && own && other) {
      const months = (Number(own) - Number(other)) * 12;
      return (day) => addMonths(day, months);
    }
    const [now, then] = filter.kind === 'period' ? [daysOf(own), daysOf(other)] : [null, null];
    if (!now || !then) continue;
    const months = monthsBetween(then.from, now.from);
    const days = daysBetween(then.from, now.from);
    return months === null ? (day) => addDays(day, days) : (day) => addMonths(day, months);
  }
  return null;
}

export interface Sides {
  readonly now: ReportRow | null;
  readonly was: ReportRow | null;
}

export interface PairedRows {
  /** The report's own rows, then those of the other time that have no row of their own beside them. */
  readonly rows: readonly ReportRow[];
  readonly sides: ReadonlyMap<ReportRow, Sides>;
}

/** Rows by what names them; a name that several rows bear tells none of them apart. */
function namedRows(rows: readonly ReportRow[], fields: readonly string[]): ReadonlyMap<string, ReportRow> {
  const named = new Map<string, ReportRow | null>();
  for (const row of rows) {
    const name = fields.map((field) => String(row[field] ?? '')).join('\u001f');
    named.set(name, named.has(name) ? null : row);
  }
  return new Map([...named].flatMap(([name, row]): [string, ReportRow][] => (row ? [[name, row]] : [])));
}

/**
 * Puts the rows of another time beside the report's own: a row of an account, an asset or a product beside itself
 * (`same` names it); rows that happen once, as payments, each alone, so that their sums compare.
 */
export function pairRows(
  { same }: Pick<Report, 'same'>,
  now: readonly ReportRow[],
  was: readonly ReportRow[],
): PairedRows {
  const others = same ? namedRows(was, same) : new Map<string, ReportRow>();
  const own = same ? namedRows(now, same) : new Map<string, ReportRow>();
  const beside = new Map([...own].map(([name, row]) => [row, others.get(name) ?? null]));
  const sides = new Map<ReportRow, Sides>();
  const taken = new Set<ReportRow>();
  for (const row of now) {
    const other = beside.get(row) ?? null;
    if (other) taken.add(other);
    sides.set(row, { now: row, was: other });
  }
  const left = was.filter((row) => !taken.has(row));
  const alone = left.map((row, at): ReportRow => {
    const copy = { ...row, id: -1 - at };
    sides.set(copy, { now: null, was: row });
    return copy;
  });
  return { rows: [...now, ...alone], sides };
}

/** The rows of one side. */
export const sideOf = (
  sides: PairedRows['sides'],
  rows: readonly ReportRow[],
  side: keyof Sides,
): readonly ReportRow[] =>
  rows.flatMap((row): readonly ReportRow[] => {
    const one = sides.get(row)?.[side];
    return one ? [one] : [];
  });

/** Now less then; null while one of both is not known. */
export const deltaOf = (now: number | null, was: number | null): number | null =>
  now === null || was === null ? null : now - was;

/** What now differs from then, in per cent of then; null while one is not known, and where then is nothing. */
export function changeOf(now: number | null, was: number | null): number | null {
  const delta = deltaOf(now, was);
  return delta === null || was === null || was === 0 ? null : (delta / Math.abs(was)) * 100;
}
