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
export type Ground = Position[][][];

const shape = (ground: Ground) => multiPolygon(ground);
const shapes = (grounds: readonly Ground[]) => featureCollection(grounds.map(shape));

function groundOfShape(found: Feature<Polygon | MultiPolygon> | null): Ground {
  if (!found) return [];
  return found.geometry.type === 'Polygon' ? [found.geometry.coordinates] : found.geometry.coordinates;
}

/** The ground that lies in any of them. Loops of a ring that crosses itself become parts of their own. */
export function unite(grounds: readonly Ground[]): Ground {
  const [first, ...rest] = grounds.filter((ground) => ground.length > 0);
  if (!first) return [];
  return groundOfShape(union(shapes([first, ...(rest.length > 0 ? rest : [first])])));
}

/** The ground of the first that lies in none of the others. */
export function subtract(ground: Ground, others: readonly Ground[]): Ground {
  const taken = others.filter((other) => other.length > 0);
  if (ground.length === 0 || taken.length === 0) return ground;
  return groundOfShape(difference(shapes([ground, ...taken])));
}

/** The ground that lies in both. */
export function common(one: Ground, other: Ground): Ground {
  if (one.length === 0 || other.length === 0) return [];
  return groundOfShape(intersect(shapes([one, other])));
}

const closedRing = (path: Path): Position[] =>
  [...path, ...path.slice(0, 1)].map(({ lat, lng }) => [lng, lat]);

const pathOf = (ring: Position[]): Path => opened(ring.map(([lng = 0, lat = 0]) => ({ lat, lng })));

/** What the rings of a plot enclose: each in its order adds to or takes from what the earlier ones left. */
export function toGround(area: PolygonArea): Ground {
  let ground: Ground = [];
  for (const { type, path } of inOrder(area)) {
    const ring: Ground = [[closedRing(path)]];
    if (type === 'ADD') ground = ground.length === 0 ? ring : unite([ground, ring]);
    else ground = subtract(ground, [ring]);
  }
  return ground;
}

/** Rings of a ground as a plot stores them: each part's outline, then its holes. */
export const fromGround = (ground: Ground): PolygonArea =>
  ground.flatMap((part) => part.map((ring, index) => ringOf(index === 0 ? 'ADD' : 'REMOVE', pathOf(ring))));

/** Square metres: smaller is left where borders nearly coincide. */
const CRUMB = 1;
/** Metres of mean width: so is what is thinner, however long. */
const THREAD = 0.04;

const isCrumb = (path: Path): boolean => {
  const size = ringSize(path);
  return size < CRUMB || (2 * size) / ringLength(path) < THREAD;
};

/** Without tiny or thread-like parts, and with such holes filled: what set operations leave along common borders. */
export const withoutCrumbs = (ground: Ground): Ground =>
  ground.flatMap((part) => {
    const rings = part.filter((ring) => !isCrumb(pathOf(ring)));
    return rings.length > 0 && rings[0] === part[0] ? [rings] : [];
  });

/** Square metres of a ground. */
export const groundSize = (ground: Ground): number =>
  sumRings(ground, (path, isHole) => (isHole ? -1 : 1) * ringSize(path));

/** Metres along all borders of a ground, those of its holes included. */
export const groundBorder = (ground: Ground): number => sumRings(ground, ringLength);

function sumRings(ground: Ground, measure: (path: Path, isHole: boolean) => number): number {
  let sum = 0;
  for (const part of ground) part.forEach((ring, index) => (sum += measure(pathOf(ring), index > 0)));
  return sum;
}
