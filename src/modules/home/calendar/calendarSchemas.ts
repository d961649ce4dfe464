import { type InferType, number, object, string } from 'yup';

/** Something due or planned: with `dateWithTime` at an hour, else with `date` on a day. */
export const calendarItemSchema = object({
  id: number().required(),
  title: string().required(),
  date: string().nullable().optional(),
  dateWithTime: string().nullable().optional(),
});
export type CalendarItemWire = InferType<typeof calendarItemSchema>;
