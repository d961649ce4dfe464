import type { Month } from '@/platform/format/month';
import { http } from '@/platform/http/http';
import { readable } from '@/platform/http/readable';
import type { CalendarItemWire } from './calendarSchemas';
import { type CalendarItem, readItems } from './rules/calendarItems';

const schema = () => import('./calendarSchemas').then((all) => all.calendarItemSchema);

const PATH = '/EprodutorCalendar/GetEprodutorCalendarByMonth';

function itemsOfMonth(month: Month, signal: AbortSignal, contained: boolean): Promise<CalendarItemWire[]> {
  const how = { signal, schema, contained };
  return http.list(PATH, { ...how, params: { month } });
}

/** What the calendar holds in these months: one call each, all at once. Refused, a card says so itself. */
export async function calendarItems(
  months: readonly Month[],
  signal: AbortSignal,
  contained = false,
): Promise<CalendarItem[]> {
  const answers = await Promise.all(months.map((month) => itemsOfMonth(month, signal, contained)));
  return readable(PATH, answers.flat(), readItems);
}
