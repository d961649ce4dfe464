import { roundHalfAway } from '@/platform/format/number';
import type { DiscountOrder, Standard } from '../loadKinds';

/** Per cent up to which nothing is discounted. */
interface Limits {
  readonly moisture: number;
  readonly impurity: number;
}

/** Official standards: soy by IN MAPA 11/2007, maize by IN 60/2011, wheat by IN 38/2010. */
const OFFICIAL: Readonly<Record<Exclude<Standard, 'BUYER'>, Limits>> = {
  SOY: { moisture: 14, impurity: 1 },
  MAIZE: { moisture: 14, impurity: 1 },
  WHEAT: { moisture: 13, impurity: 1 },
};

/** Kilograms of a sack of grain. */
const SACK_KG = 60;
const KG_DECIMALS = 2;
const kg = (value: number) => roundHalfAway(value, KG_DECIMALS);

/** What was weighed and measured, weights in kg, the rest in per cent. */
export interface Weighed {
  readonly grossWeight: number | null;
  readonly tareWeight: number | null;
  /** Net weight at the destination: where it is known, it is the one that is discounted. */
  readonly arrivedWeight: number | null;
  readonly standard: Standard | null;
  readonly order: DiscountOrder | null;
  readonly moistureBase: number | null;
  readonly impurityBase: number | null;
  readonly moisture: number | null;
  readonly impurity: number | null;
  /** Damaged, green or burnt grain, in kg. */
  readonly otherDiscount: number | null;
}

/** Gross − tare, in kg; null unless both are known and something is left. */
export function netWeight({
  grossWeight,
  tareWeight,
}: Pick<Weighed, 'grossWeight' | 'tareWeight'>): number | null {
  if (grossWeight === null || tareWeight === null || tareWeight >= grossWeight) return null;
  return kg(grossWeight - tareWeight);
}

/** The limits that hold: of the standard, or of the buyer's own table; null where they are not known. */
function limitsOf({
  standard,
  moistureBase,
  impurityBase,
}: Pick<Weighed, 'standard' | 'moistureBase' | 'impurityBase'>): Limits | null {
  if (standard === null) return null;
  if (standard !== 'BUYER') return OFFICIAL[standard];
  return moistureBase === null || impurityBase === null
    ? null
    : { moisture: moistureBase, impurity: impurityBase };
}

/** One discount with what it was computed of: `weight` × (`found` − `limit`) ÷ (100 − `limit`). */
interface DiscountStep {
  readonly kind: 'moisture' | 'impurity';
  readonly weight: number;
  readonly found: number;
  readonly limit: number;
  readonly discount: number;
}

interface LoadSums {
  readonly net: number;
  /** What the discounts are taken of: the weight of arrival, else the net weight. */
  readonly base: number;
  /** In the order in which they are taken. */
  readonly steps: readonly DiscountStep[];
  readonly other: number;
  readonly final: number;
}

/**
 * What is left of a load after its discounts, in kg to the hundredth: weight × (found − limit) ÷ (100 − limit), never
 * below nought, the second one of what the first has left (AGAIS, technological note 0116).
 * @returns null when unknown: no net weight, or something measured by limits that are not known
 */
export function loadSums(load: Weighed): LoadSums | null {
  const net = netWeight(load);
  if (net === null) return null;
  const base = load.arrivedWeight ?? net;
  const limits = limitsOf(load);
  const kinds =
    load.order === 'MOISTURE_FIRST'
      ? (['moisture', 'impurity'] as const)
      : (['impurity', 'moisture'] as const);
  const steps: DiscountStep[] = [];
  let left = base;
  for (const kind of kinds) {
    const found = load[kind];
    if (found === null) continue;
    if (!limits) return null;
    const limit = limits[kind];
    if (limit >= 100) return null;
    const discount = kg(Math.max(0, (left * (found - limit)) / (100 - limit)));
    steps.push({ kind, weight: left, found, limit, discount });
    left = kg(left - discount);
  }
  const other = load.otherDiscount ?? 0;
  return { net, base, steps, other, final: kg(Math.max(0, left - other)) };
}

/** Sacks of 60 kg, to the hundredth. */
export const sacksOf = (weight: number): number => roundHalfAway(weight / SACK_KG, 2);

/** What arrived − what left: kg, and per cent of what left; null unless both are known. */
export function transportDifference(load: Weighed): { kg: number; percent: number } | null {
  const net = netWeight(load);
  if (net === null || load.arrivedWeight === null) return null;
  const difference = kg(load.arrivedWeight - net);
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
