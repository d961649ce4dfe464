import { roundHalfAway } from '@/platform/format/number';
import { daysBetween, type LocalDate } from '@/platform/format/date';
import { toCents } from '@/platform/format/money';
import type {
  AdvanceRow,
  Amount,
  Cents,
  ConsortiumRow,
  ContractRow,
  OrderRow,
  QuotaState,
  Situation,
} from '../queryTypes';

/** Quantities are kept to three decimals, as scales weigh them. */
const QUANTITY_DECIMALS = 3;
export const quantity = (value: number) => roundHalfAway(value, QUANTITY_DECIMALS);

type OfProduct = ContractRow | OrderRow;

/** Contracted − delivered, in the row's unit; below nought where more came than was agreed. */
export function productBalance({ agreed, delivered }: OfProduct): Amount {
  return agreed === null || delivered === null ? null : quantity(agreed - delivered);
}

/** Days since the deadline while something is still to come; 0 otherwise, null when unknown. */
export function daysLate(row: OfProduct, today: LocalDate): number | null {
  const balance = productBalance(row);
  if (row.cancelled) return 0;
  if (balance === null || row.deadline === '') return null;
  return balance > 0 ? Math.max(0, daysBetween(row.deadline, today)) : 0;
}

/** Where the handing over of a product stands. */
export function productSituation(row: OfProduct, today: LocalDate): Situation | null {
  if (row.cancelled) return 'CANCELLED';
  const balance = productBalance(row);
  if (balance === null) return null;
  if (balance <= 0) return 'DONE';
  if ((daysLate(row, today) ?? 0) > 0) return 'LATE';
  return row.delivered ? 'PARTIAL' : 'OPEN';
}

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
export function advanceBalance({ value, used, returned }: AdvanceRow): Cents {
  return value === null || used === null || returned === null ? null : value - used - returned;
}

/** An advance is late once its year of delivery is over. */
export function advanceSituation(row: AdvanceRow, today: LocalDate): Situation | null {
  if (row.cancelled) return 'CANCELLED';
  const balance = advanceBalance(row);
  if (balance === null) return null;
  if (balance <= 0) return 'DONE';
  if (row.deliveryYear !== null && row.deliveryYear < Number(today.slice(0, 4))) return 'LATE';
  return balance === row.value ? 'OPEN' : 'PARTIAL';
}

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
