import type { FinancialDocument, Installment, WriteOff } from '../../../db/finance/financeTypes';
import { movedBy } from '../../../db/finance/writeOffSum';
import { demo } from '../../../state';

/** A payment with what it was for. Money in cents. */
export interface Move {
  writeOff: WriteOff;
  installment: Installment;
  document: FinancialDocument;
  /** What left or came: the part of the title less the discount, with interest and penalty. */
  moved: number;
}

/** Every payment of a customer, the oldest first. */
export function movesOf(customerId: number | null): Move[] {
  const { writeOffs, installments, documents } = demo.world.finance;
  return writeOffs
    .filter((row) => row.customerId === customerId)
    .flatMap((writeOff) => {
      const installment = installments.get(writeOff.installmentId);
      if (!installment) return [];
      const moved = movedBy(writeOff);
      return [{ writeOff, installment, document: documents.need(installment.documentId), moved }];
    })
    .toSorted(
      (a, b) => a.writeOff.paymentDate.localeCompare(b.writeOff.paymentDate) || a.writeOff.id - b.writeOff.id,
    );
}

/** Parts of cents by percentages, which sum to the whole: the last one takes the rest. */
export function partsOf(cents: number, percentages: readonly number[]): number[] {
  let left = cents;
  return percentages.map((percentage, at) => {
    const part = at === percentages.length - 1 ? left : Math.round((cents * percentage) / 100);
    left -= part;
    return part;
  });
}

/** A sum on its side, in reais; nothing on the other. */
export const sidesOf = ({ movement }: FinancialDocument, cents: number) => ({
  incomeValue: movement === 'INCOME' ? cents / 100 : null,
  expenseValue: movement === 'EXPENSE' ? cents / 100 : null,
});
