import { addDays, addMonths, type LocalDate } from '@/platform/format/date';

/** How installments follow each other. */
export const INTERVALS = ['MONTH', 'DAYS30', 'CUSTOM'] as const;
export type Interval = (typeof INTERVALS)[number];

/** More than this are no installments of one document. */
export const MOST_INSTALLMENTS = 360;

/** Whether each of so many parts of a sum gets a cent; of a sum or number that is not known nothing is wrong. */
export const canSplit = (total: number | null | undefined, count: number | null | undefined): boolean =>
  total == null || count == null || total <= 0 || total >= count;

/**
 * Parts of a sum that are alike but for the cents that do not divide: these go one by one to the first parts, so that
 * 100.00 in three is 33.34, 33.33, 33.33.
 * @param total whole cents, not negative
 * @param count at least 1
 * @returns as many whole numbers of cents, the greatest first; their sum is the total
 */
export function evenParts(total: number, count: number): number[] {
  const each = Math.floor(total / count);
  const left = total - each * count;
  return Array.from({ length: count }, (_, at) => each + (at < left ? 1 : 0));
}

/**
 * The days on which installments are due. Months are counted from the first day, so that the 31st comes back after a
 * shorter month: 31 January, 28 February, 31 March.
 * @param days between two installments; only for CUSTOM
 */
export function dueDates(first: LocalDate, count: number, interval: Interval, days: number): LocalDate[] {
  return Array.from({ length: count }, (_, at) =>
    interval === 'MONTH' ? addMonths(first, at) : addDays(first, at * (interval === 'DAYS30' ? 30 : days)),
  );
}

/**
 * Values after one of them was changed: those before it stay, those after it share what is left evenly; when the last
 * one is changed, those before it share it. Where nothing fair is left to share (the changed one takes the whole, or is
 * the only one) the values stay as they are, and their sum tells.
 * @param values whole cents
 * @param at which of them was changed
 * @returns values whose sum is the total, wherever each part can have at least a cent
 */
export function spreadRest(total: number, values: readonly number[], at: number): number[] {
  const isLast = at === values.length - 1;
  const from = isLast ? 0 : at + 1;
  const count = isLast ? values.length - 1 : values.length - from;
  const kept = values.reduce((sum, value, index) => {
    const shares = index >= from && index < from + count;
    return shares ? sum : sum + value;
  }, 0);
  const rest = total - kept;
  if (count === 0 || rest < count) return [...values];
  const parts = evenParts(rest, count);
  return values.map((value, index) => parts[index - from] ?? value);
}
