import { toCents } from '@/platform/format/money';
import { roundHalfAway } from '@/platform/format/number';
import type { ItemValues } from './invoiceValues';

type Priced = Pick<ItemValues, 'quantity' | 'unitPrice' | 'discount'>;

/** Cents of an item before its discount: quantity × price, once to the cent; null while one of them is missing. */
export function grossOf({ quantity, unitPrice }: Pick<Priced, 'quantity' | 'unitPrice'>): number | null {
  return quantity === null || unitPrice === null ? null : toCents(quantity * unitPrice);
}

/** The same after its discount. */
export function netOf(item: Priced): number | null {
  const gross = grossOf(item);
  return gross === null ? null : gross - (item.discount ?? 0);
}

export interface FormTotals {
  /** Cents; null while an item has no value yet. */
  readonly items: number | null;
  readonly discount: number;
  readonly freight: number;
  readonly total: number | null;
}

/** Items less discounts plus freight; unknown while any item is. */
export function totalsOf(items: readonly Priced[], freight: number | null): FormTotals {
  const each = items.map(grossOf);
  const sum = each.reduce<number | null>(
    (all, one) => (all === null || one === null ? null : all + one),
    each.length === 0 ? null : 0,
  );
  const discount = items.reduce((all, item) => all + (item.discount ?? 0), 0);
  return {
    items: sum,
    discount,
    freight: freight ?? 0,
    total: sum === null ? null : sum - discount + (freight ?? 0),
  };
}

/** Decimals of a price in the layout (vUnCom). */
const PRICE_DECIMALS = 10;

/** Reais for a kilogram as reais for a sack of so many kilograms, and back; null stays null. */
export const perSack = (perKilo: number | null, sackWeight: number) =>
  perKilo === null ? null : roundHalfAway(perKilo * sackWeight, PRICE_DECIMALS);
export const perKilo = (sackPrice: number | null, sackWeight: number) =>
  sackPrice === null ? null : roundHalfAway(sackPrice / sackWeight, PRICE_DECIMALS);
