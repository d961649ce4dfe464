import { roundHalfAway } from '@/platform/format/number';
import type { FlowItem, FlowSide } from '../../cashFlow/cashFlowTypes';
import type { ForecastLine } from '../forecastTypes';

export const MONTHS = 12;
const nothing = (): number[] => Array.from({ length: MONTHS }, () => 0);

export interface Recurring {
  readonly name: string;
  readonly side: FlowSide;
  readonly ratingId: number | null;
  readonly cents: number;
  /** 1 to 12. */
  readonly from: number;
  readonly until: number;
  /** Every so many months. */
  readonly every: number;
}

/** A line that comes again: the same value from a month until another, every so many months. */
export function recurringLine(
  { name, side, ratingId, cents, from, until, every }: Recurring,
  id: string,
): ForecastLine {
  const months = nothing().map((_, at) => {
    const month = at + 1;
    return month >= from && month <= until && (month - from) % every === 0 ? cents : 0;
  });
  return { id, name, side, ratingId, months };
}

export interface Growth {
  /** Per cent more, or with a minus less. */
  readonly income: number;
  readonly expense: number;
}

/**
 * Lines out of a year's payments: one for each side and account, each month changed by a percentage, to the cent.
 * @param nameOf what an account is called; null of payments without one
 */
export function linesFromPayments(
  items: readonly FlowItem[],
  growth: Growth,
  nameOf: (ratingId: number | null) => string,
): ForecastLine[] {
  const found = new Map<string, { side: FlowSide; ratingId: number | null; months: number[] }>();
  for (const { paid, side, ratingId, day, cents } of items) {
    if (!paid) continue;
    const key = `${side} ${ratingId ?? ''}`;
    const line = found.get(key) ?? { side, ratingId, months: nothing() };
    const at = Number(day.slice(5, 7)) - 1;
    line.months[at] = (line.months[at] ?? 0) + cents;
    found.set(key, line);
  }
  return [...found].map(([id, { side, ratingId, months }]) => {
    const factor = 1 + (side === 'INCOME' ? growth.income : growth.expense) / 100;
    return {
      id,
      side,
      ratingId,
      name: nameOf(ratingId),
      months: months.map((cents) => roundHalfAway(cents * factor, 0)),
    };
  });
}

export interface ForecastMonth {
  readonly month: number;
  readonly income: number;
  readonly expense: number;
  readonly result: number;
  /** Since January, from zero. */
  readonly accumulated: number;
}

const sumAt = (lines: readonly Pick<ForecastLine, 'side' | 'months'>[], side: FlowSide, at: number) =>
  lines.reduce((sum, line) => (line.side === side ? sum + (line.months[at] ?? 0) : sum), 0);

/** What a scenario leaves month by month. */
export function scenarioMonths(
  lines: readonly Pick<ForecastLine, 'side' | 'months'>[],
): readonly ForecastMonth[] {
  let accumulated = 0;
  return nothing().map((_, at) => {
    const [income, expense] = [sumAt(lines, 'INCOME', at), sumAt(lines, 'EXPENSE', at)];
    accumulated += income - expense;
    return { month: at + 1, income, expense, result: income - expense, accumulated };
  });
}

/** Payments of a year as months, the present one until today; null of months that are still to come. */
export function paidMonths(
  items: readonly FlowItem[],
  year: number,
  today: string,
): readonly (ForecastMonth | null)[] {
  const lines = (['INCOME', 'EXPENSE'] as const).map((side) => {
    const months = nothing();
    for (const { paid, side: own, day, cents } of items)
      if (paid && own === side && Number(day.slice(0, 4)) === year) {
        const at = Number(day.slice(5, 7)) - 1;
        months[at] = (months[at] ?? 0) + cents;
      }
    return { side, months };
  });
  return scenarioMonths(lines).map((one) =>
    `${year}-${String(one.month).padStart(2, '0')}` > today.slice(0, 7) ? null : one,
  );
}
