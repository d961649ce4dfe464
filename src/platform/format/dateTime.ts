import {
  dateToLocalDate,
  formatDate,
  isLocalDate,
  localDateToDate,
  type LocalDate,
  toLocalDate,
} from '@/platform/format/date';
import { formatTimeOfDay } from '@/platform/format/instant';
import { isTime, parseTypedTime, type TimeOfDay } from '@/platform/format/time';
import { maskTypedDate, parseTypedDate } from '@/platform/format/typedDate';
import { foldForSearch } from '@/platform/format/text';

/** A day and a time of the wall clock as text, 'YYYY-MM-DDTHH:mm'. It has no zone until it goes on the wire. */
export type LocalDateTime = string;

const LENGTH = 'YYYY-MM-DDTHH:mm'.length;

export function isLocalDateTime(value: unknown): value is LocalDateTime {
  return (
    typeof value === 'string' &&
    value.length === LENGTH &&
    value[10] === 'T' &&
    isLocalDate(value.slice(0, 10)) &&
    isTime(value.slice(11))
  );
}

export function localDateTimeOf(date: LocalDate, time: TimeOfDay): LocalDateTime {
  return `${date}T${time}`;
}

export const dayOf = (value: LocalDateTime): LocalDate => value.slice(0, 10);
export const timeOf = (value: LocalDateTime): TimeOfDay => value.slice(11);

/** Reads the server's text: an instant with a zone as the clock here showed it, a text without one as it is written. */
export function toLocalDateTime(value: string | null | undefined): LocalDateTime | null {
  const date = toLocalDate(value);
  return date === null ? null : localDateTimeOf(date, formatTimeOfDay(value) || '00:00');
}

/** The instant that the wire wants: '2026-09-18T08:30' → '2026-09-18T11:30:00.000Z' in Brasília. */
export function toInstant(value: LocalDateTime): string {
  const instant = localDateToDate(dayOf(value));
  const [hours = 0, minutes = 0] = timeOf(value).split(':').map(Number);
  instant.setHours(hours, minutes);
  return instant.toISOString();
}

/** The present minute on this device. */
export function nowHere(now: Date = new Date()): LocalDateTime {
  const time = [now.getHours(), now.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
  return localDateTimeOf(dateToLocalDate(now), time);
}

/** '2026-09-18T08:30' → '18/09/2026 08:30'. */
export function formatLocalDateTime(value: string | null | undefined): string {
  return isLocalDateTime(value) ? `${formatDate(dayOf(value))} ${timeOf(value)}` : '';
}

const NOW = ['agora', 'now'];

/**
 * Reads a day and a time somebody typed or pasted: '18/09/2026 08:30', '18/9 8h30', '1809260830', 'hoje 14:05',
 * 'agora', '2026-09-18T08:30'. Null when one of the two is missing or does not exist.
 */
export function parseTypedDateTime(text: string, now: Date = new Date()): LocalDateTime | null {
  const folded = foldForSearch(text);
  if (NOW.includes(folded)) return nowHere(now);
  if (/^\d{4}-\d{2}-\d{2}t/.test(folded)) return toLocalDateTime(folded.toUpperCase());
  const parts = /^(\d{6}|\d{8})(\d{4})$/.exec(folded) ?? /^(.+) (\S+)$/.exec(folded);
  const date = parts && parseTypedDate(parts[1] ?? '', dateToLocalDate(now));
  const time = parts && parseTypedTime(parts[2] ?? '');
  return date && time ? localDateTimeOf(date, time) : null;
}

function maskTime(text: string): string {
  const padded = text.replace(/^(\d):/, '0$1:');
  const digits = padded.replace(/\D/g, '').slice(0, 4);
  return digits.length > 2 || padded.includes(':') ? `${digits.slice(0, 2)}:${digits.slice(2)}` : digits;
}

/** Writes slashes, space and colon while digits are typed: '180920260830' → '18/09/2026 08:30'. Words are left alone. */
export function maskTypedDateTime(text: string): string {
  if (!/^[\d/ :]*$/.test(text)) return text.slice(0, 30);
  const space = text.indexOf(' ');
  if (space >= 0) return `${maskTypedDate(text.slice(0, space))} ${maskTime(text.slice(space + 1))}`;
  // Without a space the time begins behind a whole year.
  const slashed = text.split('/').length > 2;
  const whole = slashed ? text.slice(0, 10) : text.replace(/\D/g, '').slice(0, 8);
  const rest = slashed ? text.slice(10) : text.replace(/\D/g, '').slice(8);
  if (rest === '') return maskTypedDate(text);
  return `${maskTypedDate(whole)} ${maskTime(rest)}`;
}
