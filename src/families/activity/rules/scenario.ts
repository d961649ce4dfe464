import type { ActivityDescriptor } from '../activityTypes';
import { type ActivityValues, copyFor, expenseYears, incomesOf, summaryOf } from '../activityValues';
import { breakEvenPrice, breakEvenUnits } from './breakEven';
import { divided } from './production';

/** What another year may bring, in percent of the plan. */
export interface Scenario {
  readonly price: number;
  readonly yield: number;
  readonly cost: number;
  /** Of the dollar: prices follow it whole, costs as far as they are bought in it. */
  readonly exchange: number;
}

export const AS_PLANNED: Scenario = { price: 0, yield: 0, cost: 0, exchange: 0 };

/** What a plan comes to in a scenario: money in cents, unknown parts leave a figure unknown. */
export interface Outcome {
  readonly income: number | null;
  readonly expense: number | null;
  readonly margin: number | null;
  readonly marginHa: number | null;
  readonly breakEvenUnits: number | null;
  readonly breakEvenHa: number | null;
  /** Reais a unit. */
  readonly breakEvenPrice: number | null;
}

const factor = (percent: number) => 1 + percent / 100;

/** By how many percent prices change, the dollar included. */
function pricesOf({ price, exchange }: Pick<Scenario, 'price' | 'exchange'>): number {
  const prices = (factor(price) * factor(exchange) - 1) * 100;
  return Math.abs(prices) < 1e-9 ? 0 : prices;
}

/** The expense of a plan whose yields are changed already, in cents. */
function expenseIn(
  activity: ActivityDescriptor,
  changed: ActivityValues,
  { cost, exchange }: Pick<Scenario, 'cost' | 'exchange'>,
  dollarCost: number,
): number | null {
  const years = expenseYears(activity, changed);
  const costs = factor(cost) * factor((exchange * dollarCost) / 100);
  return years.includes(null)
    ? null
    : Math.round(years.reduce<number>((sum, year) => sum + (year ?? 0), 0) * costs);
}

/**
 * The plan with other prices, yields and costs. Costs that count units or heads follow the yield by themselves.
 *
 * @param dollarCost percent of the costs that follow the dollar
 */
export function outcomeOf(
  activity: ActivityDescriptor,
  values: ActivityValues,
  scenario: Scenario,
  dollarCost = 0,
): Outcome {
  const changed = copyFor(activity, values, {
    harvestYear: values.harvestYear ?? 0,
    prices: pricesOf(scenario),
    yields: scenario.yield,
  });
  const { income, area, quantity } = summaryOf(activity, changed);
  const expense = expenseIn(activity, changed, scenario, dollarCost);
  const margin = income === null || expense === null ? null : income - expense;
  const price = divided(divided(income, 100), quantity);
  const units = breakEvenUnits(expense, price);
  return {
    income,
    expense,
    margin,
    marginHa: divided(margin, area),
    breakEvenUnits: units,
    breakEvenHa: divided(units, area),
    breakEvenPrice: breakEvenPrice(expense, quantity),
  };
}

/** Steps of price and yield, in percent, lowest first: `count` of them around 0. */
export const stepsOf = (count: number, step: number): readonly number[] =>
  Array.from({ length: count }, (_, at) => (at - Math.floor(count / 2)) * step);

/** Margin in cents for each yield (rows) and price (columns), in percent of the scenario's own. */
export function sensitivityOf(
  activity: ActivityDescriptor,
  values: ActivityValues,
  { scenario, dollarCost }: { readonly scenario: Scenario; readonly dollarCost: number },
  steps: readonly number[],
): readonly (readonly (number | null)[])[] {
  const around = (base: number, step: number) => (factor(base) * factor(step) - 1) * 100;
  const prices = steps.map((step) => pricesOf({ ...scenario, price: around(scenario.price, step) }));
  return steps.map((step) => {
    const yields = around(scenario.yield, step);
    // The price changes no expense: each row computes its own once.
    const changed = copyFor(activity, values, { harvestYear: 0, prices: 0, yields });
    const expense = expenseIn(activity, changed, scenario, dollarCost);
    return incomesOf(activity, values, yields, prices).map((income) =>
      income === null || expense === null ? null : income - expense,
    );
  });
}

/** By how many percent the worst of some years lies below what is planned; null where nothing is known of either. */
export function worstYear(planned: number | null | undefined, years: readonly number[]): number | null {
  if (!planned || planned <= 0 || years.length === 0) return null;
  return Math.round((Math.min(...years) / planned - 1) * 1000) / 10;
}
