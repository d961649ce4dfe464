import {
  addDays,
  addMonths as addMonthsToDate,
  isLocalDate,
  type LocalDate,
  today as todayHere,
} from '@/platform/format/date';

/** A month of the calendar as text, 'YYYY-MM'. */
export type Month = string;

export function isMonth(value: unknown): value is Month {
  return typeof value === 'string' && /^\d{4}-\d{2}$/.test(value) && isLocalDate(`${value}-01`);
}

export function monthOf(date: LocalDate): Month {
  return date.slice(0, 7);
}

export function firstDayOf(month: Month): LocalDate {
  return `${month}-01`;
}

export function lastDayOf(month: Month): LocalDate {
  return addDays(firstDayOf(addMonths(month, 1)), -1);
}

export function addMonths(month: Month, months: number): Month {
  return monthOf(addMonthsToDate(firstDayOf(month), months));
}

/** '2026-09' → '09/2026'. */
export function formatMonth(month: string | null | undefined): string {
  return isMonth(month) ? `${month.slice(5)}/${month.slice(0, 4)}` : '';
}

/** Reads '09/2026', '9/26', '092026', '2026-09', '09' (this year); null when it is no month. */
export function parseTypedMonth(text: string, today: LocalDate = todayHere()): Month | null {
  const typed = text.trim();
  if (isMonth(typed)) return typed;
  const match = /^(\d{1,2})(?:[/.\- ]?(\d{4}|\d{2}))?$/.exec(typed);
  if (!match) return null;
  const year = match[2] ?? today.slice(0, 4);
  const month = `${year.length === 2 ? today.slice(0, 2) + year : year}-${(match[1] ?? '').padStart(2, '0')}`;
  return isMonth(month) ? month : null;
}
