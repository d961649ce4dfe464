import type { LatLng } from '@/platform/geo/geoTypes';
import { boundsOf, widened } from '@/platform/geo/bounds';
import type { Edge } from '@/platform/geo/edges';
import { localPlane } from '@/platform/geo/localPlane';
import { bordersOf, type PlotIndex } from '@/platform/geo/plotIndex';
import { EARTH_RADIUS, toRadians } from '@/platform/geo/sphere';

/** A place of a neighbour's border that a vertex may be put on. */
export interface SnapPoint {
  readonly point: LatLng;
  readonly kind: 'vertex' | 'border';
  /** Metres from where the pointer is. */
  readonly away: number;
  readonly plotId: string;
}

export interface SnapQuery {
  /** How far to look, in metres; the caller turns pixels into metres. */
  readonly reach: number;
  readonly exceptIds?: readonly string[];
}

/** Degrees that are at least so many metres, in either direction. */
export const degreesFor = (metres: number, lat: number): number =>
  (metres / EARTH_RADIUS) * (180 / Math.PI) * (1 / Math.max(Math.cos(toRadians(lat)), 0.01));

/** The nearest vertex and the nearest place of a border among sides near a point. */
function nearest(point: LatLng, edges: readonly Edge[], plotId: string, reach: number): SnapPoint[] {
  const { toFlat, toPoint } = localPlane(point);
  let vertex: SnapPoint | null = null;
  let border: SnapPoint | null = null;
  for (const edge of edges) {
    const [from, to] = [toFlat(edge.from), toFlat(edge.to)];
    for (const [flat, end] of [
      [from, edge.from],
      [to, edge.to],
    ] as const) {
      const away = Math.hypot(flat.x, flat.y);
      if (away <= (vertex?.away ?? reach)) vertex = { point: end, kind: 'vertex', away, plotId };
    }
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const length = dx * dx + dy * dy;
    const share = length === 0 ? 0 : Math.min(1, Math.max(0, -(from.x * dx + from.y * dy) / length));
    const foot = { x: from.x + share * dx, y: from.y + share * dy };
    const away = Math.hypot(foot.x, foot.y);
    if (away <= (border?.away ?? reach)) border = { point: toPoint(foot), kind: 'border', away, plotId };
  }
  return [vertex, border].filter((found) => found !== null);
}

/**
 * Where a vertex may snap to: nearest first, but a neighbour's vertex within reach goes before any place along a
 * border, so that vertices come to lie on vertices.
 */
export function snapCandidates(
  point: LatLng,
  index: PlotIndex,
  { reach, exceptIds = [] }: SnapQuery,
): SnapPoint[] {
  const here = boundsOf([point]);
  if (!here) return [];
  const box = widened(here, degreesFor(reach, point.lat));
  return index
    .near(box)
    .filter(({ id }) => !exceptIds.includes(id))
    .flatMap(({ id, area }) => nearest(point, bordersOf(area).near(box), id, reach))
    .toSorted((a, b) => Number(a.kind === 'border') - Number(b.kind === 'border') || a.away - b.away);
}

/** The point itself, or the place it snaps to. */
export const snapped = (point: LatLng, index: PlotIndex, query: SnapQuery): LatLng =>
  snapCandidates(point, index, query)[0]?.point ?? point;
