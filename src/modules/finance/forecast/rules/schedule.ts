import { addDays, addMonths, isLocalDate, type LocalDate } from '@/platform/format/date';
import type { Recurrence, Schedule } from '../forecastTypes';

const STEPS: Readonly<Record<Recurrence, { readonly days?: number; readonly months?: number }>> = {
  ONCE: {},
  WEEKLY: { days: 7 },
  FORTNIGHTLY: { days: 15 },
  MONTHLY: { months: 1 },
  BIMONTHLY: { months: 2 },
  QUARTERLY: { months: 3 },
  HALF_YEARLY: { months: 6 },
  YEARLY: { months: 12 },
};

/**
 * The days of a schedule from one day to another. Each is counted from the first day, so a line of the 31st falls on the
 * last day of a shorter month and on the 31st again after it.
 */
export function datesOf(
  { first, recurrence, until }: Omit<Schedule, 'cents'>,
  from: LocalDate,
  to: LocalDate,
): LocalDate[] {
  // What is half typed is no day yet, and would never come to an end.
  if (!isLocalDate(first) || !isLocalDate(to)) return [];
  const { days, months } = STEPS[recurrence];
  const last = isLocalDate(until) && until < to ? until : to;
  const dates: LocalDate[] = [];
  for (let count = 0, day = first; day <= last;) {
    if (day >= from) dates.push(day);
    if (days === undefined && months === undefined) break;
    count += 1;
    day = months === undefined ? addDays(first, (days ?? 0) * count) : addMonths(first, months * count);
  }
  return dates;
}
