import { daysBetween, type LocalDate } from '@/platform/format/date';

export type Validity = 'VALID' | 'ENDING' | 'EXPIRED';

/** So many days before its end a certificate is to be renewed: an order to the issuer takes its time. */
const ENDING_DAYS = 30;

/** Days until the last day on which a certificate holds; below nought after it, null when unknown. */
export function daysLeft(validUntil: LocalDate, today: LocalDate): number | null {
  return validUntil === '' ? null : daysBetween(today, validUntil);
}

export function validityOf(validUntil: LocalDate, today: LocalDate): Validity | null {
  const days = daysLeft(validUntil, today);
  if (days === null) return null;
  if (days < 0) return 'EXPIRED';
  return days <= ENDING_DAYS ? 'ENDING' : 'VALID';
}
