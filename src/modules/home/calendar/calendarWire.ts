import { nullish, optional } from 'valibot';
import { toLocalDate } from '@/platform/format/date';
import { anyId, only, orElse, type Read, record, textOrNull, trimmed } from '@/platform/http/wire';

/** Something due or planned: with `dateWithTime` at an hour, else with `date` on a day. What has no date stands nowhere. */
export const CalendarEntry = only(
  record({
    id: orElse(nullish(anyId), null),
    title: trimmed,
    date: optional(textOrNull),
    dateWithTime: optional(textOrNull),
  }),
  'date',
  ({ date, dateWithTime }) => (toLocalDate(dateWithTime) ?? toLocalDate(date)) !== null,
);
export type CalendarEntry = Read<typeof CalendarEntry>;
