import { SEASON_MONTHS } from '@/families/activity/rules/months';
import type { ComparedAccount } from '../planningTypes';
import { deltaOf, deltaPercentOf, type Side, type Verdict, verdictOf } from './comparison';

export interface ComparedRow {
  readonly id: number;
  readonly name: string;
  readonly subgroupName: string;
  readonly side: Side;
  /** Cents of the chosen time; null where it is unknown for a unit or a hectare. */
  readonly planned: number | null;
  /** Of the months that are over; null when none is. */
  readonly actual: number | null;
  /** Planned for the months that are over: what the difference is against. */
  readonly due: number | null;
}

const sum = (parts: readonly number[]) => parts.reduce((all, part) => all + part, 0);

/** Each account over the whole year, or in one month (0 is January). */
export function comparedRows(
  accounts: readonly ComparedAccount[],
  month: number | null,
): (ComparedRow & { readonly planned: number })[] {
  return accounts.map(({ planned, actual, ...account }) => {
    const months = month === null ? [...SEASON_MONTHS] : [month];
    const over = months.filter((at) => actual[at] !== null && actual[at] !== undefined);
    return {
      ...account,
      planned: sum(months.map((at) => planned[at] ?? 0)),
      actual: over.length === 0 ? null : sum(over.map((at) => actual[at] ?? 0)),
      due: over.length === 0 ? null : sum(over.map((at) => planned[at] ?? 0)),
    };
  });
}

const lineOf = ({ due, actual }: Pick<ComparedRow, 'due' | 'actual'>) => ({ planned: due, actual });
export const rowDelta = (row: ComparedRow): number | null => deltaOf(lineOf(row));
export const rowPercent = (row: ComparedRow): number | null => deltaPercentOf(lineOf(row));
export const rowVerdict = (row: ComparedRow): Verdict | null => verdictOf(row.side, lineOf(row));

/** The difference of several accounts together, in percent; null where none of them has an actual. */
export function groupPercent(rows: readonly ComparedRow[]): number | null {
  const over = rows.filter(({ actual }) => actual !== null);
  if (over.length === 0) return null;
  return deltaPercentOf({
    planned: sum(over.map(({ due }) => due ?? 0)),
    actual: sum(over.map(({ actual }) => actual ?? 0)),
  });
}

/** The verdict on several accounts of one side together; null where it has none, or both sides are among them. */
export function groupVerdict(rows: readonly ComparedRow[]): Verdict | null {
  const over = rows.filter(({ actual }) => actual !== null);
  const [first] = over;
  if (!first || over.some(({ side }) => side !== first.side)) return null;
  return verdictOf(first.side, {
    planned: sum(over.map(({ due }) => due ?? 0)),
    actual: sum(over.map(({ actual }) => actual ?? 0)),
  });
}

export interface MonthFigures {
  readonly month: number;
  readonly plannedIncome: number;
  readonly actualIncome: number | null;
  readonly plannedExpense: number;
  readonly actualExpense: number | null;
}

/** Both sides by month, July first. */
export function monthFigures(accounts: readonly ComparedAccount[]): MonthFigures[] {
  const of = (side: Side, month: number) => {
    const rows = comparedRows(
      accounts.filter((account) => account.side === side),
      month,
    );
    const known = rows.filter(({ actual }) => actual !== null);
    return {
      planned: sum(rows.map(({ planned }) => planned)),
      actual: known.length === 0 ? null : sum(known.map(({ actual }) => actual ?? 0)),
    };
  };
  return SEASON_MONTHS.map((at) => {
    const [income, expense] = [of('INCOME', at), of('EXPENSE', at)];
    return {
      month: at + 1,
      plannedIncome: income.planned,
      actualIncome: income.actual,
      plannedExpense: expense.planned,
      actualExpense: expense.actual,
    };
  });
}

export interface ExpectedMonth {
  readonly month: number;
  /** Cents from July to the end of the month. */
  readonly plannedIncome: number;
  readonly expectedIncome: number;
  readonly plannedExpense: number;
  readonly expectedExpense: number;
}

/**
 * Both sides accumulated from July: as planned, and as expected, which is the actual of the months that are over and
 * the plan of those to come. The last row is the year's end.
 */
export function expectedMonths(accounts: readonly ComparedAccount[]): ExpectedMonth[] {
  const sums = { plannedIncome: 0, expectedIncome: 0, plannedExpense: 0, expectedExpense: 0 };
  return SEASON_MONTHS.map((at) => {
    for (const { side, planned, actual } of accounts) {
      const part = planned[at] ?? 0;
      const expected = actual[at] ?? part;
      if (side === 'INCOME') {
        sums.plannedIncome += part;
        sums.expectedIncome += expected;
      } else {
        sums.plannedExpense += part;
        sums.expectedExpense += expected;
      }
    }
    return { month: at + 1, ...sums };
  });
}
