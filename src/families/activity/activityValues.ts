import type { ActivityDescriptor } from './activityTypes';
import { apportion, leftOf, percentsOf, type ShareBasis, type SharePart } from './rules/apportion';
import { type ExpenseWay, type Measures, monthsOf, TYPED, yearOf } from './rules/months';
import { quantityOf, times } from './rules/production';
import { type ShareOver, type ShareTarget, shareTargets } from './rules/shareTargets';

/** A line of what is produced, as it is entered. */
export interface LineValues {
  productName: string | null;
  /** The account that its income falls under. */
  accountId: number | null;
  main: boolean;
  centerId: number | null;
  quantities: Record<string, number | null>;
  unit: string | null;
  /** Reais of one sale unit, to four decimals. */
  price: number | null;
  /** Cents. */
  total: number | null;
  /** The price was worked back from the total. */
  totalTyped: boolean;
  /** Percent of the production that is stored. */
  storage: number | null;
  plots: number | null;
  /** When it is received: `EVEN`, `CALENDAR`, a month, or in parts. */
  spread: string | null;
  /** Percent of each of twelve months, January first; only of a `spread` that says so. */
  parts: (number | null)[] | null;
}

export interface ExpenseValues {
  accountId: number | null;
  way: ExpenseWay | null;
  /** Cents, of whatever `way` counts. */
  value: number | null;
  spread: string | null;
  /** Cents of twelve months that were typed, January first; only of a `spread` that says so. */
  months: number[] | null;
}

/** What was typed for one part; a locked one keeps its percentage on every basis. */
export interface ShareValues {
  percent: number | null;
  locked: boolean;
}

export interface ActivityValues {
  harvestYear: number | null;
  title: string | null;
  production: LineValues[];
  expenses: ExpenseValues[];
  basis: ShareBasis;
  over: ShareOver;
  /** By the key of what each falls to (`shareTargets`). */
  shares: Record<string, ShareValues>;
}

/** Where is produced: a cost center. */
export interface Center {
  readonly id: number;
  readonly name: string;
  readonly groupName: string;
  /** The farm that it is of; null is not known. */
  readonly groupId?: number | null;
  /** Useful hectares; null is not known. */
  readonly area: number | null;
  readonly plots: number | null;
  /** Of which activity it is, as the server names it; null is not known. */
  readonly kind?: string | null;
  /** As the map has them. */
  readonly plotList?: readonly { readonly id: number; readonly name: string; readonly area: number | null }[];
}

/** The sum of all parts; null when there is none, or when one is not known: a sum without it would be too small. */
function sumAll(parts: readonly (number | null)[]): number | null {
  const known = parts.filter((part): part is number => part !== null);
  return known.length === 0 || known.length < parts.length
    ? null
    : known.reduce((all, part) => all + part, 0);
}

const typedOf = (line: LineValues, name: string | undefined): number | null =>
  name === undefined ? null : (line.quantities[name] ?? null);

/**
 * Hectares, heads and units of all lines together: what 'per hectare', 'per head' and 'per unit' count. Units of
 * different kinds (sacks and tonnes) are not added.
 */
function measuresOf(activity: ActivityDescriptor, lines: readonly LineValues[]): Measures {
  const units = lines.map((line) => quantityOf(activity, line.unit, line.quantities));
  const alike = new Set(lines.map(({ unit }) => unit)).size === 1;
  return {
    area: sumAll(lines.map((line) => typedOf(line, activity.areaOf))),
    heads: sumAll(lines.map((line) => typedOf(line, activity.headsOf))),
    units: alike ? sumAll(units) : null,
  };
}

/** Cents a year of each expense; null when unknown. */
export const expenseYears = (
  activity: ActivityDescriptor,
  values: ActivityValues,
): readonly (number | null)[] => {
  const measures = measuresOf(activity, values.production);
  return values.expenses.map(({ value, way }) => yearOf(value, way ?? 'YEAR', measures));
};

