import { isLocalDate, type LocalDate, daysBetween } from '@/platform/format/date';

/** Days since the data of a report were made up; null when unknown. What comes from tomorrow is of today. */
export function dataAge(until: string | null | undefined, today: LocalDate): number | null {
  const day = (until ?? '').slice(0, 10);
  return isLocalDate(day) ? Math.max(0, daysBetween(day, today)) : null;
}
