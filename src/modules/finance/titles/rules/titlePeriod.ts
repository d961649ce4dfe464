import { addDays, addMonths, daysBetween, isLocalDate, type LocalDate } from '@/platform/format/date';
import { firstDayOf, lastDayOf, type Month, monthOf } from '@/platform/format/month';

/** Which day of a title a period means. */
export const DATE_KINDS = ['DUE', 'ISSUE', 'PAYMENT'] as const;
export type DateKind = (typeof DATE_KINDS)[number];

/** Longest period that is requested: a year, leap day included. */
export const LONGEST_DAYS = 366;

export interface TitlePeriod {
  readonly kind: DateKind;
  readonly from: LocalDate;
  readonly to: LocalDate;
}

/** The month of a day, from its first to its last. */
export function monthPeriod(today: LocalDate): Pick<TitlePeriod, 'from' | 'to'> {
  const from = `${today.slice(0, 8)}01`;
  return { from, to: addDays(addMonths(from, 1), -1) };
}

/** The month that a period is exactly; null for any other days. */
export function monthOfPeriod({ from, to }: Pick<TitlePeriod, 'from' | 'to'>): Month | null {
  const month = monthOf(from);
  return firstDayOf(month) === from && lastDayOf(month) === to ? month : null;
}

/** Whether a settled title is among those of the period: by the day of this payment, or by its own days. */
export function isWithin(
  row: { readonly dueDate: LocalDate; readonly issueDate: LocalDate },
  paymentDate: LocalDate,
  { kind, from, to }: TitlePeriod,
): boolean {
  const day = kind === 'DUE' ? row.dueDate : kind === 'ISSUE' ? row.issueDate : paymentDate;
  return day >= from && day <= to;
}

interface Chosen {
  readonly kind?: string | undefined;
  readonly from: string | null;
  readonly to: string | null;
}

/**
 * The period that is requested. Nothing chosen: what was paid this month. An open end lies a year from the other; an
 * end that is further off is drawn in, so that a careless address still shows a list.
 */
export function requestedPeriod(chosen: Chosen | null, today: LocalDate): TitlePeriod {
  const kind = DATE_KINDS.find((each) => each === chosen?.kind) ?? 'DUE';
  const { from, to } = chosen ?? { from: null, to: null };
  if (isLocalDate(from)) {
    const last = addDays(from, LONGEST_DAYS - 1);
    return { kind, from, to: isLocalDate(to) && daysBetween(from, to) < LONGEST_DAYS ? to : last };
  }
  if (isLocalDate(to)) return { kind, from: addDays(to, 1 - LONGEST_DAYS), to };
  return { kind: 'PAYMENT', ...monthPeriod(today) };
}