interface WeighedPart extends SharePart {
  readonly target: ShareTarget;
  readonly locked: boolean;
}

/** Each of what the expenses fall to, with what it weighs on the chosen basis. */
function weighed(
  activity: ActivityDescriptor,
  values: ActivityValues,
  centers: readonly Center[],
): readonly WeighedPart[] {
  return shareTargets(values, centers).map((target) => {
    const { lines, portion } = target;
    const measures = measuresOf(activity, lines);
    const typed = values.shares[target.key];
    const locked = typed?.locked ?? false;
    const weight = {
      AREA: measures.area,
      // In the first sale unit, whichever each line is sold in.
      QUANTITY: sumAll(lines.map((line) => quantityOf(activity, null, line.quantities))),
      INCOME: sumAll(lines.map(({ total }) => total)),
      HEADS: measures.heads,
      PERCENT: null,
    }[values.basis];
    const fixed = locked || values.basis === 'PERCENT' ? (typed?.percent ?? 0) : null;
    return { target, locked, weight: times(weight, portion), fixed };
  });
}

/** The parts of the common expenses: percent and cents of each, and what is left to 100 %. */
export function apportionmentOf(
  activity: ActivityDescriptor,
  values: ActivityValues,
  centers: readonly Center[] = [],
) {
  const parts = weighed(activity, values, centers);
  const percents = percentsOf(parts);
  const left = leftOf(percents);
  const years = expenseYears(activity, values);
  const known = left === 0 && !years.includes(null);
  const amounts = known ? apportion(sumAll(years) ?? 0, parts) : [];
  return {
    left,
    parts: parts.map(({ target: { key, centerId, productName, plotId, name }, locked }, at) => ({
      key,
      centerId,
      productName,
      plotId,
      name,
      locked,
      percent: percents[at] ?? null,
      amount: amounts[at] ?? null,
    })),
  };
}

/** Months of a line's income, January first; all zero while its total is not known. */
export const lineMonths = (activity: ActivityDescriptor, line: LineValues): readonly number[] =>
  monthsOf(
    line.total ?? 0,
    line.spread ?? 'EVEN',
    activity.incomeCalendar ?? [],
    line.parts?.map((percent) => percent ?? 0),
  );

export const expenseMonths = (activity: ActivityDescriptor, expense: ExpenseValues, year: number | null) =>
  monthsOf(year ?? 0, expense.spread ?? 'EVEN', activity.calendar, expense.months);

const isOneProduct = (lines: readonly LineValues[]) =>
  new Set(lines.map(({ productName }) => productName?.trim().toUpperCase())).size === 1;

/** What a plan comes to. Unknown parts leave a sum unknown, never smaller. */
export function summaryOf(activity: ActivityDescriptor, values: ActivityValues) {
  const years = expenseYears(activity, values);
  const totals = values.production.map(({ total }) => total);
  const income = sumAll(totals);
  const expense = years.includes(null) ? null : (sumAll(years) ?? 0);
  const measures = measuresOf(activity, values.production);
  const received = values.production.map((line) => lineMonths(activity, line));
  const spent = values.expenses.map((each, at) => expenseMonths(activity, each, years[at] ?? null));
  const sumAt = (rows: readonly (readonly number[])[], at: number) =>
    rows.reduce((all, row) => all + (row[at] ?? 0), 0);
  const months = Array.from({ length: 12 }, (_, at) => ({
    month: at + 1,
    income: sumAt(received, at),
    expense: sumAt(spent, at),
  }));
  const units = new Set(values.production.map(({ unit }) => unit));
  return {
    income,
    expense,
    margin: income === null || expense === null ? null : income - expense,
    months,
    area: measures.area,
    // Sacks of two crops have no price together.
    quantity: isOneProduct(values.production) ? measures.units : null,
    unit: units.size === 1 ? ([...units][0] ?? null) : null,
  };
}

