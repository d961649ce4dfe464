import type { Month } from '@/platform/format/month';
import { http } from '@/platform/http/http';
import type { CalendarItemWire } from './calendarSchemas';
import { type CalendarItem, readItems } from './rules/calendarItems';

const schema = () => import('./calendarSchemas').then((all) => all.calendarItemSchema);

function itemsOfMonth(month: Month, signal: AbortSignal): Promise<CalendarItemWire[]> {
  return http.list('/EprodutorCalendar/GetEprodutorCalendarByMonth', { params: { month }, signal, schema });
}

/** What the calendar holds in these months: one call each, all at once. */
export async function calendarItems(months: readonly Month[], signal: AbortSignal): Promise<CalendarItem[]> {
  const answers = await Promise.all(months.map((month) => itemsOfMonth(month, signal)));
  return readItems(answers.flat());
}
