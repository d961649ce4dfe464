import type { Month } from '@/platform/format/month';
import { http } from '@/platform/http/http';
import { CalendarEntry } from './calendarWire';
import { type CalendarItem, readItems } from './rules/calendarItems';

const itemsOfMonth = (month: Month, signal: AbortSignal, contained: boolean) =>
  http.list('/EprodutorCalendar/GetEprodutorCalendarByMonth', {
    signal,
    contained,
    params: { month },
    shape: CalendarEntry,
  });

/** What the calendar holds in these months: one call each, all at once. Refused, a card says so itself. */
export async function calendarItems(
  months: readonly Month[],
  signal: AbortSignal,
  contained = false,
): Promise<CalendarItem[]> {
  const answers = await Promise.all(months.map((month) => itemsOfMonth(month, signal, contained)));
  return readItems(answers.flat());
}
