import { roundHalfAway } from '@/platform/format/number';

/** Whose limits of moisture and impurity hold. */
export const STANDARDS = ['SOY', 'MAIZE', 'WHEAT', 'BUYER'] as const;
export type Standard = (typeof STANDARDS)[number];

/** Which discount is taken first; the other one is taken of the rest. */
export const DISCOUNT_ORDERS = ['IMPURITY_FIRST', 'MOISTURE_FIRST'] as const;
export type DiscountOrder = (typeof DISCOUNT_ORDERS)[number];

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
export const SACK_KG = 60;
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

/** The limit that holds: of the standard, or of the buyer's own table; null where it is not known. */
function limitOf(kind: keyof Limits, { standard, moistureBase, impurityBase }: Measured): number | null {
  if (standard === null) return null;
  if (standard !== 'BUYER') return OFFICIAL[standard][kind];
  return kind === 'moisture' ? moistureBase : impurityBase;
}

type NeededLimit = 'standard' | 'moistureBase' | 'impurityBase';

/**
 * What has to be given before what was measured can be discounted: a standard, and of a buyer's table the limit of each
 * thing that was measured. A load and the work of harvest refuse alike what lacks it.
 */
export function missingLimits(measured: Partial<Measured>): readonly NeededLimit[] {
  const { standard, moisture, impurity, moistureBase, impurityBase } = measured;
  if (standard == null) return moisture == null && impurity == null ? [] : ['standard'];
  if (standard !== 'BUYER') return [];
  return [
    ...(moisture != null && moistureBase == null ? (['moistureBase'] as const) : []),
    ...(impurity != null && impurityBase == null ? (['impurityBase'] as const) : []),
  ];
}

/** One discount with what it was computed of: `weight` × (`found` − `limit`) ÷ (100 − `limit`). */
interface DiscountStep {
  readonly kind: 'moisture' | 'impurity';
  readonly weight: number;
  readonly found: number;
  readonly limit: number;
  readonly discount: number;
}

export interface Discounts {
  /** In the order in which they are taken. */
  readonly steps: readonly DiscountStep[];
  readonly other: number;
  readonly final: number;
}

interface LoadSums extends Discounts {
  readonly net: number;
  /** What the discounts are taken of: the weight of arrival, else the net weight. */
  readonly base: number;
}

/** What was measured, without the weights. */
export type Measured = Omit<Weighed, 'grossWeight' | 'tareWeight' | 'arrivedWeight'>;

/**
 * What is left of a weight after its discounts, in kg to the hundredth: weight × (found − limit) ÷ (100 − limit), never
 * below nought, the second one of what the first has left (AGAIS, technological note 0116).
 * @returns null when unknown: something measured by limits that are not known
 */
export function discountsOf(weight: number, measured: Measured): Discounts | null {
  const kinds =
    measured.order === 'MOISTURE_FIRST'
      ? (['moisture', 'impurity'] as const)
      : (['impurity', 'moisture'] as const);
  const steps: DiscountStep[] = [];
  let left = weight;
  for (const kind of kinds) {
    const found = measured[kind];
    if (found === null) continue;
    const limit = limitOf(kind, measured);
    if (limit === null || limit >= 100) return null;
    const discount = kg(Math.max(0, (left * (found - limit)) / (100 - limit)));
    steps.push({ kind, weight: left, found, limit, discount });
    left = kg(left - discount);
  }
  const other = measured.otherDiscount ?? 0;
  return { steps, other, final: kg(Math.max(0, left - other)) };
}

/** The discounts of a load, taken of what arrived where that is known; null without a net weight too. */
export function loadSums(load: Weighed): LoadSums | null {
  const net = netWeight(load);
  if (net === null) return null;
  const base = load.arrivedWeight ?? net;
  const discounts = discountsOf(base, load);
  return discounts && { net, base, ...discounts };
}

/** Sacks of 60 kg, to the hundredth. */
export const sacksOf = (weight: number): number => roundHalfAway(weight / SACK_KG, 2);
