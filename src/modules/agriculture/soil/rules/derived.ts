import {
  convertUnit,
  effectiveValue,
  type Nutrient,
  type SoilNutrient,
  type SoilUnit,
  type SoilValue,
} from './nutrients';

/** What is computed of the bases and the acidity of a sample; null where a part of it is not known. */
export interface DerivedValues {
  /** Sum of bases, cmolc/dm³. */
  readonly sb: number | null;
  /** Capacity of exchange at pH 7, cmolc/dm³. */
  readonly t: number | null;
  /** Saturation by bases, percent of T. */
  readonly v: number | null;
  /** Saturation by aluminium, percent of SB + Al. */
  readonly m: number | null;
}

const CHARGE: SoilUnit = 'cmolc/dm³';

/** A sum of parts of which each is needed. */
const sumOf = (parts: readonly (number | null)[]): number | null =>
  parts.reduce((sum: number | null, part) => (sum === null || part === null ? null : sum + part), 0);

const shareOf = (part: number | null, whole: number | null): number | null =>
  part === null || whole === null || whole <= 0 ? null : (100 * part) / whole;

/**
 * SB = Ca + Mg + K (+ Na, where the laboratory measured it), T = SB + (H+Al), V = 100 SB ÷ T, m = 100 Al ÷ (SB + Al),
 * all of cmolc/dm³ (F23; FI §4.4: 3.0 + 1.0 + 0.30, H+Al 5.2, Al 0.6 give 4.30, 9.50, 45.3 %, 12.2 %). What lies below
 * detection counts as half of its limit. A nutrient of two extractors counts by the first column that has a value.
 */
export function derivedOf(nutrients: readonly SoilNutrient[], values: readonly SoilValue[]): DerivedValues {
  const byColumn = new Map(values.map((value) => [value.nutrientId, value]));
  const chargeOf = (wanted: Nutrient): number | null => {
    for (const { id, nutrient, unit } of nutrients) {
      const value = nutrient === wanted ? byColumn.get(id) : undefined;
      if (value) return convertUnit(wanted, effectiveValue(value), unit, CHARGE);
    }
    return null;
  };
  const measuresSodium = nutrients.some(({ nutrient }) => nutrient === 'NA');
  const sb = sumOf([
    chargeOf('CA'),
    chargeOf('MG'),
    chargeOf('K'),
    ...(measuresSodium ? [chargeOf('NA')] : []),
  ]);
  const al = chargeOf('AL');
  const t = sumOf([sb, chargeOf('H_AL')]);
  return { sb, t, v: shareOf(sb, t), m: shareOf(al, sumOf([sb, al])) };
}
