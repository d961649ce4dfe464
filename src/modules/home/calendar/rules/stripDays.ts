import { addDays, type LocalDate } from '@/platform/format/date';
import { type Month, monthOf } from '@/platform/format/month';

const DAYS = 14;
const PER_PAGE = 7;

/** So many days in a row. */
export function daysFrom(first: LocalDate, count: number): LocalDate[] {
  return Array.from({ length: count }, (_, index) => addDays(first, index));
}

/** The two pages of the strip: seven days from today, and the seven after them. */
export function stripPages(today: LocalDate): readonly [LocalDate[], LocalDate[]] {
  return [daysFrom(today, PER_PAGE), daysFrom(addDays(today, PER_PAGE), PER_PAGE)];
}

/** The months that these days lie in, in order and once each. */
export function monthsOf(days: readonly LocalDate[]): Month[] {
  return [...new Set(days.map(monthOf))];
}

/** The months of the whole strip: one, or two when it reaches into the next. */
export function stripMonths(today: LocalDate): Month[] {
  return monthsOf([today, addDays(today, DAYS - 1)]);
}
