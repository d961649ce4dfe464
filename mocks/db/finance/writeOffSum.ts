import type { WriteOff } from './financeTypes';

type Amounts = Pick<WriteOff, 'value' | 'discountValue' | 'interestValue' | 'penaltyValue' | 'exchangeValue'>;
const cents = (value: number) => Math.round(value * 100);

/** What a write-off moved, in cents: its value less the discount, with interest, penalty and exchange difference. */
export const movedBy = (row: Amounts) =>
  cents(row.value) -
  cents(row.discountValue) +
  cents(row.interestValue) +
  cents(row.penaltyValue) +
  cents(row.exchangeValue ?? 0);
