import { compareDates, type LocalDate, toLocalDate } from '@/platform/format/date';
import { formatTimeOfDay } from '@/platform/format/instant';
import type { CalendarEntry } from '../calendarWire';

/** Something on a day of the calendar; `time` is null when it takes the whole day. */
export interface CalendarItem {
  readonly key: string;
  /** Empty where the server gives it none. */
  readonly title: string;
  readonly day: LocalDate;
  readonly time: string | null;
}

function readItem({ id, title, date, dateWithTime }: CalendarEntry, place: number): CalendarItem | null {
  const withTime = toLocalDate(dateWithTime);
  const day = withTime ?? toLocalDate(date);
  if (day === null) return null;
  const time = withTime === null ? null : formatTimeOfDay(dateWithTime);
  // What has no number is distinguished by its place alone.
  return { key: [id ?? `#${place}`, day, time ?? '', title].join('|'), title, day, time };
}

/** All day first, then by the hour, then by name. */
function compareItems(a: CalendarItem, b: CalendarItem): number {
  return (
    compareDates(a.day, b.day) ||
    (a.time ?? '').localeCompare(b.time ?? '') ||
    a.title.localeCompare(b.title, 'pt-BR', { numeric: true })
  );
}

/**
 * Reads the answers of one or more months, in order. A day without time stays that day in every zone; a moment is the
 * day and time it falls on here. What two months tell alike counts once.
 */
export function readItems(rows: readonly CalendarEntry[]): CalendarItem[] {
  const items = new Map<string, CalendarItem>();
  rows.forEach((row, place) => {
    const item = readItem(row, place);
    if (item) items.set(item.key, item);
  });
  return [...items.values()].sort(compareItems);
}

/** The items of each day that has any. */
export function itemsByDay(items: readonly CalendarItem[]): ReadonlyMap<LocalDate, CalendarItem[]> {
  const days = new Map<LocalDate, CalendarItem[]>();
  for (const item of items) {
    const day = days.get(item.day);
    if (day) day.push(item);
    else days.set(item.day, [item]);
  }
  return days;
}

const MOST_SHOWN = 99;

/** A number of items as a badge shows it: '99+' from a hundred on. */
export function countText(count: number): string {
  return count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count);
}
