import type { ComparedAccount, SummaryRow } from '../planningTypes';
import { comparedRows, lastOver } from './comparedRows';
import type { Side } from './comparison';

/** What is left of a plan's income; null while one of the two is unknown. */
export const marginOf = ({ income, expense }: SummaryRow) =>
  income === null || expense === null ? null : income - expense;

/** What is known of a figure; null when no row knows it. */
export function sumOf(rows: readonly SummaryRow[], read: (row: SummaryRow) => number | null): number | null {
  const known = rows.map(read).filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((all, value) => all + value, 0);
}

/** What came of a year until now and what was planned for the same months, in cents; null of a side where nothing is known. */
export interface DoneSoFar {
  /** The last month that is over, from 1. */
  readonly month: number;
  readonly income: Done | null;
  readonly expense: Done | null;
  readonly margin: Done | null;
}

interface Done {
  readonly actual: number;
  readonly due: number;
}

/** Both sides of a year until now, each beside the plan of the same months; null where no month is over. */
export function doneSoFar(accounts: readonly ComparedAccount[]): DoneSoFar | null {
  const last = lastOver(accounts, null);
  if (last === null) return null;
  const rows = comparedRows(accounts, null);
  const of = (side: Side): Done | null => {
    const known = rows.filter((row) => row.side === side && row.actual !== null);
    if (known.length === 0) return null;
    const sum = (read: (row: (typeof known)[number]) => number | null) =>
      known.reduce((all, row) => all + (read(row) ?? 0), 0);
    return { actual: sum((row) => row.actual), due: sum((row) => row.due) };
  };
  const [income, expense] = [of('INCOME'), of('EXPENSE')];
  const margin = income &&
    expense && { actual: income.actual - expense.actual, due: income.due - expense.due };
  return { month: last + 1, income, expense, margin };
}
