import type { ActivityDescriptor, SaleUnit } from '../activityTypes';
import { type ActivityValues, lineQuantity, type LineValues, summaryOf } from '../activityValues';
import { breakEvenUnits } from './breakEven';
import { convert, divided } from './production';

/** A contract by which something of the harvest is sold. */
export interface SaleContract {
  readonly id: number;
  readonly number: string;
  readonly kind: string;
  readonly partner: string;
  readonly productName: string;
  readonly quantity: number | null;
  /** A sale unit of the activities: `sc60`; null where it is none. */
  readonly unit: string | null;
  readonly unitName: string;
  /** Of one unit, in the contract's currency; null is still to be fixed. */
  readonly unitPrice: number | null;
  readonly currency: string;
  readonly delivery: string;
}

/** A product as another planning of the same crop year has it. */
export interface PlannedProduct {
  readonly productName: string;
  readonly unit: string | null;
  readonly quantity: number | null;
  /** Where it is produced; null is not known. */
  readonly centerId: number | null;
  /** What that planning is called. */
  readonly title: string;
}

/** One product of the plan beside what is sold of it, in the product's sale unit; null is not known. */
export interface SoldProduct {
  readonly name: string;
  readonly unit: string | null;
  /** By all plannings of the crop year: contracts are the farm's, not one center's. */
  readonly produced: number | null;
  /** By this planning. */
  readonly own: number | null;
  readonly sold: number;
  /** What of it this planning delivers, as its part of what is produced. */
  readonly soldHere: number | null;
  /** Percent of what is produced; above 100 more is sold than planned. */
  readonly percent: number | null;
  readonly contracts: readonly SaleContract[];
  /** Contracts whose quantity or unit cannot be counted in the sale unit: they are in no sum. */
  readonly uncounted: number;
}

export const sameName = (a: string | null, b: string | null) =>
  (a ?? '').trim().toLowerCase() === (b ?? '').trim().toLowerCase();

const unitOf = ({ saleUnits }: ActivityDescriptor, unit: string | null): SaleUnit | undefined =>
  saleUnits.find((each) => each.unit === unit);

function inUnit(
  activity: ActivityDescriptor,
  quantity: number | null,
  from: string | null,
  line: LineValues,
): number | null {
  const [own, to] = [unitOf(activity, from), unitOf(activity, line.unit)];
  return quantity === null || !own || !to ? null : convert(quantity, own, to, line.quantities);
}

/** What a plan costs in units of its product at its own mean price, and for one hectare; null for several units. */
export function costInUnits(activity: ActivityDescriptor, values: ActivityValues) {
  const { income, expense, quantity, unit, area } = summaryOf(activity, values);
  const units = breakEvenUnits(expense, divided(divided(income, 100), quantity));
  return { unit, units, perHa: divided(units, area) };
}

/** A sum of which every part is known, or null. */
const sumOfAll = (parts: readonly (number | null)[]) =>
  parts.includes(null) ? null : parts.reduce<number>((all, part) => all + (part ?? 0), 0);

/** Each product of a plan with the contracts by which it is sold, beside what all plannings of the year produce of it. */
export function soldProducts(
  activity: ActivityDescriptor,
  values: ActivityValues,
  contracts: readonly SaleContract[],
  others: readonly PlannedProduct[] = [],
): readonly SoldProduct[] {
  const firsts = values.production.filter(
    (line, at) =>
      (line.productName ?? '') !== '' &&
      values.production.findIndex((each) => sameName(each.productName, line.productName)) === at,
  );
  return firsts.map((first): SoldProduct => {
    const parts = values.production
      .filter((line) => sameName(line.productName, first.productName))
      .map((line) => inUnit(activity, lineQuantity(activity, line), line.unit, first));
    const elsewhere = others
      .filter(({ productName }) => sameName(productName, first.productName))
      .map(({ quantity, unit }) => inUnit(activity, quantity, unit, first));
    const own = sumOfAll(parts);
    const produced = sumOfAll([own, ...elsewhere]);
    const signed = contracts.filter(({ productName }) => sameName(productName, first.productName));
    const counted = signed.map(({ quantity, unit }) => inUnit(activity, quantity, unit, first));
    const sold = counted.reduce<number>((all, part) => all + (part ?? 0), 0);
    const share = divided(sold, produced);
    const part = divided(own, produced);
    return {
      name: first.productName ?? '',
      unit: first.unit,
      produced,
      own,
      sold,
      soldHere: part === null ? null : sold * part,
      percent: share === null ? null : share * 100,
      contracts: signed,
      uncounted: counted.filter((part) => part === null).length,
    };
  });
}
