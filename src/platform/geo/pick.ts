import type { LatLng, Path, PolygonArea } from '@/platform/geo/geoTypes';

/**
 * Whether a point lies inside a ring, by counting the sides east of it (even–odd rule; M. Shimrat, Algorithm 112,
 * CACM 1962). Each side owns its southern end, so that of two rings with a common side exactly one holds a point on it.
 */
export function isInRing({ lat, lng }: LatLng, path: Path): boolean {
  let inside = false;
  let last = path.at(-1);
  for (const point of path) {
    if (last && point.lat > lat !== last.lat > lat) {
      const crossing = last.lng + ((lat - last.lat) / (point.lat - last.lat)) * (point.lng - last.lng);
      if (lng < crossing) inside = !inside;
    }
    last = point;
  }
  return inside;
}

/**
 * Whether a point lies in a plot. Rings act in their order: a later one adds to or takes from what the earlier ones
 * left, so an outline inside a hole counts. Holes listed before any outline act after it.
 */
export function isInArea(point: LatLng, area: PolygonArea): boolean {
  let inside = false;
  for (const ring of inOrder(area)) {
    if (isInRing(point, ring.path)) inside = ring.type === 'ADD';
  }
  return inside;
}

/** The rings in the order in which they act. */
export function inOrder(area: PolygonArea): PolygonArea {
  const first = area.findIndex(({ type }) => type === 'ADD');
  if (first <= 0) return first === 0 ? area : [];
  const rest = area.slice(first);
  const lastAdd = rest.findLastIndex(({ type }) => type === 'ADD');
  return [...rest.slice(0, lastAdd + 1), ...area.slice(0, first), ...rest.slice(lastAdd + 1)];
}
