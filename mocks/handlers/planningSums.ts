import { ratingsOf } from '../db/finance/ratingTree';
import type { Planning } from '../db/planning/planningTypes';
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
export const INCOME_ACCOUNTS: Readonly<Record<string, number>> = { CROP: 13, BROILER: 15, FISH: 16 };

/** The percent of the common expenses that a center bears, with its plots and products. */
const percentOf = ({ apportionment }: Pick<Planning, 'apportionment'>, centerId: number | null) =>
  cents(
    apportionment
      .filter(({ farmActivityFieldId }) => farmActivityFieldId === centerId)
      .reduce((all, { percent }) => all + percent, 0),
  );

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
      const percent = percentOf(plan, centerId);
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
        expense: unknown ? null : cents((spent * percent) / 100),
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
  const add = (account: number, months: readonly number[], factor: number) => {
    const sum = byAccount.get(account) ?? Array.from({ length: 12 }, () => 0);
    byAccount.set(
      account,
      sum.map((value, at) => cents(value + (months[at] ?? 0) * factor)),
    );
  };
  const { centerId } = wanted;
  for (const plan of plans) {
    for (const line of plan.production)
      if (centerId === null || line.farmActivityFieldId === centerId)
        add(INCOME_ACCOUNTS[plan.activity] ?? 17, line.months, 1);
    const factor = centerId === null ? 1 : percentOf(plan, centerId) / 100;
    if (factor > 0) for (const line of plan.expenses) add(line.financialRatingId, line.months, factor);
  }
  // An unplanned account stands by itself, with nothing planned.
  for (const { financialRatingId } of items) add(financialRatingId, [], 0);
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

/** Quantity and price of what was planned to be sold, beside what was sold; null where nothing was sold yet. */
export function comparedProducts(rows: readonly Planning[], wanted: Wanted) {
  const customerId = rows[0]?.customerId ?? null;
  return rows.map(asApproved).flatMap((plan) =>
    plan.production
      .filter((line) => wanted.centerId === null || line.farmActivityFieldId === wanted.centerId)
      .map((line, at) => {
        const items = actualItems(customerId, new Set([line.farmActivityFieldId]), wanted);
        const sold = soldOf(items, line.productName);
        return {
          id: `${plan.id}-${at}`,
          name: line.productName,
          farmActivityFieldName:
            demo.world.costCenters.get(line.farmActivityFieldId ?? undefined)?.name ?? null,
          unit: line.unit,
          plannedQuantity: line.quantity,
          plannedPrice: line.unitValue,
          actualQuantity: sold.quantity > 0 ? cents(sold.quantity) : null,
          actualPrice: sold.quantity > 0 ? cents(sold.cents / 100 / sold.quantity) : null,
        };
      }),
  );
}
