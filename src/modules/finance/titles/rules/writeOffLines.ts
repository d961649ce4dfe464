import { fromCents } from '@/platform/format/money';
import { roundHalfAway } from '@/platform/format/number';
import type { WriteOffBody } from '../titlesSchemas';
import { earlyDiscount } from './earlyDiscount';
import { lateCharges } from './lateCharges';
import type { TitleRow } from './titleRow';

/** What is written off of one title, in whole cents; null while nothing is typed. */
export interface WriteOffLine {
  id: number;
  /** What is open: no more than that may be written off. */
  open: number;
  value: number | null;
  discount: number | null;
  interest: number | null;
  penalty: number | null;
  /** Of a title in another currency: what one of it is worth on the day of payment; null in reais. */
  rate: number | null;
  /** What the part is worth more than at the document's rate; below 0 it is worth less. 0 in reais. */
  exchange: number | null;
  /** Its document is in another currency: the rate of the payment is needed. */
  foreign: boolean;
}

/**
 * What a part of a title in another currency is worth more on the day of its payment than at the rate of its document,
 * in cents, rounded half away from zero; below 0 less. 5 432.10 at 5.4321 are US$ 1 000.00, at 5.60 5 600.00: 167.90.
 */
export function exchangeOf(value: number, quotation: number | null, rate: number | null): number {
  if (quotation === null || quotation <= 0 || rate === null) return 0;
  return roundHalfAway((value / quotation) * rate, 0) - value;
}

/** Whether a title was entered at the rate of another currency. */
export const isForeignTitle = ({ quotation }: Pick<TitleRow, 'quotation'>) => (quotation ?? 0) > 0;

/** All that is open of a title, with what is proposed for being late or early. */
export function newLine(row: TitleRow, paymentDate: string): WriteOffLine {
  const { interest, penalty } = lateCharges(row, row.open, paymentDate);
  const discount = earlyDiscount(row, row.open, paymentDate);
  return {
    id: row.id,
    open: row.open,
    value: row.open,
    discount,
    interest,
    penalty,
    rate: null,
    exchange: 0,
    foreign: isForeignTitle(row),
  };
}

/**
 * Discount, interest and penalty that follow from what was paid in all for a part of a title: less than the part is a
 * discount; what is more is first the penalty that is due, then interest. Whole cents.
 */
export function amountsForTotal(
  value: number,
  total: number,
  penaltyDue: number,
): Pick<WriteOffLine, 'discount' | 'interest' | 'penalty'> {
  const surplus = total - value;
  if (surplus < 0) return { discount: -surplus, interest: 0, penalty: 0 };
  const penalty = Math.min(penaltyDue, surplus);
  return { discount: 0, interest: surplus - penalty, penalty };
}

type Amounts = Pick<WriteOffLine, 'value' | 'discount' | 'interest' | 'penalty' | 'exchange'>;

/** What moves for a line: its value less the discount, with interest, penalty and exchange difference. Whole cents. */
export function lineTotal({ value, discount, interest, penalty, exchange }: Partial<Amounts>): number {
  return (value ?? 0) - (discount ?? 0) + (interest ?? 0) + (penalty ?? 0) + (exchange ?? 0);
}

export const linesTotal = (lines: readonly Partial<Amounts>[]) =>
  lines.reduce((sum, line) => sum + lineTotal(line), 0);

interface Means {
  writeOffDate: string;
  paymentDate: string;
  paymentId: number;
  currentAccountId: number | null;
  creditCardId: number | null;
}

/** What is sent: money in reais, card or account but never both. */
export function toWriteOffBody(means: Means, byCard: boolean, lines: readonly WriteOffLine[]): WriteOffBody {
  return {
    writeOffDate: means.writeOffDate,
    paymentDate: means.paymentDate,
    paymentId: means.paymentId,
    currentAccountId: byCard ? null : means.currentAccountId,
    creditCardId: byCard ? means.creditCardId : null,
    tradeAccounts: lines.map((line) => ({
      id: line.id,
      installmentValue: fromCents(line.value ?? 0),
      discountValue: fromCents(line.discount ?? 0),
      interestValue: fromCents(line.interest ?? 0),
      penaltyValue: fromCents(line.penalty ?? 0),
      ...(line.rate === null ? {} : { quotation: line.rate, exchangeValue: fromCents(line.exchange ?? 0) }),
    })),
  };
}
