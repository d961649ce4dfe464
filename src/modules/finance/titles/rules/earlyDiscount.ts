import type { LocalDate } from '@/platform/format/date';
import { roundHalfAway } from '@/platform/format/number';
import type { TitleRow } from './titleRow';

/**
 * What is taken off a title that is paid by the day that was agreed.
 * @param value the part that is being paid, whole cents
 * @param paymentDate YYYY-MM-DD
 * @returns whole cents, rounded half away from zero; 0 where nothing was agreed, or it is too late for it
 */
export function earlyDiscount(
  { discountRate, discountUntil }: Pick<Partial<TitleRow>, 'discountRate' | 'discountUntil'>,
  value: number,
  paymentDate: LocalDate,
): number {
  if (!discountRate || !discountUntil || paymentDate > discountUntil) return 0;
  return roundHalfAway((value * discountRate) / 100, 0);
}
