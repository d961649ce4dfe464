import type { SummaryRow } from '../planningTypes';

/** What is left of a plan's income; null while one of the two is unknown. */
export const marginOf = ({ income, expense }: SummaryRow) =>
  income === null || expense === null ? null : income - expense;

/** What is known of a figure; null when no row knows it. */
export function sumOf(rows: readonly SummaryRow[], read: (row: SummaryRow) => number | null): number | null {
  const known = rows.map(read).filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((all, value) => all + value, 0);
}
