import { fromCents } from '@/platform/format/money';
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
}

/** All that is open of a title, with what is proposed for being late or early. */
export function newLine(row: TitleRow, paymentDate: string): WriteOffLine {
  const { interest, penalty } = lateCharges(row, row.open, paymentDate);
  const discount = earlyDiscount(row, row.open, paymentDate);
  return { id: row.id, open: row.open, value: row.open, discount, interest, penalty };
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

type Amounts = Pick<WriteOffLine, 'value' | 'discount' | 'interest' | 'penalty'>;

/** What moves for a line: its value less the discount, with interest and penalty. Whole cents. */
export function lineTotal({ value, discount, interest, penalty }: Partial<Amounts>): number {
  return (value ?? 0) - (discount ?? 0) + (interest ?? 0) + (penalty ?? 0);
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
    })),
  };
}
