import { toCents } from '@/platform/format/money';
import { roundHalfAway } from '@/platform/format/number';
import type { Availability, DepletionLine, DocumentLine, OccurrenceRecord } from '../occurrenceTypes';

/** Decimals beyond which a difference is none. */
const DUST = 6;

type DepletionFault = 'product' | 'unit' | 'quantity';

/**
 * Which of the three keeps a product in stock: it is not there, not in this unit, or not that much of it. What is
 * available passes; what is more by no dust of sums does not.
 */
export function depletionFault(stock: Availability, quantity: number | null): DepletionFault | null {
  if (!stock.hasProduct) return 'product';
  if (!stock.hasUnit) return 'unit';
  return quantity !== null && roundHalfAway(quantity, DUST) > roundHalfAway(stock.available, DUST)
    ? 'quantity'
    : null;
}

/** A line with product, unit and quantity. */
export const isWhole = ({ productId, unit, quantity }: DepletionLine): boolean =>
  productId !== null && unit !== null && quantity !== null;

/** What was done names products that are still in stock: its document could not be made. */
export const isPending = ({
  state,
  document,
  depletion,
}: Pick<OccurrenceRecord, 'state' | 'document' | 'depletion'>): boolean =>
  state === 'DONE' && document === null && depletion.some(isWhole);

/**
 * What a document's lines cost, in cents, each rounded by itself.
 * @returns null where the cost of a unit or a quantity is not known of one of them
 */
export function documentCost(lines: readonly Pick<DocumentLine, 'quantity' | 'unitCost'>[]): number | null {
  let cents = 0;
  for (const { quantity, unitCost } of lines) {
    if (quantity === null || unitCost === null) return null;
    cents += toCents(unitCost * quantity);
  }
  return cents;
}

/** By what the cost of a line is kept: product, unit and property. */
export const stockKey = ({ productId, unit, farmId }: DepletionLine): string =>
  [productId, unit, farmId].join('/');

/**
 * What the whole lines cost, in cents, each rounded by itself. Null where the cost of a unit is not known of one of
 * them, or nothing is whole yet.
 * @param unitCosts R$ a unit, by `stockKey`
 */
export function costOf(
  lines: readonly DepletionLine[],
  unitCosts: Readonly<Record<string, number | null>>,
): { readonly cents: number | null; readonly unknown: number } {
  const whole = lines.filter(isWhole);
  const costs = whole.map((line) => {
    const cost = unitCosts[stockKey(line)] ?? null;
    return cost === null ? null : toCents(cost * (line.quantity ?? 0));
  });
  const unknown = costs.filter((cost) => cost === null).length;
  const cents =
    costs.length === 0 || unknown > 0 ? null : costs.reduce<number>((sum, one) => sum + (one ?? 0), 0);
  return { cents, unknown };
}

export const EMPTY_LINE: DepletionLine = { productId: null, unit: null, quantity: null, farmId: null };

/** What all lines together take of one line's product, in its unit, from its property. */
export const takenWith = (line: DepletionLine, lines: readonly DepletionLine[]): number =>
  lines
    .filter(
      ({ productId, unit, farmId }) =>
        productId === line.productId && unit === line.unit && farmId === line.farmId,
    )
    .reduce((sum, { quantity }) => sum + (quantity ?? 0), 0);
