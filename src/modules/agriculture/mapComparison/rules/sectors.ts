import type { Bounds } from '@/platform/geo/geoTypes';
import type { PlotCell } from './grid';

/** The nine parts of a plot's box, row by row from its north-west corner. */
const SECTORS = [
  'northWest',
  'north',
  'northEast',
  'west',
  'centre',
  'east',
  'southWest',
  'south',
  'southEast',
] as const;
export type Sector = (typeof SECTORS)[number];

export interface SectorMean {
  readonly sector: Sector;
  /** Mean of its known cells, each weighing its hectares. */
  readonly mean: number;
}

/** A part with fewer known cells is a corner of the box, not a part of the plot. */
const LEAST_SHARE = 0.03;

const third = (part: number, whole: number) => Math.min(2, Math.max(0, Math.floor((part / whole) * 3)));

/**
 * Where in a plot values are lowest and highest: the means of the nine parts of its box. Null when less than two parts
 * have known cells.
 */
export function sectorExtremes(
  cells: readonly PlotCell[],
  { north, south, east, west }: Bounds,
): { readonly lowest: SectorMean; readonly highest: SectorMean } | null {
  const sums = SECTORS.map((sector) => ({ sector, hectares: 0, weighed: 0 }));
  let known = 0;
  for (const { at, hectares, value } of cells) {
    if (value === null) continue;
    const own = sums[third(north - at.lat, north - south) * 3 + third(at.lng - west, east - west)];
    if (!own) continue;
    known += hectares;
    own.hectares += hectares;
    own.weighed += hectares * value;
  }
  const means = sums
    .filter(({ hectares }) => hectares > 0 && hectares >= LEAST_SHARE * known)
    .map(({ sector, hectares, weighed }) => ({ sector, mean: weighed / hectares }))
    .toSorted((a, b) => a.mean - b.mean);
  const [lowest, highest] = [means[0], means.at(-1)];
  return lowest && highest && means.length > 1 ? { lowest, highest } : null;
}
