import type { World } from '../../types';
import type { Reconciliation } from '../bankingTables';

/** The matches of a customer's accounts, by the records that they stand for. */
export function matchIndex({ finance }: World, customerId: number) {
  const byLine = new Map<number, Reconciliation>();
  const byWriteOff = new Map<number, Reconciliation>();
  for (const match of finance.banking.reconciliations.filter((row) => row.customerId === customerId)) {
    for (const id of [...match.lineIds, ...match.entryIds, ...match.madeLineIds]) byLine.set(id, match);
    for (const id of [...match.writeOffIds, ...match.madeWriteOffIds]) byWriteOff.set(id, match);
  }
  return { byLine, byWriteOff };
}
