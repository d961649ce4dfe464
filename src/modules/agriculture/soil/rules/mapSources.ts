import type { KrigingPoint } from '@/platform/kriging/krigingTypes';
import { limeSoilOf } from './correction';
import { type InterpretedSoil, type QuantitySource, sourcesOf, valueAt } from './interpret';
import { type LimeChoices, limeNeed } from './lime';
import { effectiveValue, type SoilNutrient, type SoilPoint, type SoilUnit } from './nutrients';

/** What a map can show: a column of the analysis, what follows from several, or the dose of lime. */
export interface MapSource {
  /** `N3` for the column 3, else `SB`, `T`, `V`, `M`, `LIME`: what a saved map names. */
  readonly key: string;
  readonly source: QuantitySource | null;
  /** Of a nutrient that no table knows. */
  readonly column: SoilNutrient | null;
  readonly unit: SoilUnit | 't/ha';
}

const LIME = 'LIME';
export const isLime = ({ key }: Pick<MapSource, 'key'>): boolean => key === LIME;

/** A map needs as many points with a value and a place (FA-279). */
export const LEAST_POINTS = 6;
/** Below it a map is called approximate (FI §7). */
export const FEW_POINTS = 20;

function valueOf(map: MapSource, soil: InterpretedSoil, point: SoilPoint, lime: LimeChoices): number | null {
  if (isLime(map)) {
    const need = limeNeed(limeSoilOf(soil, point), lime);
    return need.kind === 'need' ? need.dose : null;
  }
  if (map.source) return valueAt(map.source, soil.nutrients, point);
  const value = point.values.find(({ nutrientId }) => nutrientId === map.column?.id);
  return value ? effectiveValue(value) : null;
}

/** The samples of a map; those without a place are left out. */
export function mapPoints(
  map: MapSource,
  soil: InterpretedSoil,
  lime: LimeChoices,
): (KrigingPoint & { readonly id: number })[] {
  return soil.points.flatMap((point) => {
    const { id, lat, lng } = point;
    return lat === null || lng === null ? [] : [{ id, lat, lng, value: valueOf(map, soil, point, lime) }];
  });
}

/** Everything of an analysis that has a value at a place, with how many places have one. */
export function mapSources(
  soil: InterpretedSoil,
  lime: LimeChoices,
): (MapSource & { readonly points: number })[] {
  const sources = sourcesOf(soil).map((source): MapSource => ({
    key: source.column ? `N${source.column.id}` : source.quantity,
    source,
    column: source.column,
    unit: source.unit,
  }));
  const others = soil.nutrients
    .filter(({ nutrient }) => nutrient === 'OTHER')
    .map((column): MapSource => ({ key: `N${column.id}`, source: null, column, unit: column.unit }));
  const dose: MapSource = { key: LIME, source: null, column: null, unit: 't/ha' };
  return [...sources, ...others, dose]
    .map((map) => ({
      ...map,
      points: mapPoints(map, soil, lime).filter(({ value }) => value !== null).length,
    }))
    .filter(({ points }) => points > 0);
}

/**
 * A short mark of the points and values that a map was computed with (FNV-1a, 32 bits): another one says that points have
 * changed since.
 */
export function fingerprintOf(points: readonly (KrigingPoint & { readonly id: number })[]): string {
  const text = points.map(({ id, lat, lng, value }) => `${id}:${lat},${lng}=${value ?? ''}`).join(';');
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  }
  return `${points.length}-${hash.toString(16)}`;
}

/** Lime of a zone: what it takes, and what it would take by one dose for the whole plot. */
export interface ZoneLime {
  readonly tonnes: number;
  readonly uniform: number;
}

/** Tonnes of each zone by its own mean, beside those of one dose for all. */
export function zoneLime(
  zones: readonly { readonly hectares: number; readonly mean: number | null }[],
  uniformDose: number,
): ZoneLime[] {
  return zones.map(({ hectares, mean }) => ({
    tonnes: hectares * Math.max(0, mean ?? 0),
    uniform: hectares * uniformDose,
  }));
}
