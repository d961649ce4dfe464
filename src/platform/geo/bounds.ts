import type { Bounds, LatLng, Path, PolygonArea } from '@/platform/geo/geoTypes';

/** The smallest box around points, in degrees; null around none. */
export function boundsOf(points: Path): Bounds | null {
  if (points.length === 0) return null;
  let [south, west, north, east] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { lat, lng } of points) {
    if (lat < south) south = lat;
    if (lat > north) north = lat;
    if (lng < west) west = lng;
    if (lng > east) east = lng;
  }
  return { south, west, north, east };
}

/** The bounding box of a plot; null for a plot that was not drawn. What is removed does not widen it. */
export function areaBounds(area: PolygonArea): Bounds | null {
  return joinBounds(area.filter(({ type }) => type === 'ADD').map(({ path }) => boundsOf(path)));
}

/** The box around boxes; null around none. */
export function joinBounds(all: readonly (Bounds | null)[]): Bounds | null {
  return boundsOf(
    all.flatMap((one) =>
      one
        ? [
            { lat: one.south, lng: one.west },
            { lat: one.north, lng: one.east },
          ]
        : [],
    ),
  );
}

/** Whether two boxes share a point; boxes that only touch do. */
export const boundsMeet = (a: Bounds, b: Bounds): boolean =>
  a.west <= b.east && b.west <= a.east && a.south <= b.north && b.south <= a.north;

export const inBounds = ({ lat, lng }: LatLng, { south, west, north, east }: Bounds): boolean =>
  lat >= south && lat <= north && lng >= west && lng <= east;

export const boundsCentre = ({ south, west, north, east }: Bounds): LatLng => ({
  lat: (south + north) / 2,
  lng: (west + east) / 2,
});

/** The box, so many degrees wider on each side. */
export const widened = ({ south, west, north, east }: Bounds, by: number): Bounds => ({
  south: south - by,
  west: west - by,
  north: north + by,
  east: east + by,
});
