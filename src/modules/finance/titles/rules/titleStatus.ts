import { addDays, daysBetween, type LocalDate } from '@/platform/format/date';
import { lastDayInTime } from './bankHolidays';
import type { TitleRow } from './titleRow';

export type TitleStatus = 'paid' | 'overdue' | 'partial' | 'open';

/** Groups of open titles by when they are due. Each title is in one: together they are all that is open. */
export const BUCKETS = ['overdue', 'today', 'next7', 'next30', 'later'] as const;
export type Bucket = (typeof BUCKETS)[number];

type Due = Pick<TitleRow, 'dueDate' | 'open'>;

/** Whether the last day on which a title may be paid in time is over; what is due on a holiday waits for the next bank day. */
function isLate({ dueDate, open }: Due, today: LocalDate): boolean {
  return open > 0 && dueDate !== '' && dueDate < today && lastDayInTime(dueDate) < today;
}

/** Days from the due date of an open title that is late; 0 for what is paid, not yet due, or may still be paid in time. */
export function daysLate(row: Due, today: LocalDate): number {
  return isLate(row, today) ? daysBetween(row.dueDate, today) : 0;
}

/** The day until which a title that was due on a weekend or holiday is in time; null where the due date itself counts. */
export function graceUntil({ dueDate, open }: Due, today: LocalDate): LocalDate | null {
  if (open <= 0 || dueDate === '' || dueDate >= today) return null;
  const last = lastDayInTime(dueDate);
  return last >= today ? last : null;
}

/** Overdue stands over partly paid: what is late is the graver news. */
export function statusOf(row: Due & Pick<TitleRow, 'paid'>, today: LocalDate): TitleStatus {
  if (row.open <= 0) return 'paid';
  if (daysLate(row, today) > 0) return 'overdue';
  return row.paid > 0 ? 'partial' : 'open';
}

/**
 * The group an open title is in; null for what is paid. 'Today' holds what was due on a weekend or holiday and may still
 * be paid in time; 'next 7' begins tomorrow and holds seven days, 'next 30' the days after it. What has no due date is
 * due some day: 'later'.
 */
export function bucketOf(row: Due, today: LocalDate): Bucket | null {
  const { dueDate, open } = row;
  if (open <= 0) return null;
  if (dueDate === '') return 'later';
  if (isLate(row, today)) return 'overdue';
  if (dueDate <= today) return 'today';
  if (dueDate <= addDays(today, 7)) return 'next7';
  return dueDate <= addDays(today, 30) ? 'next30' : 'later';
}
