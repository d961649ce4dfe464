import {
  addDays,
  addMonths as addMonthsToDate,
  type LocalDate,
  localDateToDate,
} from '@/platform/format/date';
import { firstDayOf, lastDayOf, monthOf } from '@/platform/format/month';
import { daysFrom, monthsOf } from './stripDays';

export const VIEWS = ['mes', 'semana', 'lista'] as const;
/** How the schedule is looked at, as its address names it: month, week, list. */
export type AgendaView = (typeof VIEWS)[number];

const WEEK = 7;

/** The Sunday on or before a day: weeks begin there in Brazil and in the United States. */
export function startOfWeek(day: LocalDate): LocalDate {
  return addDays(day, -localDateToDate(day).getDay());
}

export function endOfWeek(day: LocalDate): LocalDate {
  return addDays(startOfWeek(day), WEEK - 1);
}

/** The weeks that a month touches, whole: four to six rows of seven days. */
export function monthWeeks(day: LocalDate): LocalDate[][] {
  const month = monthOf(day);
  const weeks: LocalDate[][] = [];
  for (let first = startOfWeek(firstDayOf(month)); first <= lastDayOf(month); first = addDays(first, WEEK))
    weeks.push(daysFrom(first, WEEK));
  return weeks;
}

/** Every day that a view shows around a day. */
export function viewDays(view: AgendaView, day: LocalDate): LocalDate[] {
  if (view === 'mes') return monthWeeks(day).flat();
  if (view === 'semana') return daysFrom(startOfWeek(day), WEEK);
  const month = monthOf(day);
  return daysFrom(firstDayOf(month), Number(lastDayOf(month).slice(8)));
}

/** What the view is of: the month without the days beside it, or the week. Prints and lists hold these days. */
export function ownDays(view: AgendaView, day: LocalDate): LocalDate[] {
  return viewDays(view === 'mes' ? 'lista' : view, day);
}

export function viewMonths(view: AgendaView, day: LocalDate) {
  return monthsOf(viewDays(view, day));
}

/** The same place one period on, or with −1 one back. */
export function turnPeriod(view: AgendaView, day: LocalDate, by: 1 | -1): LocalDate {
  return view === 'semana' ? addDays(day, by * WEEK) : addMonthsToDate(day, by);
}

/** Where a key leads from a day of the grid; null for a key that moves nothing. */
export function dayAfterKey(key: string, shift: boolean, day: LocalDate, view: AgendaView): LocalDate | null {
  const inMonth = view === 'mes';
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return inMonth ? addDays(day, -WEEK) : null;
    case 'ArrowDown':
      return inMonth ? addDays(day, WEEK) : null;
    case 'Home':
      return startOfWeek(day);
    case 'End':
      return endOfWeek(day);
    case 'PageUp':
      return inMonth ? addMonthsToDate(day, shift ? -12 : -1) : addDays(day, -WEEK);
    case 'PageDown':
      return inMonth ? addMonthsToDate(day, shift ? 12 : 1) : addDays(day, WEEK);
    default:
      return null;
  }
}
