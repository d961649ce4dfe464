import type { LocalDate } from '@/platform/format/date';
import { addMonths, type Month, monthOf } from '@/platform/format/month';
import { roundHalfAway } from '@/platform/format/number';
import type { FlowItem } from '../../cashFlow/cashFlowTypes';
import type { ForecastLine, Plan } from '../forecastTypes';
import { monthsOf, YEAR } from './forecast';

export interface Growth {
  /** Per cent more, or with a minus less. */
  readonly income: number;
  readonly expense: number;
}

/** The twelve whole months before a scenario, or before the present month when it begins later. */
export function yearBefore(
  startMonth: Month,
  today: LocalDate,
): { readonly first: Month; readonly last: Month } {
  const end = startMonth < monthOf(today) ? startMonth : monthOf(today);
  return { first: addMonths(end, -YEAR), last: addMonths(end, -1) };
}

/**
 * Lines out of the payments of twelve months: one for each side and account. Each month of the scenario takes the same month
 * of that year, changed by a percentage, once more with each further year, to the cent.
 * @param nameOf what an account is called; null of payments without one
 */
export function linesFromPayments(
  items: readonly FlowItem[],
  {
    plan,
    today,
    growth,
  }: {
    readonly plan: Pick<Plan, 'startMonth' | 'monthCount'>;
    readonly today: LocalDate;
    readonly growth: Growth;
  },
  nameOf: (ratingId: number | null) => string,
): ForecastLine[] {
  const { first, last } = yearBefore(plan.startMonth, today);
  const found = new Map<string, Pick<ForecastLine, 'side' | 'ratingId'> & { sums: Map<string, number> }>();
  for (const { paid, side, ratingId, day, cents } of items) {
    if (!paid || monthOf(day) < first || monthOf(day) > last) continue;
    const key = `${side} ${ratingId ?? ''}`;
    const line = found.get(key) ?? { side, ratingId, sums: new Map<string, number>() };
    const month = day.slice(5, 7);
    line.sums.set(month, (line.sums.get(month) ?? 0) + cents);
    found.set(key, line);
  }
  return [...found].map(([id, { side, ratingId, sums }]) => {
    const factor = 1 + (side === 'INCOME' ? growth.income : growth.expense) / 100;
    const typed = monthsOf(plan).flatMap((month, at) => {
      const cents = sums.get(month.slice(5));
      const times = Math.floor(at / YEAR) + 1;
      return cents === undefined ? [] : [[month, roundHalfAway(cents * factor ** times, 0)] as const];
    });
    return { id, side, ratingId, name: nameOf(ratingId), schedule: null, typed: Object.fromEntries(typed) };
  });
}
