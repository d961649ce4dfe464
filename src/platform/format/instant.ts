import { formatDate, localDateToDate, type LocalDate } from '@/platform/format/date';

const ZONELESS_TIME = /^\d{4}-\d{2}-\d{2}[T ](\d{2}):(\d{2})/;
const ZONE = /(?:Z|[+-]\d{2}:?\d{2})$/i;

/** Hours and minutes that a date text shows on this device: as written without a zone, in local time with one. */
function timeOf(value: string): string {
  const written = ZONELESS_TIME.exec(value);
  if (written && !ZONE.test(value)) return `${written[1]}:${written[2]}`;
  const instant = new Date(value);
  if (!ZONE.test(value) || Number.isNaN(instant.getTime())) return '00:00';
  return [instant.getHours(), instant.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
}

/** '2026-09-18T16:03:34Z' → '18/09/2026 13:03' in Brasília. A time without a zone is shown as it is written. */
export function formatDateTime(value: string | null | undefined): string {
  const date = formatDate(value);
  return date && value ? `${date} ${timeOf(value)}` : '';
}

/** The time alone: '13:03'. */
export function formatTimeOfDay(value: string | null | undefined): string {
  return value && formatDate(value) ? timeOf(value) : '';
}

/** The instant at which a day begins on this device, as the wire wants it. */
export function startOfDayInstant(date: LocalDate): string {
  return localDateToDate(date).toISOString();
}

/** The last instant of a day on this device. */
export function endOfDayInstant(date: LocalDate): string {
  const end = localDateToDate(date);
  end.setHours(23, 59, 59, 999);
  return end.toISOString();
}
