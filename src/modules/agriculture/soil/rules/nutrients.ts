/** What a laboratory measures in a sample, in the order in which Brazilian reports print it. */
export const NUTRIENTS = [
  'PH_WATER',
  'PH_CACL2',
  'PH_SMP',
  'ORGANIC_MATTER',
  'P',
  'P_REM',
  'K',
  'CA',
  'MG',
  'NA',
  'AL',
  'H_AL',
  'S',
  'B',
  'CU',
  'FE',
  'MN',
  'ZN',
  'CLAY',
  'SILT',
  'SAND',
  'OTHER',
] as const;
export type Nutrient = (typeof NUTRIENTS)[number];

export const EXTRACTORS = [
  'MEHLICH_1',
  'MEHLICH_3',
  'RESIN',
  'KCL',
  'CALCIUM_ACETATE',
  'DTPA',
  'HOT_WATER',
  'CACL2',
  'SMP',
  'OTHER',
] as const;
export type Extractor = (typeof EXTRACTORS)[number];

/** Units as they are written and sent; pH has none (''). */
export const SOIL_UNITS = ['', 'mg/dm³', 'cmolc/dm³', 'mmolc/dm³', '%', 'g/dm³', 'g/kg', 'mg/L'] as const;
export type SoilUnit = (typeof SOIL_UNITS)[number];

interface NutrientFacts {
  /** Units that may be chosen, the usual one first. */
  readonly units: readonly SoilUnit[];
  /** mg/dm³ of one cmolc/dm³ of charge (F23). */
  readonly charge?: number;
  /** What can be measured at all, in the usual unit. */
  readonly min: number;
  readonly max: number;
  /** What no Brazilian soil is likely to exceed, in the usual unit: above it the user is asked. */
  readonly likelyMax?: number;
}

const CHARGE: readonly SoilUnit[] = ['cmolc/dm³', 'mmolc/dm³', 'mg/dm³'];
const WEIGHT: readonly SoilUnit[] = ['mg/dm³'];
const PH = { units: [''], min: 3, max: 10 } as const satisfies NutrientFacts;
const PART = { units: ['%', 'g/kg'], min: 0, max: 100 } as const satisfies NutrientFacts;
const MOST = Number.MAX_SAFE_INTEGER;

export const NUTRIENT_FACTS: Readonly<Record<Nutrient, NutrientFacts>> = {
  PH_WATER: PH,
  PH_CACL2: PH,
  PH_SMP: PH,
  ORGANIC_MATTER: { units: ['%', 'g/dm³'], min: 0, max: 100, likelyMax: 20 },
  P: { units: WEIGHT, min: 0, max: MOST, likelyMax: 400 },
  P_REM: { units: ['mg/L'], min: 0, max: 60, likelyMax: 60 },
  K: { units: ['mg/dm³', 'cmolc/dm³', 'mmolc/dm³'], charge: 391, min: 0, max: MOST, likelyMax: 1200 },
  CA: { units: CHARGE, charge: 200, min: 0, max: MOST, likelyMax: 30 },
  MG: { units: CHARGE, charge: 121.5, min: 0, max: MOST, likelyMax: 12 },
  NA: { units: ['mg/dm³', 'cmolc/dm³', 'mmolc/dm³'], charge: 230, min: 0, max: MOST, likelyMax: 2300 },
  AL: { units: CHARGE, charge: 90, min: 0, max: MOST, likelyMax: 10 },
  H_AL: { units: ['cmolc/dm³', 'mmolc/dm³'], min: 0, max: MOST, likelyMax: 30 },
  S: { units: WEIGHT, min: 0, max: MOST, likelyMax: 200 },
  B: { units: WEIGHT, min: 0, max: MOST, likelyMax: 10 },
  CU: { units: WEIGHT, min: 0, max: MOST, likelyMax: 60 },
  FE: { units: WEIGHT, min: 0, max: MOST, likelyMax: 1000 },
  MN: { units: WEIGHT, min: 0, max: MOST, likelyMax: 600 },
  ZN: { units: WEIGHT, min: 0, max: MOST, likelyMax: 150 },
  CLAY: PART,
  SILT: PART,
  SAND: PART,
  OTHER: { units: ['mg/dm³', 'cmolc/dm³', 'mmolc/dm³', '%', 'g/dm³', 'g/kg', 'mg/L', ''], min: 0, max: MOST },
};

