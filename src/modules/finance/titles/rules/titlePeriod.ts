import { addDays, addMonths, daysBetween, isLocalDate, type LocalDate } from '@/platform/format/date';

/** Which day of a title a period means. */
export const DATE_KINDS = ['DUE', 'ISSUE', 'PAYMENT'] as const;
export type DateKind = (typeof DATE_KINDS)[number];

/** Longest period that is asked for: a year, leap day included. */
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

interface Chosen {
  readonly kind?: string | undefined;
  readonly from: string | null;
  readonly to: string | null;
}

/**
 * The period that is asked for. Nothing chosen: what was paid this month. An open end lies a year from the other; an end
 * that is further off is drawn in, so that an address nobody typed carefully still shows a list.
 */
export function askedPeriod(chosen: Chosen | null, today: LocalDate): TitlePeriod {
  const kind = DATE_KINDS.find((each) => each === chosen?.kind) ?? 'DUE';
  const { from, to } = chosen ?? { from: null, to: null };
  if (isLocalDate(from)) {
    const last = addDays(from, LONGEST_DAYS - 1);
    return { kind, from, to: isLocalDate(to) && daysBetween(from, to) < LONGEST_DAYS ? to : last };
  }
  if (isLocalDate(to)) return { kind, from: addDays(to, 1 - LONGEST_DAYS), to };
  return { kind: 'PAYMENT', ...monthPeriod(today) };
}
