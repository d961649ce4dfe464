import { fromCents } from '@/platform/format/money';
import type { WriteOffBody } from '../titlesSchemas';
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

/** All that is open of a title, with what is proposed for being late. */
export function newLine(row: TitleRow, paymentDate: string): WriteOffLine {
  const { interest, penalty } = lateCharges(row, row.open, paymentDate);
  return { id: row.id, open: row.open, value: row.open, discount: 0, interest, penalty };
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
