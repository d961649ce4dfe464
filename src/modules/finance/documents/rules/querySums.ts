import type { DocumentRow, Movement } from '../documentTypes';

/** What is left open of some documents, in cents: still to be paid, and to be received. */
export interface OpenSums {
  readonly toPay: number;
  readonly toReceive: number;
}

const sumOf = (rows: readonly DocumentRow[], movement: Movement) =>
  rows.reduce((sum, row) => (row.movement === movement ? sum + (row.open ?? 0) : sum), 0);

/** The two sides are never thrown together. */
export function openSums(rows: readonly DocumentRow[]): OpenSums {
  return { toPay: sumOf(rows, 'EXPENSE'), toReceive: sumOf(rows, 'INCOME') };
}
