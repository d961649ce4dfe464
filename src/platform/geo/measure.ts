import type { Bounds, Path, PolygonArea } from '@/platform/geo/geoTypes';
import { boundsMeet, boundsOf } from '@/platform/geo/bounds';
import { edgeBounds, indexEdges } from '@/platform/geo/edges';
import {
  fromGeometry,
  geometryPerimeter,
  geometryArea,
  toGeometry,
  withoutCrumbs,
} from '@/platform/geo/geometry';
import { isInRing } from '@/platform/geo/pick';
import { ringSize } from '@/platform/geo/ringSize';
import { ringLength, toHectares } from '@/platform/geo/sphere';
import { crossingShares, degreesAway } from '@/platform/geo/segments';

export interface AreaMeasure {
  readonly squareMetres: number;
  /** Rounded once, as it is shown and saved. */
  readonly hectares: number;
  /** Metres along all borders, those of holes included. */
  readonly perimeter: number;
}

/** A tenth of a millimetre, in degrees: nearer than that two lines touch. */
const TOUCH = 1e-9;

/** Whether the lines of two rings meet anywhere. */
function bordersMeet(one: Path, other: Path): boolean {
  const index = indexEdges([other]);
  return indexEdges([one]).edges.some((edge) =>
    index
      .near(edgeBounds(edge))
      .some(
        (near) =>
          crossingShares(edge, near) !== null ||
          degreesAway(edge.from, near) < TOUCH ||
          degreesAway(near.from, edge) < TOUCH,
      ),
  );
}

/** Whether a ring lies in another one, their borders apart. */
export const isWithin = (inner: Path, outer: Path): boolean => {
  const [vertex] = inner;
  return vertex !== undefined && isInRing(vertex, outer) && !bordersMeet(inner, outer);
};

/**
 * Whether the plain sum of a plot's rings is its area: its parts are disjoint, and every hole lies in one of them and
 * apart from other holes. So it is with nearly every plot, and it is quickly seen.
 */
export function isPlain(area: PolygonArea): boolean {
  const rings = area.map((ring) => ({ ...ring, box: boundsOf(ring.path) }));
  const meet = (a: Bounds | null, b: Bounds | null) => a !== null && b !== null && boundsMeet(a, b);
  return rings.every((ring, at) => {
    const others = rings.filter((other, index) => index !== at && meet(ring.box, other.box));
    const peers = others.filter(({ type }) => type === ring.type);
    if (peers.some((peer) => !areApart(ring.path, peer.path))) return false;
    if (ring.type === 'ADD') return true;
    const holders = others.filter((other) => other.type === 'ADD' && !areApart(ring.path, other.path));
    return holders.length === 1 && holders.every((holder) => isWithin(ring.path, holder.path));
  });
}

function areApart(one: Path, other: Path): boolean {
  const [a, b] = [one[0], other[0]];
  if (!a || !b) return true;
  return !isInRing(a, other) && !isInRing(b, one) && !bordersMeet(one, other);
}

/** Area and perimeter of a plot. Holes count where they lie inside; what is drawn twice counts once. */
export function measureArea(area: PolygonArea): AreaMeasure {
  if (!isPlain(area)) {
    const geometry = toGeometry(area);
    return answer(geometryArea(geometry), geometryPerimeter(geometry));
  }
  return answer(
    area.reduce((sum, { type, path }) => sum + (type === 'ADD' ? 1 : -1) * ringSize(path), 0),
    area.reduce((sum, { path }) => sum + ringLength(path), 0),
  );
}

const answer = (squareMetres: number, perimeter: number): AreaMeasure => ({
  squareMetres,
  hectares: toHectares(squareMetres),
  perimeter,
});

/** Hectares of a plot with two decimals, as they are shown and saved. */
export const hectaresOf = (area: PolygonArea): number => measureArea(area).hectares;

/**
 * The rings as they are saved: a plot whose rings overlap is written as what they enclose, so that a reader that only
 * adds and subtracts rings finds the same area.
 */
export const settled = (area: PolygonArea): PolygonArea =>
  isPlain(area) ? area : fromGeometry(withoutCrumbs(toGeometry(area)));
