import { quantity } from '@/domain/agreements/handover';
import { roundHalfAway } from '@/platform/format/number';
import type { ActName, AdvanceRow, Amount, Cents, ConsortiumRow, ContractRow, OrderRow } from '../queryTypes';
import { advanceBalance, productBalance, quotaBalance, valueOf } from './balances';

/** What may be done to an advance: use or return what is left of it. */
export function actsOfAdvance(row: AdvanceRow): readonly ActName[] {
  return !row.cancelled && (advanceBalance(row) ?? 0) > 0 ? ['useAdvance', 'returnAdvance'] : [];
}

/** How much of a contract has no price yet; null where nobody tells. */
export function unfixedOf({ kind, agreed, fixed }: ContractRow): Amount {
  return kind !== 'TO_FIX' || agreed === null || fixed === null ? null : quantity(agreed - fixed);
}

export function actsOfContract(row: ContractRow): readonly ActName[] {
  return !row.cancelled && (unfixedOf(row) ?? 0) > 0 ? ['fixPrice'] : [];
}

export function actsOfOrder(row: OrderRow): readonly ActName[] {
  return !row.cancelled && row.price !== null && (productBalance(row) ?? 0) > 0 ? ['receiveOrder'] : [];
}

export function actsOfQuota(row: ConsortiumRow): readonly ActName[] {
  if (row.cancelled) return [];
  return row.awardedOn === '' ? ['bid', 'award'] : ['undoAward'];
}

/** What is left of two figures; null where one is not known. */
const less = (whole: number | null, part: number | null) =>
  whole === null || part === null ? null : whole - part;

/** After a use: what stays open of the title and is left of the advance, in hundredths. */
export const afterUse = (row: AdvanceRow, open: Cents, cents: Cents) => ({
  open: less(open, cents),
  left: less(advanceBalance(row), cents),
});

/** After a fixing: how much has a price, how much has none, and the mean price by quantity. */
export function afterFixing(row: ContractRow, amount: Amount, price: Amount) {
  const { fixed } = row;
  const unfixed = unfixedOf(row);
  if (fixed === null || unfixed === null || amount === null || price === null || amount <= 0) return null;
  const before = fixed === 0 ? 0 : row.price;
  if (before === null) return null;
  const all = quantity(fixed + amount);
  return {
    fixed: all,
    left: quantity(unfixed - amount),
    mean: roundHalfAway((fixed * before + amount * price) / all, 4),
  };
}

/** After a receipt: the title's value, and what is still to come. */
export const afterReceipt = (row: OrderRow, amount: Amount) => {
  const balance = productBalance(row);
  return {
    value: valueOf(amount, row.price),
    left: balance === null || amount === null ? null : quantity(balance - amount),
  };
};

/** What is left to be paid of a quota once its bid has won. */
export const afterBid = (row: ConsortiumRow): Cents => {
  const balance = quotaBalance({ ...row, awardedOn: '' });
  return balance === null || row.bid === null ? null : Math.max(0, balance - row.bid);
};
