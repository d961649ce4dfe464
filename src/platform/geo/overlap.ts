import type { Bounds, PolygonArea } from '@/platform/geo/geoTypes';
import { areaBounds, widened } from '@/platform/geo/bounds';
import { common, fromGeometry, type Geometry, geometryArea, toGeometry } from '@/platform/geo/geometry';
import { areasIntersect } from '@/platform/geo/meeting';
import type { IndexedPlot, PlotIndex } from '@/platform/geo/plotIndex';
import { toHectares } from '@/platform/geo/sphere';
import { windowOf } from '@/platform/geo/window';

/** An overlap of two plots. */
export interface Overlap<Plot extends IndexedPlot = IndexedPlot> {
  readonly plot: Plot;
  readonly squareMetres: number;
  readonly hectares: number;
  readonly shape: PolygonArea;
}

/** What rounds to 0.01 ha and more is reported; less is the width of a line. */
const LEAST_OVERLAP = 50;

/** Room around the window in which two plots are compared, so that no vertex lies on its frame. In degrees. */
const FRAME = 1e-4;

const overlapping = (a: Bounds, b: Bounds): Bounds => ({
  south: Math.max(a.south, b.south),
  west: Math.max(a.west, b.west),
  north: Math.min(a.north, b.north),
  east: Math.min(a.east, b.east),
});

/** The intersection of two plots; no parts when they have none. */
export function intersectionOf(one: PolygonArea, other: PolygonArea): Geometry {
  const [box, otherBox] = [areaBounds(one), areaBounds(other)];
  if (!box || !otherBox || !areasIntersect(one, other)) return [];
  // Neighbours overlap at their borders: only what lies there is compared, vertex by vertex.
  const reach = widened(overlapping(box, otherBox), FRAME);
  return common(windowOf(toGeometry(one), reach), windowOf(toGeometry(other), reach));
}

/** What a plot shares with another one; null below 50 m², which would read 0.00 ha. */
export function overlapWith<Plot extends IndexedPlot>(area: PolygonArea, plot: Plot): Overlap<Plot> | null {
  const geometry = intersectionOf(area, plot.area);
  const squareMetres = geometryArea(geometry);
  if (squareMetres < LEAST_OVERLAP) return null;
  return { plot, squareMetres, hectares: toHectares(squareMetres), shape: fromGeometry(geometry) };
}

/**
 * The plots of an index that a plot overlaps, largest first; the plot itself is left out by its id. Areas below 50 m²,
 * which would read 0.00 ha, are left out.
 */
export function overlapsOf<Plot extends IndexedPlot>(
  area: PolygonArea,
  index: PlotIndex<Plot>,
  exceptIds: readonly string[] = [],
): Overlap<Plot>[] {
  const box = areaBounds(area);
  if (!box) return [];
  return index
    .near(box)
    .filter((plot) => !exceptIds.includes(plot.id))
    .flatMap((plot) => overlapWith(area, plot) ?? [])
    .toSorted((a, b) => b.squareMetres - a.squareMetres);
}
