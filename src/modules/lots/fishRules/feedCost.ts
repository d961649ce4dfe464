import { rangeOf } from '../fishReferences/rules/ration';
import type { GrowthRange } from './growthCurve';

/** What feed costs in stock, by its product; null where what a unit cost is not known. */
export interface FeedPrice {
  readonly productId: number;
  readonly name: string;
  /** R$, the mean of what is in stock. */
  readonly perKg: number | null;
}

const plain = (name: string): string => name.trim().toLocaleLowerCase('pt-BR');

/** The price of a feed: of the product that is taken out of stock, else of the one that has its name; null without either. */
export function priceOf(
  prices: readonly FeedPrice[],
  feed: string,
  productId: number | null,
): FeedPrice | null {
  if (productId !== null) return prices.find((one) => one.productId === productId) ?? null;
  const name = plain(feed);
  return name === '' ? null : (prices.find((one) => plain(one.name) === name) ?? null);
}

/** The feed conversion that is expected of fish of a weight: that of their range, else the lot's own; null without either. */
export function expectedConversion(
  ranges: readonly GrowthRange[],
  grams: number | null,
  own: number | null,
): { readonly value: number; readonly source: 'reference' | 'own' } | null {
  const range = grams === null ? undefined : rangeOf(ranges, grams);
  const value = range?.feedConversion ?? null;
  if (value !== null && value > 0) return { value, source: 'reference' };
  return own !== null && own > 0 ? { value: own, source: 'own' } : null;
}

/** R$ of feed for a kg of gain: 3,18 R$/kg at a conversion of 1,3 are 4,134. */
export const costOfGain = (perKg: number, conversion: number): number => perKg * conversion;
