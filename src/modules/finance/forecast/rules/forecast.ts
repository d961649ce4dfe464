import { addMonths as addMonthsToDate, type LocalDate } from '@/platform/format/date';
import { addMonths, firstDayOf, lastDayOf, type Month, monthOf } from '@/platform/format/month';
import type { FlowBasis, FlowItem } from '../../cashFlow/cashFlowTypes';
import type { ForecastLine, Plan } from '../forecastTypes';
import { datesOf } from './schedule';

/** Three years: what is further off is no forecast. */
export const MOST_MONTHS = 36;
/** The year that a scenario is started from. */
export const YEAR = 12;

type Months = Pick<Plan, 'startMonth' | 'monthCount'>;

export const monthsOf = ({ startMonth, monthCount }: Months): Month[] =>
  Array.from({ length: monthCount }, (_, at) => addMonths(startMonth, at));

export const lastMonthOf = ({ startMonth, monthCount }: Months): Month =>
  addMonths(startMonth, monthCount - 1);

export const yearOf = (month: Month): number => Number(month.slice(0, 4));

/** The years of a scenario that have begun, from which payments may have come. */
export function begunYears(plan: Months, today: LocalDate): number[] {
  const [first, last] = [yearOf(plan.startMonth), Math.min(yearOf(lastMonthOf(plan)), yearOf(today))];
  return first > last ? [] : Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

/** How far one month is behind another. */
const monthsBetween = (from: Month, to: Month) =>
  (yearOf(to) - yearOf(from)) * YEAR + Number(to.slice(5)) - Number(from.slice(5));

/** Cents that a line's schedule gives in each month that it falls into. */
function scheduled({ schedule }: Pick<ForecastLine, 'schedule'>, plan: Months): Map<Month, number> {
  const sums = new Map<Month, number>();
  if (!schedule) return sums;
  for (const day of datesOf(schedule, firstDayOf(plan.startMonth), lastDayOf(lastMonthOf(plan))))
    sums.set(monthOf(day), (sums.get(monthOf(day)) ?? 0) + schedule.cents);
  return sums;
}

/** Cents of a line in each month of the scenario: what was typed there, else what the schedule gives. */
export function lineMonths(line: Pick<ForecastLine, 'schedule' | 'typed'>, plan: Months): number[] {
  const sums = scheduled(line, plan);
  return monthsOf(plan).map((month) => line.typed[month] ?? sums.get(month) ?? 0);
}

/** The line with another value in a month; the schedule's own value is no change to it. */
export function withMonth(line: ForecastLine, month: Month, cents: number, plan: Months): ForecastLine {
  const { [month]: _, ...typed } = line.typed;
  const same = line.schedule !== null && (scheduled(line, plan).get(month) ?? 0) === cents;
  return { ...line, typed: same ? typed : { ...typed, [month]: cents } };
}

/** The lines some months on, for a copy that begins then. */
export function movedLines(lines: readonly ForecastLine[], from: Month, to: Month): ForecastLine[] {
  const by = monthsBetween(from, to);
  if (by === 0) return [...lines];
  return lines.map((line) => ({
    ...line,
    schedule: line.schedule && {
      ...line.schedule,
      first: addMonthsToDate(line.schedule.first, by),
      until: line.schedule.until && addMonthsToDate(line.schedule.until, by),
    },
    typed: Object.fromEntries(
      Object.entries(line.typed).map(([month, cents]) => [addMonths(month, by), cents]),
    ),
  }));
}

export interface ForecastMonth {
  readonly month: Month;
  readonly income: number;
  readonly expense: number;
  readonly result: number;
  /** Of the months until this one, from the opening balance or from zero. */
  readonly balance: number;
}

/** What a scenario leaves month by month. */
export function scenarioMonths(plan: Plan): readonly ForecastMonth[] {
  const lines = plan.lines.map((line) => ({ side: line.side, months: lineMonths(line, plan) }));
  let balance = plan.opening ?? 0;
  return monthsOf(plan).map((month, at) => {
    let [income, expense] = [0, 0];
    for (const { side, months } of lines)
      if (side === 'INCOME') income += months[at] ?? 0;
      else expense += months[at] ?? 0;
    balance += income - expense;
    return { month, income, expense, result: income - expense, balance };
  });
}

const signed = ({ side, cents }: FlowItem) => (side === 'INCOME' ? cents : -cents);

/** What the payments of each month left, the present one until today; null of months that are still to come. */
export function paidResults(
  items: readonly FlowItem[],
  plan: Months,
  today: LocalDate,
): readonly (number | null)[] {
  const sums = new Map<Month, number>();
  for (const item of items)
    if (item.paid) sums.set(monthOf(item.day), (sums.get(monthOf(item.day)) ?? 0) + signed(item));
  return monthsOf(plan).map((month) => (month > monthOf(today) ? null : (sums.get(month) ?? 0)));
}

/** Results added up from the first month that is known; null where a month is not. */
export function runningSum(results: readonly (number | null | undefined)[]): (number | null)[] {
  let sum = 0;
  return results.map((result) => {
    if (result == null) return null;
    sum += result;
    return sum;
  });
}

/** What another scenario leaves in the months of this one, added up; null in months that it does not have. */
export function comparedMonths(other: Plan, plan: Months): (number | null)[] {
  const results = new Map(scenarioMonths(other).map(({ month, result }) => [month, result]));
  return runningSum(monthsOf(plan).map((month) => results.get(month)));
}

/** Cents in the banks before a month, as payments leave it; null where it is not known or still to come. */
export function balanceBefore(basis: FlowBasis, month: Month, today: LocalDate): number | null {
  const day = firstDayOf(month);
  if (basis.opening === null || month > monthOf(today) || basis.from > day) return null;
  return basis.items.reduce(
    (sum, item) => (item.paid && item.day >= basis.from && item.day < day ? sum + signed(item) : sum),
    basis.opening,
  );
}
