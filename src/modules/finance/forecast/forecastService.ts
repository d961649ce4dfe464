import { fromCents } from '@/platform/format/money';
import { assumed, http } from '@/platform/http/http';
import { madeNumericId } from '@/platform/http/wireValues';
import { findCashFlow } from '../cashFlow/cashFlowService';
import type { FlowBasis } from '../cashFlow/cashFlowTypes';
import type { ForecastLine, Scenario } from './forecastTypes';
import { ScenarioWire } from './forecastWire';

/** The scenarios of the customer, as they were made. */
export async function allScenarios(_all: void, signal: AbortSignal): Promise<Scenario[]> {
  const rows = await http.list(assumed('/CashForecast/GetGridData'), {
    signal,
    contained: true,
    shape: ScenarioWire,
  });
  return rows.toSorted((a, b) => a.id - b.id);
}

export interface PaidQuery {
  /** In a row, the earliest first. */
  readonly years: readonly number[];
  readonly accountIds: readonly string[];
}

/** Payments of some years, as one basis from the first of them on. */
export async function findPaid({ years, accountIds }: PaidQuery, signal: AbortSignal): Promise<FlowBasis> {
  const answers = await Promise.all(years.map((year) => findCashFlow({ year, accountIds }, signal)));
  const [first] = answers;
  if (!first) throw new TypeError('no years');
  const items = answers.flatMap((answer) => answer.items.filter(({ paid }) => paid));
  return {
    ...first,
    ratings: answers.at(-1)?.ratings ?? first.ratings,
    items: [...new Map(items.map((item) => [item.id, item])).values()],
  };
}

export type NewScenario = Pick<Scenario, 'name' | 'startMonth' | 'monthCount' | 'opening' | 'lines'>;

const lineBody = ({ id, name, side, ratingId, schedule, typed }: ForecastLine) => ({
  id,
  name,
  side,
  financialRatingId: ratingId,
  ...(schedule && {
    value: fromCents(schedule.cents),
    firstDate: schedule.first,
    recurrence: schedule.recurrence,
    untilDate: schedule.until,
  }),
  monthValues: Object.entries(typed)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([month, cents]) => ({ month, value: fromCents(cents) })),
});

const bodyOf = (scenario: NewScenario, unread: readonly unknown[]) => ({
  name: scenario.name,
  startMonth: scenario.startMonth,
  monthCount: scenario.monthCount,
  openingBalance: scenario.opening === null ? null : fromCents(scenario.opening),
  lines: [...scenario.lines.map(lineBody), ...unread],
});

export const createScenario = (scenario: NewScenario): Promise<number | null> =>
  http.post(assumed('/CashForecast/Create'), bodyOf(scenario, []), { shape: madeNumericId });

/**
 * Keeps a scenario; refused when somebody else has changed the version that was read.
 * @param inPlace a failure is said where it was typed, and not by the application
 */
export const saveScenario = (scenario: Scenario, inPlace = false): Promise<unknown> =>
  http.put<unknown>(
    assumed('/CashForecast/Edit'),
    { ...bodyOf(scenario, scenario.unread), version: scenario.version },
    { params: { id: scenario.id }, quiet: inPlace },
  );

export const removeScenario = (id: number): Promise<unknown> =>
  http.delete<unknown>(assumed('/CashForecast/Delete'), { params: { id } });

/** Puts a scenario into the cash flow in the place of those that share a month with it, or takes it out. */
export const chooseScenario = (id: number, chosen: boolean): Promise<unknown> =>
  http.post<unknown>(assumed('/CashForecast/Choose'), { id, chosen });
