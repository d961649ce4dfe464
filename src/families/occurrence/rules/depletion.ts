import type { Availability, DepletionLine } from '../occurrenceTypes';

type DepletionFault = 'product' | 'unit' | 'quantity';

/**
 * Which of the three keeps a product in stock: it is not there, not in this unit, or not that much of it. What is
 * available passes; a hundredth more does not.
 */
export function depletionFault(stock: Availability, quantity: number | null): DepletionFault | null {
  if (!stock.hasProduct) return 'product';
  if (!stock.hasUnit) return 'unit';
  const hundredths = (value: number) => Math.round(value * 100);
  return quantity !== null && hundredths(quantity) > hundredths(stock.available) ? 'quantity' : null;
}

/** A line of which product, unit and quantity are all told. */
export const isWhole = ({ productId, unit, quantity }: DepletionLine): boolean =>
  productId !== null && unit !== null && quantity !== null;

export const EMPTY_LINE: DepletionLine = { productId: null, unit: null, quantity: null, farmId: null };

/** What all lines together take of one line's product, in its unit, from its property. */
export const takenWith = (line: DepletionLine, lines: readonly DepletionLine[]): number =>
  lines
    .filter(
      ({ productId, unit, farmId }) =>
        productId === line.productId && unit === line.unit && farmId === line.farmId,
    )
    .reduce((sum, { quantity }) => sum + (quantity ?? 0), 0);
