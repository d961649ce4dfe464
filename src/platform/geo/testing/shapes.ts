import fc from 'fast-check';
import type { LatLng, Path, PolygonArea } from '@/platform/geo/geoTypes';
import { destination, distance, EARTH_RADIUS } from '@/platform/geo/sphere';

/** Points from pairs of longitude and latitude, as GeoJSON has them. */
export const points = (...pairs: readonly (readonly [number, number])[]): Path =>
  pairs.map(([lng, lat]) => ({ lat, lng }));

export const plot = (path: Path, ...holes: readonly Path[]): PolygonArea => [
  { type: 'ADD', path },
  ...holes.map((hole) => ({ type: 'REMOVE', path: hole }) as const),
];

/** A rectangle so many metres east and north of a place, and so large. */
export function rectangle(origin: LatLng, east: number, north: number, width: number, height: number): Path {
  const vertex = (x: number, y: number) => destination(destination(origin, x, 90), y, 0);
  return [
    vertex(east, north),
    vertex(east, north + height),
    vertex(east + width, north + height),
    vertex(east + width, north),
  ];
}

/** Passo Fundo, in the state of Rio Grande do Sul. */
export const HERE: LatLng = { lat: -28.26, lng: -52.41 };

/** A place in Brazil. */
export const somewhere: fc.Arbitrary<LatLng> = fc.record({
  lat: fc.double({ min: -33, max: 5, noNaN: true }),
  lng: fc.double({ min: -73, max: -35, noNaN: true }),
});

const metres = fc.integer({ min: 50, max: 2000 });
const ray = fc.tuple(fc.integer({ min: 0, max: 359 }), metres);

/**
 * A field around a place: a star-shaped ring of 3 to 43 vertices, 50 m to 2 km from it. Three of them lie all around, so
 * that it never crosses itself.
 */
export const field = (around: fc.Arbitrary<LatLng> = somewhere): fc.Arbitrary<Path> =>
  fc
    .tuple(around, fc.tuple(metres, metres, metres), fc.array(ray, { maxLength: 40 }))
    .map(([centre, [north, east, west], rays]) => {
      const byTurn = new Map([...rays, [0, north] as const, [120, east] as const, [240, west] as const]);
      const vertices = [...byTurn].toSorted(([a], [b]) => a - b);
      return vertices.map(([turn, away]) => destination(centre, away, turn));
    });

/**
 * Square metres by which a ring's area may change when a vertex is put on a side: sides are measured as great circles and
 * cut as straight lines of degrees, which part by no more than L³ · tan φ / 12R.
 */
export const bulge = (path: Path): number =>
  path.reduce((sum, point, at) => sum + distance(path.at(at - 1) ?? point, point) ** 3, 1) /
  (6 * EARTH_RADIUS);
