import { addDays, daysBetween, type LocalDate } from '@/platform/format/date';
import type { TitleRow } from './titleRow';

export type TitleStatus = 'paid' | 'overdue' | 'partial' | 'open';

/** Groups of open titles by when they are due; one may be in several: what is due in 7 days is due in 30 too. */
export const BUCKETS = ['overdue', 'today', 'next7', 'next30'] as const;
export type Bucket = (typeof BUCKETS)[number];

type Due = Pick<TitleRow, 'dueDate' | 'open'>;

/** Days that an open title is late; 0 for what is paid or not yet due. */
export function daysLate({ dueDate, open }: Due, today: LocalDate): number {
  return open > 0 && dueDate !== '' && dueDate < today ? daysBetween(dueDate, today) : 0;
}

/** Overdue stands over partly paid: what is late is the graver news. */
export function statusOf(row: Due & Pick<TitleRow, 'paid'>, today: LocalDate): TitleStatus {
  if (row.open <= 0) return 'paid';
  if (daysLate(row, today) > 0) return 'overdue';
  return row.paid > 0 ? 'partial' : 'open';
}

/** The groups an open title is in. 'Next 7 days' begin tomorrow and hold seven days; today is a group of its own. */
export function bucketsOf({ dueDate, open }: Due, today: LocalDate): Bucket[] {
  if (open <= 0 || dueDate === '') return [];
  if (dueDate < today) return ['overdue'];
  if (dueDate === today) return ['today'];
  const within = (days: number) => dueDate <= addDays(today, days);
  return [...(within(7) ? (['next7'] as const) : []), ...(within(30) ? (['next30'] as const) : [])];
}
