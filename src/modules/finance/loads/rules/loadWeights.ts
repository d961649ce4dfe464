import { netWeight, SACK_KG, type Weighed } from '@/domain/harvest/grainDiscounts';
import { roundHalfAway } from '@/platform/format/number';

/** What arrived − what left: kg, and per cent of what left; null unless both are known. */
export function transportDifference(
  load: Pick<Weighed, 'grossWeight' | 'tareWeight' | 'arrivedWeight'>,
): { kg: number; percent: number } | null {
  const net = netWeight(load);
  if (net === null || load.arrivedWeight === null) return null;
  const difference = roundHalfAway(load.arrivedWeight - net, 2);
  return { kg: difference, percent: roundHalfAway((difference / net) * 100, 2) };
}

const KG_OF_UNIT: Readonly<Record<string, number>> = { KG: 1, SC: SACK_KG, TON: 1000, T: 1000 };

/** Kilograms in the unit of a contract, to three decimals; null for a unit that is no weight. */
export function inUnit(weight: number, unit: string): number | null {
  const each = KG_OF_UNIT[unit.toUpperCase()];
  return each === undefined ? null : roundHalfAway(weight / each, 3);
}

interface Agreed {
  readonly quantity: number | null | undefined;
  readonly deliveredQuantity: number | null | undefined;
  readonly unitName: string | null | undefined;
}

/**
 * What a contract is still owed, before this load and after it, in the contract's unit.
 * @param savedKg what the contract already counts of this very load, in kg
 */
export function contractAfter(
  { quantity, deliveredQuantity, unitName }: Agreed,
  final: number | null,
  savedKg: number,
): { before: number; after: number | null; unit: string } | null {
  if (quantity == null || deliveredQuantity == null || !unitName) return null;
  const own = inUnit(savedKg, unitName);
  if (own === null) return null;
  const before = roundHalfAway(quantity - deliveredQuantity + own, 3);
  const taken = final === null ? null : inUnit(final, unitName);
  return { before, after: taken === null ? null : roundHalfAway(before - taken, 3), unit: unitName };
}
