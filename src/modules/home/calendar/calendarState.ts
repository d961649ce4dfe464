import type { Month } from '@/platform/format/month';
import { createQuery } from '@/platform/store/createQuery';
import { calendarItems } from './calendarService';
import type { CalendarItem } from './rules/calendarItems';

export interface CalendarQuestion {
  readonly months: readonly Month[];
}

/** A card that is refused says so itself; a page is left for the one that says so. */
const ask =
  (contained: boolean) =>
  ({ months }: CalendarQuestion, signal: AbortSignal) =>
    calendarItems(months, signal, contained);

/** The items behind the strip of the home page. */
export const calendarWidget = createQuery<CalendarItem[], CalendarQuestion>('home', 'calendar', ask(true));

/** The items of the period that the schedule shows. */
export const agendaItems = createQuery<CalendarItem[], CalendarQuestion>('home', 'agenda', ask(false));
