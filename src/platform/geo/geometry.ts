import { difference } from '@turf/difference';
import { featureCollection, multiPolygon } from '@turf/helpers';
import { intersect } from '@turf/intersect';
import { union } from '@turf/union';
import type { Feature, MultiPolygon, Polygon, Position } from 'geojson';
import type { Path, PolygonArea } from '@/platform/geo/geoTypes';
import { inOrder } from '@/platform/geo/pick';
import { opened, ringOf } from '@/platform/geo/rings';
import { ringSize } from '@/platform/geo/ringSize';
import { ringLength } from '@/platform/geo/sphere';

/**
 * What a plot's rings enclose, taken together: parts, each with its outline and its holes, as the coordinates of a
 * GeoJSON MultiPolygon ([longitude, latitude], rings closed). Parts do not overlap.
 */
export type Geometry = Position[][][];

const shape = (geometry: Geometry) => multiPolygon(geometry);
const shapes = (geometries: readonly Geometry[]) => featureCollection(geometries.map(shape));

function geometryOfFeature(found: Feature<Polygon | MultiPolygon> | null): Geometry {
  if (!found) return [];
  return found.geometry.type === 'Polygon' ? [found.geometry.coordinates] : found.geometry.coordinates;
}

/** The union of geometries. Loops of a ring that crosses itself become parts of their own. */
export function unite(geometries: readonly Geometry[]): Geometry {
  const [first, ...rest] = geometries.filter((geometry) => geometry.length > 0);
  if (!first) return [];
  return geometryOfFeature(union(shapes([first, ...(rest.length > 0 ? rest : [first])])));
}

/** The first without the others. */
export function subtract(geometry: Geometry, others: readonly Geometry[]): Geometry {
  const taken = others.filter((other) => other.length > 0);
  if (geometry.length === 0 || taken.length === 0) return geometry;
  return geometryOfFeature(difference(shapes([geometry, ...taken])));
}

/** The intersection of two geometries. */
export function common(one: Geometry, other: Geometry): Geometry {
  if (one.length === 0 || other.length === 0) return [];
  return geometryOfFeature(intersect(shapes([one, other])));
}

const closedRing = (path: Path): Position[] =>
  [...path, ...path.slice(0, 1)].map(({ lat, lng }) => [lng, lat]);

const pathOf = (ring: Position[]): Path => opened(ring.map(([lng = 0, lat = 0]) => ({ lat, lng })));

/** What the rings of a plot enclose: each in its order adds to or takes from what the earlier ones left. */
export function toGeometry(area: PolygonArea): Geometry {
  let geometry: Geometry = [];
  for (const { type, path } of inOrder(area)) {
    const ring: Geometry = [[closedRing(path)]];
    if (type === 'ADD') geometry = geometry.length === 0 ? ring : unite([geometry, ring]);
    else geometry = subtract(geometry, [ring]);
  }
  return geometry;
}

/** Rings of a geometry as a plot stores them: each part's outline, then its holes. */
export const fromGeometry = (geometry: Geometry): PolygonArea =>
  geometry.flatMap((part) => part.map((ring, index) => ringOf(index === 0 ? 'ADD' : 'REMOVE', pathOf(ring))));

/** Square metres: smaller is left where borders nearly coincide. */
const CRUMB = 1;
/** Metres of mean width: so is what is thinner, however long. */
const THREAD = 0.04;

const isCrumb = (path: Path): boolean => {
  const size = ringSize(path);
  return size < CRUMB || (2 * size) / ringLength(path) < THREAD;
};

/** Without tiny or thread-like parts, and with such holes filled: what set operations leave along common borders. */
export const withoutCrumbs = (geometry: Geometry): Geometry =>
  geometry.flatMap((part) => {
    const rings = part.filter((ring) => !isCrumb(pathOf(ring)));
    return rings.length > 0 && rings[0] === part[0] ? [rings] : [];
  });

/** Square metres of a geometry. */
export const geometryArea = (geometry: Geometry): number =>
  sumRings(geometry, (path, isHole) => (isHole ? -1 : 1) * ringSize(path));

/** Metres along all borders of a geometry, those of its holes included. */
export const geometryPerimeter = (geometry: Geometry): number => sumRings(geometry, ringLength);

function sumRings(geometry: Geometry, measure: (path: Path, isHole: boolean) => number): number {
  let sum = 0;
  for (const part of geometry) part.forEach((ring, index) => (sum += measure(pathOf(ring), index > 0)));
  return sum;
}
