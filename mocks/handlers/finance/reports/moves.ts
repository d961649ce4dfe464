import type { FinancialDocument } from '../../../db/finance/financeTypes';
import { type Move, movesIn } from '../../../db/finance/journal/moves';
import { demo } from '../../../state';

export type { Move } from '../../../db/finance/journal/moves';

/** Every payment of a customer, the oldest first, by the account of the plan that it counts on. */
export const movesOf = (customerId: number | null): readonly Move[] => movesIn(demo.world, customerId);

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
