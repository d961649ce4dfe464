import { isRange, parseFilter, type FilterValue, type RawFilters } from '@/platform/filters/filterValues';
import { addDays, addMonths, isLocalDate, type LocalDate } from '@/platform/format/date';
import type { DateFilter, ListFilter, PeriodFilter, Report, ReportFilter } from '../reportTypes';
import { besideName, timesOf } from './comparison';

/** The choice of the longest period, as the address has it. */
export const LONGEST = 'intervalo';
export const LENGTHS = ['30', '365'] as const;

export type FilterFault =
  | 'periodMissing'
  | 'backwards'
  | 'over30'
  | 'overYear'
  | 'dateMissing'
  | 'sameDate'
  | 'choiceMissing'
  | 'leastOne'
  | 'exactlyOne'
  | 'exactlyOneRecord'
  | 'sameTime';

/** What another filter is set to, as a text. */
type Chosen = (name: string) => string | undefined;

/** What of a report's filters stands in the address under which name, and how it is read. */
export function rawKind(filter: ReportFilter) {
  switch (filter.kind) {
    case 'period':
      return 'dateRange';
    case 'list':
      return 'multiSelect';
    case 'date':
      return filter.among ? 'select' : 'date';
    case 'text':
      return 'text';
    case 'year':
    case 'choice':
      return 'select';
  }
}

/**
 * What is wrong with a period: both ends are needed, the end is not before the start, and it lies 30 days or a year
 * after it at most.
 */
function periodFault(
  { longest, freeUnless }: PeriodFilter,
  value: FilterValue | null,
  chosen: Chosen,
): FilterFault | null {
  if (value === null && freeUnless && chosen(freeUnless.filter) !== freeUnless.is) return null;
  const range = value !== null && isRange(value) ? value : { from: null, to: null };
  const { from, to } = range;
  if (!isLocalDate(from) || !isLocalDate(to)) return 'periodMissing';
  if (to < from) return 'backwards';
  if (longest === 'choice' && chosen(LONGEST) !== LENGTHS[1]) return to > addDays(from, 30) ? 'over30' : null;
  return to > addMonths(from, 12) ? 'overYear' : null;
}

function dateFault(
  { free, unlike = [], among }: DateFilter,
  value: FilterValue | null,
  chosen: Chosen,
): FilterFault | null {
  if (value === null && free && !(free.unless && chosen(free.unless))) return null;
  if (!isLocalDate(value)) return among ? 'choiceMissing' : 'dateMissing';
  return unlike.some((name) => chosen(name) === value) ? 'sameDate' : null;
}

/** What is wrong with how many of a list are chosen. */
function countFault({ least = 0, most = Infinity, one }: ListFilter, count: number): FilterFault | null {
  if (count >= least && count <= most) return null;
  if (most === 1 && one === 'record') return 'exactlyOneRecord';
  return most === 1 ? 'exactlyOne' : 'leastOne';
}

/** What is wrong with the value of a filter, beside what is chosen in the others. */
export function faultOf(filter: ReportFilter, value: FilterValue | null, chosen: Chosen): FilterFault | null {
  switch (filter.kind) {
    case 'period':
      return periodFault(filter, value, chosen);
    case 'date':
      return dateFault(filter, value, chosen);
    case 'list':
      return countFault(filter, Array.isArray(value) ? value.length : 0);
    case 'year':
      return value === null ? 'choiceMissing' : null;
    case 'choice':
      return filter.usual !== undefined && value === null ? 'choiceMissing' : null;
    case 'text':
      return null;
  }
}

const valueIn = (raw: RawFilters, filter: ReportFilter, name = filter.name) =>
  parseFilter({ kind: rawKind(filter) }, raw[name] ?? '');

