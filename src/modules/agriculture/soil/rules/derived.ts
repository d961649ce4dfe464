import { convertUnit, effectiveValue, type SoilNutrient, type SoilPoint } from './nutrients';

/** Sum of bases, capacity of exchange at pH 7, saturation by bases and by aluminium. Null is not known. */
export interface DerivedSoil {
  /** cmolc/dm³. */
  readonly SB: number | null;
  /** cmolc/dm³. */
  readonly T: number | null;
  /** %. */
  readonly V: number | null;
  /** %. */
  readonly M: number | null;
}

export const DERIVED = ['SB', 'T', 'V', 'M'] as const satisfies readonly (keyof DerivedSoil)[];

/** A nutrient of a point in cmolc/dm³; null where it was not measured or its unit has no charge. */
function chargeOf(
  nutrients: readonly SoilNutrient[],
  { values }: Pick<SoilPoint, 'values'>,
  wanted: SoilNutrient['nutrient'],
): number | null {
  for (const { id, nutrient, unit } of nutrients) {
    const value = nutrient === wanted ? values.find(({ nutrientId }) => nutrientId === id) : undefined;
    if (value) return convertUnit(wanted, effectiveValue(value), unit, 'cmolc/dm³');
  }
  return null;
}

/**
 * F23, all in cmolc/dm³: SB = Ca + Mg + K (+ Na where it was measured), T = SB + (H + Al), V = 100 · SB ÷ T,
 * m = 100 · Al ÷ (SB + Al). A figure whose part is missing is not known.
 */
export function derivedSoil(
  nutrients: readonly SoilNutrient[],
  point: Pick<SoilPoint, 'values'>,
): DerivedSoil {
  const charge = (nutrient: SoilNutrient['nutrient']) => chargeOf(nutrients, point, nutrient);
  const [ca, mg, k, na, al, acid] = [
    charge('CA'),
    charge('MG'),
    charge('K'),
    charge('NA'),
    charge('AL'),
    charge('H_AL'),
  ];
  const SB = ca === null || mg === null || k === null ? null : ca + mg + k + (na ?? 0);
  const T = SB === null || acid === null ? null : SB + acid;
  return {
    SB,
    T,
    V: SB === null || T === null || T === 0 ? null : (100 * SB) / T,
    M: SB === null || al === null || SB + al === 0 ? null : (100 * al) / (SB + al),
  };
}
