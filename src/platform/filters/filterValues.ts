import { daysBetween, isLocalDate } from '@/platform/format/date';
import type { FilterField } from '@/platform/filters/filterSpec';

/** Filter values as they stand in the address: `{ city: '12', area: '10..50' }`. */
export type RawFilters = Readonly<Record<string, string>>;

/** The two ends of a range; either may be open. */
export interface Range<T> {
  readonly from: T | null;
  readonly to: T | null;
}

/** A filter that is set. Dates are 'YYYY-MM-DD'. */
export type FilterValue = string | number | boolean | readonly string[] | Range<number> | Range<string>;

export type FilterValues = Readonly<Record<string, FilterValue>>;

const BETWEEN = '..';
const YES = 'sim';
const NO = 'nao';

// Option ids stand between commas; one that holds a comma itself is rare and must not break the list.
function escapeComma(id: string): string {
  return id.replaceAll('%', '%25').replaceAll(',', '%2C');
}

function unescapeComma(text: string): string {
  return text.replaceAll('%2C', ',').replaceAll('%25', '%');
}

export function isRange(value: FilterValue): value is Range<number> | Range<string> {
  return typeof value === 'object' && 'from' in value;
}

function readNumber(text: string): number | null {
  const number = text.trim() === '' ? NaN : Number(text);
  return Number.isFinite(number) ? number : null;
}

function readDate(text: string): string | null {
  return isLocalDate(text) ? text : null;
}

function readRange<T>(text: string, read: (part: string) => T | null): Range<T> | null {
  const [from = '', to = ''] = text.split(BETWEEN);
  const range = { from: read(from), to: read(to) };
  return range.from === null && range.to === null ? null : range;
}

/** Reads one filter from the address; null for what is no value of its kind. */
export function parseFilter(spec: Pick<FilterField, 'kind'>, text: string): FilterValue | null {
  switch (spec.kind) {
    case 'text':
    case 'select':
      return text.trim() === '' ? null : text;
    case 'number':
      return readNumber(text);
    case 'date':
      return readDate(text);
    case 'numberRange':
    case 'moneyRange':
      return readRange(text, readNumber);
    case 'dateRange':
      return readRange(text, readDate);
    case 'multiSelect': {
      const chosen = text.split(',').filter(Boolean).map(unescapeComma);
      return chosen.length === 0 ? null : chosen;
    }
    case 'yesNo':
    case 'active':
      return text === YES ? true : text === NO ? false : null;
  }
}

/** A filter as the address keeps it: '10..50', '2026-01-01..', 'sim', '3,7'. */
function formatFilter(value: FilterValue): string {
  if (typeof value === 'boolean') return value ? YES : NO;
  if (typeof value !== 'object') return String(value).trim();
  if (isRange(value)) {
    return value.from === null && value.to === null ? '' : `${value.from ?? ''}${BETWEEN}${value.to ?? ''}`;
  }
  return value.map(escapeComma).join(',');
}

/** The filters that are set, typed; for the call of a list that the server filters. */
export function parseFilters(specs: readonly FilterField[], raw: RawFilters): FilterValues {
  return Object.fromEntries(
    specs.flatMap((spec): [string, FilterValue][] => {
      const value = parseFilter(spec, raw[spec.name] ?? '');
      return value === null ? [] : [[spec.name, value]];
    }),
  );
}

type Judged = Pick<FilterField, 'kind' | 'mostDays'>;

/** False for a date that is still being typed, or never will be one, and for a period that is too long. */
export function isReadable(spec: Judged, value: FilterValue | undefined): boolean {
  if (value === undefined || (spec.kind !== 'date' && spec.kind !== 'dateRange')) return true;
  if (parseFilter(spec, formatFilter(value)) === null) return false;
  return !isRange(value) || (bothRead(value) && !isTooLong(spec, value));
}

/** Whether a period holds more days than its filter allows; one with an open end is not judged. */
export function isTooLong({ mostDays }: Judged, value: FilterValue | null): boolean {
  if (mostDays === undefined || value === null || !isRange(value)) return false;
  const { from, to } = value;
  return isLocalDate(from) && isLocalDate(to) && Math.abs(daysBetween(from, to)) >= mostDays;
}

function bothRead({ from, to }: Range<number> | Range<string>): boolean {
  return [from, to].every((end) => end === null || isLocalDate(end));
}

// Who typed '50 to 10' means the numbers between.
function inOrder(value: FilterValue): FilterValue {
  if (typeof value !== 'object' || !isRange(value)) return value;
  const { from, to } = value;
  return from !== null && to !== null && from > to ? ({ from: to, to: from } as FilterValue) : value;
}

/** All filters as the address keeps them; what is empty is left out. */
export function formatFilters(values: FilterValues): RawFilters {
  return Object.fromEntries(
    Object.entries(values)
      .map(([name, value]): [string, string] => [name, formatFilter(inOrder(value))])
      .filter(([, text]) => text !== ''),
  );
}
