import { daysBetween, type LocalDate } from '@/platform/format/date';
import { roundHalfAway } from '@/platform/format/number';

/** Fixed price, price still to be fixed, rural product note, inputs for grain, lease of land. */
export const CONTRACT_KINDS = ['FIXED', 'TO_FIX', 'CPR', 'BARTER', 'LEASE'] as const;
export type ContractKind = (typeof CONTRACT_KINDS)[number];

/**
 * Where an agreement stands: nothing of it came yet, a part did, its day is over with something still to come, all of it
 * came, more than was agreed, or it was given up.
 */
export const SITUATIONS = ['OPEN', 'PARTIAL', 'LATE', 'DONE', 'OVER', 'CANCELLED'] as const;
export type Situation = (typeof SITUATIONS)[number];

/** What was agreed and what of it was handed over, in one unit; null is what nobody told. */
export interface Handover {
  readonly agreed: number | null;
  readonly delivered: number | null;
  readonly cancelled: boolean;
  /** YYYY-MM-DD by when; '' when unknown. */
  readonly deadline: string;
}

/** Quantities are kept to three decimals, as scales weigh them. */
const QUANTITY_DECIMALS = 3;
export const quantity = (value: number) => roundHalfAway(value, QUANTITY_DECIMALS);

/** Agreed − delivered; below nought where more came than was agreed. */
export function handoverBalance({
  agreed,
  delivered,
}: Pick<Handover, 'agreed' | 'delivered'>): number | null {
  return agreed === null || delivered === null ? null : quantity(agreed - delivered);
}

/** Days since the deadline while something is still to come; 0 otherwise, null when unknown. */
export function handoverLate(row: Handover, today: LocalDate): number | null {
  if (row.cancelled) return 0;
  const balance = handoverBalance(row);
  if (balance === null || row.deadline === '') return null;
  return balance > 0 ? Math.max(0, daysBetween(row.deadline, today)) : 0;
}

/** Where a contract or an order stands; null when its quantities are not known. */
export function handoverSituation(row: Handover, today: LocalDate): Situation | null {
  if (row.cancelled) return 'CANCELLED';
  const balance = handoverBalance(row);
  if (balance === null) return null;
  if (balance < 0) return 'OVER';
  if (balance === 0) return 'DONE';
  if ((handoverLate(row, today) ?? 0) > 0) return 'LATE';
  return row.delivered ? 'PARTIAL' : 'OPEN';
}

/** Money paid or received before the goods, in hundredths of its currency; null is what nobody told. */
export interface Advanced {
  readonly value: number | null;
  readonly used: number | null;
  readonly returned: number | null;
  readonly cancelled: boolean;
  readonly deliveryYear: number | null;
}

/** Value − used − returned. */
export function advancedBalance({ value, used, returned }: Pick<Advanced, 'value' | 'used' | 'returned'>) {
  return value === null || used === null || returned === null ? null : value - used - returned;
}

/** Where an advance stands: it is late once its year of delivery is over. */
export function advancedSituation(row: Advanced, today: LocalDate): Situation | null {
  if (row.cancelled) return 'CANCELLED';
  const balance = advancedBalance(row);
  if (balance === null) return null;
  if (balance < 0) return 'OVER';
  if (balance === 0) return 'DONE';
  if (row.deliveryYear !== null && row.deliveryYear < Number(today.slice(0, 4))) return 'LATE';
  return balance === row.value ? 'OPEN' : 'PARTIAL';
}
