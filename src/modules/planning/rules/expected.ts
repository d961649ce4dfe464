import { SEASON_MONTHS } from '@/families/activity/rules/months';
import { shareOut } from '@/platform/format/shareOut';
import type { ComparedAccount, ComparedProduct } from '../planningTypes';
import { soldFigures } from './soldFigures';

export interface ExpectedMonth {
  readonly month: number;
  /** Cents from July to the end of the month. */
  readonly plannedIncome: number;
  readonly expectedIncome: number;
  readonly plannedExpense: number;
  readonly expectedExpense: number;
}

const NO_MONTHS: readonly number[] = Array.from({ length: 12 }, () => 0);
const sum = (values: readonly (number | null)[]) =>
  values.reduce<number>((all, value) => all + (value ?? 0), 0);
const sumAt = (rows: readonly (readonly (number | null)[])[], at: number) =>
  sum(rows.map((months) => months[at] ?? null));

/** Cents that are still to come, spread over the months to come as they are planned; the first takes what no month plans. */
function spread(left: number, planned: readonly number[], toCome: readonly number[]): readonly number[] {
  const weights = toCome.map((at) => Math.max(planned[at] ?? 0, 0));
  const shares = shareOut(
    left,
    sum(weights) > 0 ? weights : weights.map((_, place) => (place === 0 ? 1 : 0)),
  );
  return NO_MONTHS.map((_, at) => shares[toCome.indexOf(at)] ?? 0);
}

/** What of a product is left to be sold, at the planned price; by its worth where quantities are not known. */
function leftOfProduct(product: ComparedProduct): number {
  const { plannedQuantity, plannedCents, soldQuantity, soldCents } = soldFigures(product, null);
  if (plannedQuantity !== null && plannedQuantity > 0 && soldQuantity !== null)
    return Math.round((Math.max(plannedQuantity - soldQuantity, 0) / plannedQuantity) * plannedCents);
  return Math.max(plannedCents - (soldCents ?? 0), 0);
}

/** Income to come by month: of each product what is left of it, of other income what is left of its plan. */
function incomeToCome(
  income: readonly ComparedAccount[],
  products: readonly ComparedProduct[],
  toCome: readonly number[],
): readonly number[] {
  const own = products.map(({ planned }) => planned);
  const other = NO_MONTHS.map((_, at) =>
    Math.max(
      sumAt(
        income.map(({ planned }) => planned),
        at,
      ) - sumAt(own, at),
      0,
    ),
  );
  const came = sum(income.flatMap(({ actual }) => actual)) - sum(products.flatMap(({ actual }) => actual));
  const parts = [
    ...products.map((product) => spread(leftOfProduct(product), product.planned, toCome)),
    spread(Math.max(sum(other) - Math.max(came, 0), 0), other, toCome),
  ];
  return NO_MONTHS.map((_, at) => sumAt(parts, at));
}

/**
 * Both sides accumulated from July: as planned, and as expected. Income is what was sold and what is left to be sold, at
 * the planned price; expense is the actual of the months that are over and the plan of those to come. The last row is
 * the year's end.
 */
export function expectedMonths(
  accounts: readonly ComparedAccount[],
  products: readonly ComparedProduct[],
): ExpectedMonth[] {
  const of = (side: ComparedAccount['side']) => accounts.filter((account) => account.side === side);
  const [income, expense] = [of('INCOME'), of('EXPENSE')];
  const toCome = SEASON_MONTHS.filter((at) => !accounts.some(({ actual }) => actual[at] != null));
  const left = toCome.length === 0 ? NO_MONTHS : incomeToCome(income, products, toCome);
  const sums = { plannedIncome: 0, expectedIncome: 0, plannedExpense: 0, expectedExpense: 0 };
  return SEASON_MONTHS.map((at) => {
    sums.plannedIncome += sumAt(
      income.map(({ planned }) => planned),
      at,
    );
    sums.expectedIncome +=
      sumAt(
        income.map(({ actual }) => actual),
        at,
      ) + (left[at] ?? 0);
    sums.plannedExpense += sumAt(
      expense.map(({ planned }) => planned),
      at,
    );
    sums.expectedExpense += sum(expense.map(({ planned, actual }) => actual[at] ?? planned[at] ?? 0));
    return { month: at + 1, ...sums };
  });
}