/** One column of an analysis: what was measured, in which unit, by which extractor. */
export interface SoilNutrient {
  /** Number of the column within its analysis; values name it. */
  readonly id: number;
  readonly nutrient: Nutrient;
  /** Of `OTHER` alone: how the laboratory calls it. */
  readonly name: string;
  readonly unit: SoilUnit;
  readonly extractor: Extractor | null;
}

/** A measured value. `below` means below the detection limit, which `value` then is ('<0,1': 0.1). */
export interface SoilValue {
  readonly nutrientId: number;
  readonly value: number;
  readonly below: boolean;
}

/** A place where soil was taken. One without coordinates is in the table and in the mean, not on the map. */
export interface SoilPoint {
  readonly id: number;
  readonly name: string;
  readonly lat: number | null;
  readonly lng: number | null;
  /** A nutrient without a value has no entry. */
  readonly values: readonly SoilValue[];
}

/** Two columns of one analysis with the same key are the same nutrient (FA-280). */
export function nutrientKey({ nutrient, name, extractor }: Omit<SoilNutrient, 'id' | 'unit'>): string {
  return `${nutrient}|${nutrient === 'OTHER' ? name.trim().toLowerCase() : ''}|${extractor ?? ''}`;
}

/** What a value counts as: half of the limit where it lies below detection (FI §4.1). */
export function effectiveValue({ value, below }: Pick<SoilValue, 'value' | 'below'>): number {
  return below ? value / 2 : value;
}

/**
 * Converts a measured value between units of one nutrient (F23): mg/dm³ ÷ charge (K 391, Ca 200, Mg 121.5, Na 230, Al 90)
 * = cmolc/dm³; mmolc ÷ 10 = cmolc; % × 10 = g/dm³ or g/kg. Null where no such conversion exists, and for a nutrient
 * whose charge is not known.
 */
export function convertUnit(nutrient: Nutrient, value: number, from: SoilUnit, to: SoilUnit): number | null {
  if (from === to) return value;
  const charge = NUTRIENT_FACTS[nutrient].charge;
  /** How many of a unit make one of the kind's own: cmolc/dm³, or 1 %. */
  const scale = (unit: SoilUnit): [kind: 'charge' | 'part', size: number] | null => {
    switch (unit) {
      case 'cmolc/dm³':
        return ['charge', 1];
      case 'mmolc/dm³':
        return ['charge', 10];
      case 'mg/dm³':
        return charge === undefined ? null : ['charge', charge];
      case '%':
        return ['part', 1];
      case 'g/dm³':
      case 'g/kg':
        return ['part', 10];
      default:
        return null;
    }
  };
  const [a, b] = [scale(from), scale(to)];
  if (!a || !b || a[0] !== b[0]) return null;
  return (value * b[1]) / a[1];
}

/** Why a value cannot be, or null. Bounds stand in the usual unit of the nutrient. */
export function valueFault(nutrient: Nutrient, value: number, unit: SoilUnit): 'min' | 'max' | null {
  const { units, min, max } = NUTRIENT_FACTS[nutrient];
  const usual = convertUnit(nutrient, value, unit, units[0] ?? '') ?? value;
  if (usual < min) return 'min';
  return usual > max ? 'max' : null;
}

/**
 * An unlikely value (Ca 300 cmolc/dm³): `fits` is the first unit of the nutrient in which the same number would be
 * likely, null where none is. Null for a likely value.
 */
export function unlikelyValue(
  nutrient: Nutrient,
  value: number,
  unit: SoilUnit,
): { readonly fits: SoilUnit | null } | null {
  const { units, likelyMax } = NUTRIENT_FACTS[nutrient];
  if (likelyMax === undefined) return null;
  const usual = units[0] ?? '';
  const isLikely = (chosen: SoilUnit) => {
    const converted = convertUnit(nutrient, value, chosen, usual);
    return converted !== null && converted <= likelyMax;
  };
  if (isLikely(unit)) return null;
  return { fits: units.find((other) => other !== unit && isLikely(other)) ?? null };
}
