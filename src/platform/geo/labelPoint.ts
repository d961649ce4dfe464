import type { LatLng, Path, PolygonArea } from '@/platform/geo/geoTypes';
import { areaBounds } from '@/platform/geo/bounds';
import { inOrder, isInArea } from '@/platform/geo/pick';

interface Weighed {
  readonly weight: number;
  readonly lat: number;
  readonly lng: number;
}

/** Area and centre of a ring on a flat grid of degrees, seen from an origin near it. */
function weigh(path: Path, origin: LatLng): Weighed {
  let [weight, lat, lng] = [0, 0, 0];
  path.forEach((point, index) => {
    const next = path[(index + 1) % path.length] ?? point;
    const [x, y] = [point.lng - origin.lng, point.lat - origin.lat];
    const [nextX, nextY] = [next.lng - origin.lng, next.lat - origin.lat];
    const cross = x * nextY - nextX * y;
    weight += cross;
    lng += (x + nextX) * cross;
    lat += (y + nextY) * cross;
  });
  if (weight === 0) return { weight: 0, lat: 0, lng: 0 };
  return { weight: Math.abs(weight), lat: lat / (3 * weight), lng: lng / (3 * weight) };
}

/**
 * The centroid of a plot (P. Bourke, Calculating the area and centroid of a polygon, 1988); it may lie outside of it.
 * Null for a plot that was not drawn.
 */
export function centroid(area: PolygonArea): LatLng | null {
  const origin = area.find(({ type }) => type === 'ADD')?.path[0];
  if (!origin) return null;
  let [weight, lat, lng] = [0, 0, 0];
  for (const { type, path } of area) {
    const part = weigh(path, origin);
    const sign = type === 'ADD' ? part.weight : -part.weight;
    weight += sign;
    lat += part.lat * sign;
    lng += part.lng * sign;
  }
  if (weight === 0) return origin;
  return { lat: origin.lat + lat / weight, lng: origin.lng + lng / weight };
}

/** Longitudes at which the rings cross a parallel, from west to east. */
function crossingsAt(lat: number, area: PolygonArea): number[] {
  const found: number[] = [];
  for (const { path } of area) {
    let last = path.at(-1);
    for (const point of path) {
      if (last && point.lat > lat !== last.lat > lat) {
        found.push(last.lng + ((lat - last.lat) / (point.lat - last.lat)) * (point.lng - last.lng));
      }
      last = point;
    }
  }
  return found.toSorted((a, b) => a - b);
}

const SHARES = [0.5, 0.35, 0.65, 0.2, 0.8, 0.05, 0.95];

/** The middle of the widest stretch inside along a few parallels. */
function widestStretch(area: PolygonArea): LatLng | null {
  const box = areaBounds(area);
  if (!box) return null;
  let best: LatLng | null = null;
  let width = 0;
  for (const share of SHARES) {
    const lat = box.south + (box.north - box.south) * share;
    const stops = crossingsAt(lat, area);
    stops.forEach((west, index) => {
      const east = stops[index + 1];
      if (east === undefined || east - west <= width) return;
      const point = { lat, lng: (west + east) / 2 };
      if (isInArea(point, area)) [best, width] = [point, east - west];
    });
  }
  return best;
}

/**
 * Where a plot's name stands: its centroid, or where that lies outside or in a hole, a point well inside. Null for a
 * plot without an area.
 */
export function labelPoint(area: PolygonArea): LatLng | null {
  const ordered = inOrder(area);
  const centre = centroid(ordered);
  if (centre && isInArea(centre, ordered)) return centre;
  return widestStretch(ordered) ?? centre;
}
