import { derivedOf } from './derived';
import { clayOf, type InterpretedSoil, meanOf } from './interpret';
import { type LimeChoices, type LimeNeed, limeNeed, type LimeSoil, type MissingLime } from './lime';
import { convertUnit, effectiveValue, type Nutrient, type SoilPoint } from './nutrients';

/** A nutrient of a point in one unit; null where it was not measured, or the unit does not convert. */
function measured(
  { nutrients }: InterpretedSoil,
  { values }: Pick<SoilPoint, 'values'>,
  wanted: Nutrient,
  unit: 'cmolc/dm³' | '',
): number | null {
  for (const column of nutrients) {
    const value =
      column.nutrient === wanted ? values.find(({ nutrientId }) => nutrientId === column.id) : undefined;
    if (value) return convertUnit(wanted, effectiveValue(value), column.unit, unit);
  }
  return null;
}

/** What lime is computed from at a point. */
export function limeSoilOf(soil: InterpretedSoil, point: Pick<SoilPoint, 'values'>): LimeSoil {
  const { t, v } = derivedOf(soil.nutrients, point.values);
  const charge = (nutrient: Nutrient) => measured(soil, point, nutrient, 'cmolc/dm³');
  return {
    t,
    v,
    al: charge('AL'),
    ca: charge('CA'),
    mg: charge('MG'),
    smp: measured(soil, point, 'PH_SMP', ''),
  };
}

/** The means over all points, each of those where it is known. */
export function meanLimeSoil(soil: InterpretedSoil): LimeSoil {
  const all = soil.points.map((point) => limeSoilOf(soil, point));
  const mean = (name: keyof LimeSoil) => meanOf(all.map((one) => one[name]));
  return { t: mean('t'), v: mean('v'), al: mean('al'), ca: mean('ca'), mg: mean('mg'), smp: mean('smp') };
}

export interface LimePlan {
  readonly points: readonly { readonly point: SoilPoint; readonly need: LimeNeed }[];
  /** Mean dose of the points that have one, t/ha; null where none has. */
  readonly mean: number | null;
  readonly least: number | null;
  readonly most: number | null;
  /** Points without a dose, and what they lack. */
  readonly without: number;
  readonly missing: readonly MissingLime[];
}

/** The dose of every point, and what they come to. */
export function limePlan(soil: InterpretedSoil, choices: LimeChoices): LimePlan {
  const points = soil.points.map((point) => ({ point, need: limeNeed(limeSoilOf(soil, point), choices) }));
  const doses = points.flatMap(({ need }) => (need.kind === 'need' ? [need.dose] : []));
  return {
    points,
    mean: meanOf(doses),
    least: doses.length === 0 ? null : Math.min(...doses),
    most: doses.length === 0 ? null : Math.max(...doses),
    without: points.length - doses.length,
    missing: [...new Set(points.flatMap(({ need }) => (need.kind === 'missing' ? need.missing : [])))],
  };
}

/** Subsoil means that gypsum asks for: clay in percent, saturation by aluminium in percent, calcium in cmolc/dm³. */
export function subsoilOf(soil: InterpretedSoil & { readonly depthFrom: number }) {
  const charge = (point: SoilPoint) => measured(soil, point, 'CA', 'cmolc/dm³');
  return {
    depthFrom: soil.depthFrom,
    clay: meanOf(soil.points.map((point) => clayOf(soil, point))),
    m: meanOf(soil.points.map(({ values }) => derivedOf(soil.nutrients, values).m)),
    ca: meanOf(soil.points.map(charge)),
  };
}
