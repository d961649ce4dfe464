import { SEASON_MONTHS } from '@/families/activity/rules/months';
import type { ComparedAccount } from '../planningTypes';
import { deltaOf, deltaPercentOf, type Side, type Verdict, verdictOf } from './comparison';

export interface ComparedRow {
  readonly id: number;
  readonly name: string;
  readonly subgroupName: string;
  readonly side: Side | null;
  /** Cents of the chosen time; null where it is unknown for a unit or a hectare. */
  readonly planned: number | null;
  /** Of the months that are over; null when none is. */
  readonly actual: number | null;
  /** Planned for the months that are over: what the difference is against. */
  readonly due: number | null;
}

const sum = (parts: readonly number[]) => parts.reduce((all, part) => all + part, 0);

/** The last of the chosen months that is over (0 is January), in the order of the season; null where none is. */
export function lastOver(accounts: readonly ComparedAccount[], month: number | null): number | null {
  const months = month === null ? [...SEASON_MONTHS] : [month];
  return months.filter((at) => accounts.some(({ actual }) => actual[at] != null)).at(-1) ?? null;
}

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
