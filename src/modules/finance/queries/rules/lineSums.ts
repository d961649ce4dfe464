import type { Amount, Cents, QueryLine } from '../queryTypes';
import { quantity } from '@/domain/agreements/handover';

/** Sums of a part's lines; null where any line does not tell its figure. */
export function lineSums(lines: readonly QueryLine[]): { readonly quantity: Amount; readonly value: Cents } {
  let [amount, cents]: [Amount, Cents] = [0, 0];
  for (const line of lines) {
    amount = amount === null || line.quantity === null ? null : quantity(amount + line.quantity);
    cents = cents === null || line.value === null ? null : cents + line.value;
  }
  return { quantity: amount, value: cents };
}

/** Whether lines do not come to what their record says; what is unknown is no difference. */
export function differsFrom(sum: number | null, recorded: number | null, count: number): boolean {
  if (recorded === null) return false;
  return count === 0 ? recorded !== 0 : sum !== null && sum !== recorded;
}
