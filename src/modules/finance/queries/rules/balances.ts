import {
  advancedBalance,
  advancedSituation,
  handoverBalance,
  handoverLate,
  handoverSituation,
  type Situation,
} from '@/domain/agreements/handover';
import type { LocalDate } from '@/platform/format/date';
import { toCents } from '@/platform/format/money';
import { roundHalfAway } from '@/platform/format/number';
import type {
  AdvanceRow,
  Amount,
  Cents,
  ConsortiumRow,
  ContractRow,
  OrderRow,
  QuotaState,
} from '../queryTypes';

type OfProduct = ContractRow | OrderRow;

/** Contracted − delivered, in the row's unit; below nought where more came than was agreed. */
export const productBalance = (row: OfProduct): Amount => handoverBalance(row);

/** Days since the deadline while something is still to come; 0 otherwise, null when unknown. */
export const daysLate = (row: OfProduct, today: LocalDate): number | null => handoverLate(row, today);

/** Where the handing over of a product stands. */
export const productSituation = (row: OfProduct, today: LocalDate): Situation | null =>
  handoverSituation(row, today);

/** Quantity × price, to the cent, half away from nought. */
export function valueOf(amount: Amount, price: Amount): Cents {
  return amount === null || price === null ? null : toCents(roundHalfAway(amount * price, 2));
}

/** Value of an order, of what came of it, and the rest of both: the parts always make up the whole. */
export function orderValues({ agreed, delivered, price }: OrderRow) {
  const total = valueOf(agreed, price);
  const received = valueOf(delivered, price);
  return { total, received, open: total === null || received === null ? null : total - received };
}

/** Value − used − returned, in hundredths of the row's currency. */
export const advanceBalance = (row: AdvanceRow): Cents => advancedBalance(row);

/** An advance is late once its year of delivery is over. */
export const advanceSituation = (row: AdvanceRow, today: LocalDate): Situation | null =>
  advancedSituation(row, today);

/** What a quota costs altogether: credit × (1 + rate), to the cent. */
export function quotaCost({ credit, rate }: ConsortiumRow): Cents {
  return credit === null || rate === null ? null : credit + roundHalfAway((credit * rate) / 100, 0);
}

/** Cost − installments paid − bid paid. A bid counts once it was awarded; until then it is only offered. */
export function quotaBalance(row: ConsortiumRow): Cents {
  const cost = quotaCost(row);
  if (cost === null || row.paid === null) return null;
  return Math.max(0, cost - row.paid - (row.awardedOn ? (row.bid ?? 0) : 0));
}

export function quotaState(row: ConsortiumRow): QuotaState {
  if (row.cancelled) return 'CANCELLED';
  if (quotaBalance(row) === 0) return 'SETTLED';
  return row.awardedOn ? 'AWARDED' : 'PAYING';
}
