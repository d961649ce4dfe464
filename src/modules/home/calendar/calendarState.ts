import type { Month } from '@/platform/format/month';
import { createWidget } from '@/platform/widgets/createWidget';
import { calendarItems } from './calendarService';
import type { CalendarItem } from './rules/calendarItems';

export interface CalendarQuestion {
  readonly months: readonly Month[];
}

const ask = ({ months }: CalendarQuestion, signal: AbortSignal) => calendarItems(months, signal);

/** The items behind the strip of the home page. */
export const calendarWidget = createWidget<CalendarItem[], CalendarQuestion>('home', 'calendar', ask);

/** The items of the period that the schedule shows. */
export const agendaItems = createWidget<CalendarItem[], CalendarQuestion>('home', 'agenda', ask);
