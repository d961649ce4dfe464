import { ratingsOf } from '../db/finance/ratingTree';
import type { PlannedProduct, Planning } from '../db/planning/planningTypes';
import { demo } from '../state';
import { actualItems, isOver, type Wanted } from './planningActual';
import { asApproved } from './planningVersions';

interface Center {
  id: number;
  name: string;
  farmId: number;
  farmName: string;
  usefulAreaSize: number;
}
const cents = (value: number) => Math.round(value * 100) / 100;

const inCents = (value: number) => Math.round(value * 100);

/** The part of the common expenses that a center bears with its plots and products: as saved, to the cent. */
function partOf({ apportionment }: Pick<Planning, 'apportionment'>, centerId: number | null): number {
  const isOwn = ({ farmActivityFieldId }: { farmActivityFieldId: number }) =>
    farmActivityFieldId === centerId;
  const weight = apportionment.some(({ amount }) => amount === null)
    ? ({ percent }: { percent: number }) => percent * 100
    : ({ amount }: { amount: number | null }) => inCents(amount ?? 0);
  const sum = (parts: Planning['apportionment']) => parts.reduce((all, part) => all + weight(part), 0);
  const whole = sum(apportionment);
  return whole === 0 ? 0 : sum(apportionment.filter(isOwn)) / whole;
}

/** The expenses of a plan that fall to a center, month by month, together exactly its part of the plan. */
function centerExpenses(plan: Planning, centerId: number | null) {
  const part = partOf(plan, centerId);
  let [whole, given] = [0, 0];
  return plan.expenses.map((line) => ({
    financialRatingId: line.financialRatingId,
    months: line.months.map((value) => {
      whole += inCents(value);
      const before = given;
      given = Math.round(whole * part);
      return (given - before) / 100;
    }),
  }));
}

/** Income, expense and what is missing of each planning and cost center. */
export function summaryRows(rows: readonly Planning[], centers: readonly Center[]) {
  return rows.flatMap((plan) => {
    const ids = new Set([
      ...plan.production.map(({ farmActivityFieldId }) => farmActivityFieldId),
      ...plan.apportionment.map(({ farmActivityFieldId }) => farmActivityFieldId),
    ]);
    const unknown = plan.expenses.some(({ total }) => total === null);
    const spent = plan.expenses.reduce((all, { total }) => all + (total ?? 0), 0);
    return [...ids].map((centerId) => {
      const center = centers.find(({ id }) => id === centerId);
      const lines = plan.production.filter((line) => line.farmActivityFieldId === centerId);
      const missing = [
        ...(lines.some(({ unitValue, total }) => unitValue === null && total === null) ? ['PRICE'] : []),
        ...(lines.some(({ quantity }) => quantity === null) ? ['QUANTITY'] : []),
        ...(plan.expenses.length === 0 ? ['EXPENSE'] : []),
        ...(plan.expenses.length > 0 && plan.apportionment.length === 0 ? ['APPORTIONMENT'] : []),
      ];
      const known = lines.every(({ total }) => total !== null);
      return {
        id: `${plan.id}-${centerId ?? 0}`,
        planningId: plan.id,
        activity: plan.activity,
        title: plan.title,
        harvestYear: plan.harvestYear,
        farmActivityFieldId: centerId,
        farmActivityFieldName: center?.name ?? null,
        farmId: center?.farmId ?? null,
        farmName: center?.farmName ?? null,
        area: center?.usefulAreaSize ?? null,
        income: known ? cents(lines.reduce((all, { total }) => all + (total ?? 0), 0)) : null,
        expense: unknown ? null : cents(spent * partOf(plan, centerId)),
        missing,
        progress: Math.round(((4 - missing.length) / 4) * 100),
        outdated: plan.outdated,
      };
    });
  });
}

/** The cost centers of plans, or the one that is looked at. */
export const centersOfPlans = (rows: readonly Planning[], centerId: number | null) =>
  new Set(
    rows
      .flatMap((plan) => plan.production.map(({ farmActivityFieldId }) => farmActivityFieldId))
      .filter((id) => centerId === null || id === centerId),
  );

/** Useful hectares of the planned centers. */
export const plannedArea = (rows: readonly Planning[], centerId: number | null): number | null => {
  const centers = [...centersOfPlans(rows.map(asApproved), centerId)];
  if (centers.length === 0) return null;
  return cents(
    centers.reduce<number>((all, id) => all + (demo.world.costCenters.get(id)?.usefulAreaSize ?? 0), 0),
  );
};

