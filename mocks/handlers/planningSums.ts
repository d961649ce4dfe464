import { ratingsOf } from '../db/finance/ratingTree';
import type { Planning } from '../db/planning/planningTypes';
import { demo } from '../state';
import { asApproved } from './planningVersions';

interface Center {
  id: number;
  name: string;
  farmId: number;
  farmName: string;
  usefulAreaSize: number;
}
interface Wanted {
  year: number;
  centerId: number | null;
  /** By the day of payment; else by the day of issue. */
  byPayment: boolean;
}

const cents = (value: number) => Math.round(value * 100) / 100;
const INCOME_ACCOUNTS: Readonly<Record<string, number>> = { CROP: 13, BROILER: 15, FISH: 16 };

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
      const percent = plan.apportionment.find((part) => part.farmActivityFieldId === centerId)?.percent ?? 0;
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

/** How much of a month's plan really came, the same every time; null for a month that is not over. */
function actualOf(
  planned: number,
  account: number,
  month: number,
  { year, byPayment }: Wanted,
): number | null {
  // A crop year runs from July to June.
  const end = new Date(month >= 7 ? year : year + 1, month, 1);
  if (end.getTime() > Date.now()) return null;
  const drift = (((account * 37 + month * 11) % 24) - 9) / 100;
  return cents(planned * (1 + drift) * (byPayment ? 0.98 : 1));
}

/** The accounts of the plans of one year with planned and actual months, January first. */
export function comparedAccounts(rows: readonly Planning[], wanted: Wanted) {
  const byAccount = new Map<number, number[]>();
  const add = (account: number, months: readonly number[], factor: number) => {
    const sum = byAccount.get(account) ?? Array.from({ length: 12 }, () => 0);
    byAccount.set(
      account,
      sum.map((value, at) => cents(value + (months[at] ?? 0) * factor)),
    );
  };
  const { centerId } = wanted;
  for (const plan of rows.map(asApproved)) {
    for (const line of plan.production)
      if (centerId === null || line.farmActivityFieldId === centerId)
        add(INCOME_ACCOUNTS[plan.activity] ?? 17, line.months, 1);
    const part = plan.apportionment.find(({ farmActivityFieldId }) => farmActivityFieldId === centerId);
    const factor = centerId === null ? 1 : (part?.percent ?? 0) / 100;
    if (factor > 0) for (const line of plan.expenses) add(line.financialRatingId, line.months, factor);
  }
  const ratings = ratingsOf(demo.world.finance, rows[0]?.customerId ?? null);
  return [...byAccount].flatMap(([account, planned]) => {
    const rating = ratings.find(({ id }) => id === account);
    if (!rating) return [];
    return {
      id: account,
      name: rating.name,
      movement: rating.movement,
      subgroupName: rating.subgroupName,
      planned,
      actual: planned.map((value, at) => actualOf(value, account, at + 1, wanted)),
    };
  });
}

/** Quantity and price of what was planned to be sold, beside what was sold; null where nothing was sold yet. */
export function comparedProducts(rows: readonly Planning[], { year, centerId }: Wanted) {
  return rows.map(asApproved).flatMap((plan) =>
    plan.production
      .filter((line) => centerId === null || line.farmActivityFieldId === centerId)
      .map((line, at) => {
        const sold = year < new Date().getFullYear();
        return {
          id: `${plan.id}-${at}`,
          name: line.productName,
          unit: line.unit,
          plannedQuantity: line.quantity,
          plannedPrice: line.unitValue,
          actualQuantity: sold && line.quantity !== null ? Math.round(line.quantity * 0.957) : null,
          actualPrice: sold && line.unitValue !== null ? cents(line.unitValue * 1.047) : null,
        };
      }),
  );
}