/** The amount of one line in its sale unit. */
export const lineQuantity = (activity: ActivityDescriptor, line: LineValues): number | null =>
  quantityOf(activity, line.unit, line.quantities);

export const emptyLine = (activity: ActivityDescriptor): LineValues => ({
  productName: null,
  accountId: null,
  main: false,
  centerId: null,
  quantities: Object.fromEntries(activity.quantities.map(({ name }) => [name, null])),
  unit: activity.saleUnits[0].unit,
  price: null,
  total: null,
  totalTyped: false,
  storage: null,
  plots: null,
  spread: activity.incomeCalendar ? 'CALENDAR' : 'EVEN',
  parts: null,
});

export const emptyExpense = (): ExpenseValues => ({
  accountId: null,
  way: 'YEAR',
  value: null,
  spread: 'EVEN',
  months: null,
});

/** An expense with some of its months typed anew: the others stay, and the year is their sum. */
export function withMonths(
  activity: ActivityDescriptor,
  expense: ExpenseValues,
  year: number | null,
  typed: ReadonlyMap<number, number>,
): ExpenseValues {
  const before = expenseMonths(activity, expense, year);
  const months = before.map((value, at) => typed.get(at) ?? value);
  const value = months.reduce((all, month) => all + month, 0);
  return { ...expense, way: 'YEAR', spread: TYPED, months, value };
}

export const emptyValues = (activity: ActivityDescriptor, harvestYear: number | null): ActivityValues => ({
  harvestYear,
  title: null,
  production: [{ ...emptyLine(activity), main: true }],
  expenses: [],
  basis: activity.areaOf ? 'AREA' : 'INCOME',
  over: 'CENTER',
  shares: {},
});

/** A percentage on a value, rounded as it is entered: +0 % is the original. */
const raised = (value: number | null, percent: number, decimals: number): number | null => {
  const next = times(value, 1 + percent / 100);
  return next === null ? null : Math.round(next * 10 ** decimals) / 10 ** decimals;
};

/** What was typed for a line, its yield changed by a percentage. */
function raisedQuantities(activity: ActivityDescriptor, line: LineValues, yields: number) {
  const field = activity.quantities.find(({ name }) => name === activity.yieldOf);
  const next = raised(line.quantities[activity.yieldOf] ?? null, yields, field?.decimals ?? 2);
  const most = field?.most ?? Infinity;
  return { ...line.quantities, [activity.yieldOf]: next === null ? null : Math.min(next, most) };
}

const totalAt = (quantity: number | null, price: number | null): number | null => {
  const total = times(quantity, price, 100);
  return total === null ? null : Math.round(total);
};

/**
 * The income in cents at each of several changes of the price, all at one change of the yield, in percent; the same as
 * that of `copyFor`, without making the copies.
 */
export function incomesOf(
  activity: ActivityDescriptor,
  values: ActivityValues,
  yields: number,
  prices: readonly number[],
): readonly (number | null)[] {
  const quantities = values.production.map((line) =>
    quantityOf(activity, line.unit, raisedQuantities(activity, line, yields)),
  );
  return prices.map((change) => {
    const totals = values.production.map((line, at) =>
      change === 0 && yields === 0
        ? line.total
        : totalAt(quantities[at] ?? null, raised(line.price, change, 4)),
    );
    return sumAll(totals);
  });
}

/** The plan for another year, its prices and yields changed by percentages; totals follow. */
export function copyFor(
  activity: ActivityDescriptor,
  values: ActivityValues,
  change: { readonly harvestYear: number; readonly prices: number; readonly yields: number },
): ActivityValues {
  const production = values.production.map((line) => {
    if (change.prices === 0 && change.yields === 0) return line;
    const quantities = raisedQuantities(activity, line, change.yields);
    const price = raised(line.price, change.prices, 4);
    const total = totalAt(quantityOf(activity, line.unit, quantities), price);
    return { ...line, quantities, price, totalTyped: false, total };
  });
  return { ...values, harvestYear: change.harvestYear, production };
}
