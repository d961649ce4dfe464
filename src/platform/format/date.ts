/** A day of the calendar as text, 'YYYY-MM-DD'. It has no time and no zone, so no zone can move it. */
export type LocalDate = string;

const DAY_MS = 86_400_000;
const LOCAL_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const ZONELESS = /^(\d{4}-\d{2}-\d{2})([T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?)?$/;

function pad(value: number, length = 2): string {
  return String(value).padStart(length, '0');
}

export function localDateOf(year: number, month: number, day: number): LocalDate {
  return `${pad(year, 4)}-${pad(month)}-${pad(day)}`;
}

/** Days since 1970-01-01. UTC serves as a calendar without summer time; no zone enters. */
function dayNumber(date: LocalDate): number {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return Date.UTC(year, month - 1, day) / DAY_MS;
}

function fromDayNumber(days: number): LocalDate {
  return new Date(days * DAY_MS).toISOString().slice(0, 10);
}

/** True for a day that exists: '2028-02-29' yes, '2026-02-29' no. */
export function isLocalDate(value: unknown): value is LocalDate {
  return (
    typeof value === 'string' &&
    LOCAL_DATE.test(value) &&
    Number.isFinite(dayNumber(value)) &&
    fromDayNumber(dayNumber(value)) === value
  );
}

/** The calendar day a Date shows on this device. */
export function dateToLocalDate(date: Date): LocalDate {
  return localDateOf(date.getFullYear(), date.getMonth() + 1, date.getDate());
}

/** A Date at the start of that day on this device: only for what insists on a Date, such as a calendar. */
export function localDateToDate(date: LocalDate): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(year, month - 1, day);
}

/**
 * Reads the server's date text. Without a zone it is the day it says ('2026-09-18T00:00:00' → '2026-09-18'); an
 * instant with a zone is the day it falls on here. What is no date is null, and so is the year 1, with which .NET
 * writes a date that was never set.
 */
export function toLocalDate(value: string | null | undefined): LocalDate | null {
  if (!value) return null;
  const zoneless = ZONELESS.exec(value)?.[1];
  if (zoneless !== undefined) return isLocalDate(zoneless) ? zoneless : null;
  const instant = new Date(value);
  return Number.isNaN(instant.getTime()) ? null : dateToLocalDate(instant);
}

/** Today on this device. */
export function today(now: Date = new Date()): LocalDate {
  return dateToLocalDate(now);
}

/** Negative when `a` is before `b`, 0 on the same day. */
export function compareDates(a: LocalDate, b: LocalDate): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

export function addDays(date: LocalDate, days: number): LocalDate {
  return fromDayNumber(dayNumber(date) + days);
}

/** Whole days from `start` to `end`; 0 on the same day. */
export function daysBetween(start: LocalDate, end: LocalDate): number {
  return dayNumber(end) - dayNumber(start);
}

/** The same day some months on, or that month's last day where it has no such day: 31 January + 1 → 28 February. */
export function addMonths(date: LocalDate, months: number): LocalDate {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const index = year * 12 + month - 1 + months;
  const target = { year: Math.floor(index / 12), month: (index % 12) + 1 };
  const last = new Date(Date.UTC(target.year, target.month, 0)).getUTCDate();
  return localDateOf(target.year, target.month, Math.min(day, last));
}

/** '2026-09-18' → '18/09/2026'; reads the server's texts too. Nothing, and what is no date, is ''. */
export function formatDate(value: string | null | undefined): string {
  const date = toLocalDate(value);
  return date === null ? '' : `${date.slice(8)}/${date.slice(5, 7)}/${date.slice(0, 4)}`;
}