/** What is wrong with the time that stands beside the report's own: it may be missing, and is another one. */
export function besideFault(
  filter: ReportFilter,
  value: FilterValue | null,
  own: FilterValue | null,
  chosen: Chosen,
): FilterFault | null {
  if (value === null) return null;
  const fault = faultOf(filter, value, chosen);
  return fault ?? (JSON.stringify(value) === JSON.stringify(own) ? 'sameTime' : null);
}

/** What is wrong with the filters, by their names. */
export function faultsOf(report: Report, raw: RawFilters): ReadonlyMap<string, FilterFault> {
  const chosen: Chosen = (name) => raw[name];
  const own = report.filters.map((filter) => ({
    name: filter.name,
    fault: faultOf(filter, valueIn(raw, filter), chosen),
  }));
  const beside = timesOf(report).map((filter) => {
    const name = besideName(filter.name);
    return { name, fault: besideFault(filter, valueIn(raw, filter, name), valueIn(raw, filter), chosen) };
  });
  return new Map(
    [...own, ...beside].flatMap(({ name, fault }): [string, FilterFault][] => (fault ? [[name, fault]] : [])),
  );
}

/** What the filters are set to before anybody has chosen. */
export function usualFilters({ filters }: Report, today: LocalDate): RawFilters {
  return Object.fromEntries(
    filters.flatMap((filter): [string, string][] => {
      switch (filter.kind) {
        case 'period': {
          if (filter.freeUnless) return [];
          const { from, to } = filter.usual(today);
          const period: [string, string] = [filter.name, `${from}..${to}`];
          return filter.longest === 'choice' ? [[LONGEST, LENGTHS[0]], period] : [period];
        }
        case 'date':
          if (filter.among || (filter.free && !filter.usual)) return [];
          return [[filter.name, filter.usual?.(today) ?? today]];
        case 'year':
          return [[filter.name, today.slice(0, 4)]];
        case 'choice':
          return filter.usual === undefined ? [] : [[filter.name, filter.usual]];
        case 'list':
        case 'text':
          return [];
      }
    }),
  );
}

/**
 * The filters of an address, with what they usually are for the days and periods that a report needs and the address lacks.
 */
export function withNeededDays({ filters }: Report, raw: RawFilters, today: LocalDate): RawFilters {
  const missing = filters.flatMap((filter): [string, string][] => {
    if (raw[filter.name]) return [];
    if (filter.kind === 'date' && !filter.among && !filter.free)
      return [[filter.name, filter.usual?.(today) ?? today]];
    if (filter.kind !== 'period' || filter.freeUnless) return [];
    const { from, to } = filter.usual(today);
    return [[filter.name, `${from}..${to}`]];
  });
  return missing.length === 0 ? raw : { ...raw, ...Object.fromEntries(missing) };
}

/** The filters with the days that those of a list begin with, once the list is there: nothing chosen is changed. */
export function withListedDays(
  { filters }: Report,
  raw: RawFilters,
  daysOf: (list: string) => readonly string[],
): RawFilters {
  const listed = filters.flatMap((filter): [string, string][] => {
    if (filter.kind !== 'date' || filter.among?.first === undefined || raw[filter.name]) return [];
    const day = daysOf(filter.among.list)[filter.among.first];
    return day === undefined ? [] : [[filter.name, day]];
  });
  return listed.length === 0 ? raw : { ...raw, ...Object.fromEntries(listed) };
}

/** The filters as the call sends them: days as yyyy-MM-dd, the ids of a list as its name again and again. */
export function questionParams({ filters }: Report, raw: RawFilters): URLSearchParams {
  const params = new URLSearchParams();
  for (const filter of filters) {
    const value = valueIn(raw, filter);
    if (value === null) continue;
    if (filter.kind === 'period') {
      if (typeof value !== 'object' || !isRange(value)) continue;
      params.set('startDate', String(value.from));
      params.set('endDate', String(value.to));
    } else if (Array.isArray(value)) {
      for (const id of value) params.append(filter.wire, String(id));
    } else if (typeof value !== 'object') {
      params.set(filter.wire, String(value));
    }
  }
  return params;
}
