import { SEASON_MONTHS } from '@/families/activity/rules/months';
import type { ComparedProduct } from '../planningTypes';
import { splitDifference } from './comparison';

export interface SoldFigures {
  /** Of the whole chosen time; quantities that are not known are null. */
  readonly plannedQuantity: number | null;
  readonly plannedCents: number;
  /** Planned for the months that are over: what was sold is compared with it. Null where none is over. */
  readonly dueQuantity: number | null;
  readonly dueCents: number | null;
  readonly soldQuantity: number | null;
  readonly soldCents: number | null;
}

const sum = (parts: readonly number[]) => parts.reduce((all, part) => all + part, 0);

/** So much of a year's quantity as its months are worth of the year. */
function quantityOf(year: number | null, cents: number, yearCents: number): number | null {
  if (year === null) return null;
  if (cents === yearCents) return year;
  return yearCents === 0 ? null : (year * cents) / yearCents;
}

/** What was planned and sold of a product over the whole year, or in one month (0 is January). */
export function soldFigures(product: ComparedProduct, month: number | null): SoldFigures {
  const { plannedQuantity, planned, actual, actualQuantities } = product;
  const months = month === null ? [...SEASON_MONTHS] : [month];
  const over = months.filter((at) => actual[at] != null);
  const yearCents = sum(planned);
  const plannedCents = sum(months.map((at) => planned[at] ?? 0));
  const dueCents = sum(over.map((at) => planned[at] ?? 0));
  const quantities = over.map((at) => actualQuantities[at] ?? null);
  const known = quantities.filter((quantity) => quantity !== null);
  const none = over.length === 0;
  return {
    plannedQuantity: quantityOf(plannedQuantity, plannedCents, yearCents),
    plannedCents,
    dueQuantity: none ? null : quantityOf(plannedQuantity, dueCents, yearCents),
    dueCents: none ? null : dueCents,
    soldQuantity: none || known.length < quantities.length ? null : sum(known),
    soldCents: none ? null : sum(over.map((at) => actual[at] ?? 0)),
  };
}

/** The difference of a product in its two parts; null where a quantity is not known. */
export function splitOf(product: ComparedProduct, month: number | null) {
  const { dueQuantity, dueCents, soldQuantity, soldCents } = soldFigures(product, month);
  const year = soldFigures(product, null);
  const price = year.plannedQuantity ? year.plannedCents / year.plannedQuantity : null;
  if (price === null || dueQuantity === null || dueCents === null) return null;
  if (soldQuantity === null || soldCents === null) return null;
  const due = { quantity: dueQuantity, cents: dueCents };
  return splitDifference(due, { quantity: soldQuantity, cents: soldCents }, price);
}
