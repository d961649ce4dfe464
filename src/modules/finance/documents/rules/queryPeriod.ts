import { addDays, addMonths, daysBetween, isLocalDate, type LocalDate } from '@/platform/format/date';

/** Longest period of a query: a year, leap day included. */
export const LONGEST_DAYS = 366;

export interface QueryPeriod {
  readonly from: LocalDate;
  readonly to: LocalDate;
}

/** The year that ends today. */
export function lastYear(today: LocalDate): QueryPeriod {
  return { from: addDays(addMonths(today, -12), 1), to: today };
}

/**
 * The days of issue that are requested, both ends included. Nothing chosen is the year until today; an open end lies a
 * year from the other, and so does one that is further off: an address that somebody wrote by hand shows a list too.
 */
export function queryPeriod(
  chosen: { readonly from: unknown; readonly to: unknown } | null,
  today: LocalDate,
): QueryPeriod {
  const from = isLocalDate(chosen?.from) ? chosen.from : null;
  const to = isLocalDate(chosen?.to) ? chosen.to : null;
  if (from === null) return to === null ? lastYear(today) : { from: addDays(to, 1 - LONGEST_DAYS), to };
  const last = addDays(from, LONGEST_DAYS - 1);
  if (to === null) return { from, to: last };
  const days = daysBetween(from, to);
  // Typed the wrong way round it means the same days.
  if (days < 0) return queryPeriod({ from: to, to: from }, today);
  return { from, to: days < LONGEST_DAYS ? to : last };
}
