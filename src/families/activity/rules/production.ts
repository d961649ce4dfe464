import { fromCents, toCents } from '@/platform/format/money';
import { roundHalfAway } from '@/platform/format/number';
import type { ActivityDescriptor, Quantities, SaleUnit } from '../activityTypes';

/** The product of all of them; null as soon as one is not known. */
export function times(...parts: readonly (number | null | undefined)[]): number | null {
  return parts.reduce<number | null>(
    (all, part) =>
      all === null || part === null || part === undefined || !Number.isFinite(part) ? null : all * part,
    1,
  );
}

/** 96 → 0.96, and with `rest` what is left of the whole: 0.04. */
export const share = (percent: number | null | undefined): number | null =>
  percent === null || percent === undefined ? null : percent / 100;
export const rest = (percent: number | null | undefined): number | null =>
  percent === null || percent === undefined ? null : 1 - percent / 100;

/** Null instead of a division by zero. */
export const divided = (value: number | null, by: number | null | undefined): number | null =>
  value === null || by === null || by === undefined || by === 0 ? null : value / by;

const saleUnitOf = ({ saleUnits }: ActivityDescriptor, unit: string | null): SaleUnit =>
  saleUnits.find((each) => each.unit === unit) ?? saleUnits[0];

/** An amount of one sale unit in another; null where the factor is not known. */
export function convert(amount: number, from: SaleUnit, to: SaleUnit, typed: Quantities): number | null {
  const base = divided(amount, from.perBase(typed));
  return times(base, to.perBase(typed));
}

/** The production in a sale unit, to four decimals; null while something is missing. */
export function quantityOf(
  activity: ActivityDescriptor,
  unit: string | null,
  typed: Quantities,
): number | null {
  const amount = times(activity.produce(typed), saleUnitOf(activity, unit).perBase(typed));
  return amount === null ? null : roundHalfAway(amount, 4);
}

/** Cents of a quantity at a price in reais; null while one of both is missing. */
export function totalOf(quantity: number | null, price: number | null): number | null {
  const total = times(quantity, price);
  return total === null ? null : toCents(total);
}

/** A typed total gives the price back, in reais to four decimals; null for no quantity. */
export function priceOf(total: number | null, quantity: number | null): number | null {
  const price = divided(total === null ? null : fromCents(total), quantity);
  return price === null ? null : roundHalfAway(price, 4);
}

/** How much of a production is stored, of a percentage. */
export const storedOf = (quantity: number | null, percent: number | null): number | null =>
  times(quantity, share(percent));