/** The accounts of the plans of one year with planned and actual months, January first. */
export function comparedAccounts(rows: readonly Planning[], wanted: Wanted) {
  const customerId = rows[0]?.customerId ?? null;
  const plans = rows.map(asApproved);
  const items = actualItems(customerId, centersOfPlans(plans, wanted.centerId), wanted);
  const byAccount = new Map<number, number[]>();
  const add = (account: number, months: readonly number[]) => {
    const sum = byAccount.get(account) ?? Array.from({ length: 12 }, () => 0);
    byAccount.set(
      account,
      sum.map((value, at) => cents(value + (months[at] ?? 0))),
    );
  };
  const { centerId } = wanted;
  for (const plan of plans) {
    for (const line of plan.production)
      if (centerId === null || line.farmActivityFieldId === centerId)
        add(line.financialRatingId, line.months);
    const expenses = centerId === null ? plan.expenses : centerExpenses(plan, centerId);
    if (centerId === null || partOf(plan, centerId) > 0)
      for (const line of expenses) add(line.financialRatingId, line.months);
  }
  // An unplanned account stands by itself, with nothing planned.
  for (const { financialRatingId } of items) add(financialRatingId, []);
  const ratings = ratingsOf(demo.world.finance, customerId);
  const came = (account: number, month: number) =>
    items
      .filter((item) => item.financialRatingId === account && item.month === month)
      .reduce((all, item) => all + item.cents, 0) / 100;
  return [...byAccount].flatMap(([account, planned]) => {
    const rating = ratings.find(({ id }) => id === account);
    if (!rating) return [];
    return {
      id: account,
      name: rating.name,
      movement: rating.movement,
      subgroupName: rating.subgroupName,
      planned,
      actual: planned.map((_, at) => (isOver(at + 1, wanted.year) ? came(account, at + 1) : null)),
    };
  });
}

/** What documents sold of a product in some centers: the part that was paid or issued in the crop year, and its worth. */
function soldOf(items: readonly ReturnType<typeof actualItems>[number][], productName: string) {
  const { documents, installments, products } = demo.world.finance;
  return items.reduce(
    (sold, { documentId, businessMovement, cents: part }) => {
      const document = documents.get(documentId);
      if (!document || businessMovement !== 'INCOME') return sold;
      const whole = installments
        .filter((row) => row.documentId === documentId)
        .reduce((all, { value }) => all + Math.round(value * 100), 0);
      const lines = document.items.filter(({ productId }) => products.get(productId)?.name === productName);
      const quantity = lines.reduce((all, { unitQuantity }) => all + unitQuantity, 0);
      // Nothing else is sold on an invoice of the demo, so that the part of its value is the part of the quantity.
      if (whole === 0 || quantity === 0) return sold;
      return { quantity: sold.quantity + (quantity * part) / whole, cents: sold.cents + part };
    },
    { quantity: 0, cents: 0 },
  );
}

const twelve = <T>(of: (month: number) => T) => Array.from({ length: 12 }, (_, at) => of(at + 1));
const sumKnown = (values: readonly (number | null)[]) =>
  values.includes(null) ? null : cents(values.reduce<number>((all, value) => all + (value ?? 0), 0));

/**
 * Quantity and worth of what was planned to be sold of a product in a center, by whatever plans, beside what was sold
 * of it, month by month; a month that is not over has no actual.
 */
export function comparedProducts(rows: readonly Planning[], wanted: Wanted) {
  const customerId = rows[0]?.customerId ?? null;
  const byProduct = new Map<string, PlannedProduct[]>();
  for (const line of rows.map(asApproved).flatMap(({ production }) => production)) {
    if (wanted.centerId !== null && line.farmActivityFieldId !== wanted.centerId) continue;
    const key = `${line.farmActivityFieldId ?? 0}-${line.productName}`;
    byProduct.set(key, [...(byProduct.get(key) ?? []), line]);
  }
  return [...byProduct].flatMap(([id, lines]) => {
    const [line] = lines;
    if (!line) return [];
    const items = actualItems(customerId, new Set([line.farmActivityFieldId]), wanted);
    const sold = twelve((month) =>
      isOver(month, wanted.year)
        ? soldOf(
            items.filter((item) => item.month === month),
            line.productName,
          )
        : null,
    );
    const alike = lines.every(({ unit }) => unit === line.unit);
    const quantity = alike ? sumKnown(lines.map((each) => each.quantity)) : null;
    return {
      id,
      name: line.productName,
      farmActivityFieldId: line.farmActivityFieldId,
      farmActivityFieldName: demo.world.costCenters.get(line.farmActivityFieldId ?? undefined)?.name ?? null,
      financialRatingId: line.financialRatingId,
      unit: line.unit,
      plannedQuantity: quantity,
      planned: twelve((month) => cents(lines.reduce((all, each) => all + (each.months[month - 1] ?? 0), 0))),
      actualQuantities: sold.map((each) => each && Math.round(each.quantity * 10_000) / 10_000),
      actual: sold.map((each) => each && each.cents / 100),
    };
  });
}
