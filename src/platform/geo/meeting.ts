import type { PolygonArea } from '@/platform/geo/geoTypes';
import { areaBounds, boundsMeet, widened } from '@/platform/geo/bounds';
import { type Edge, edgeBounds } from '@/platform/geo/edges';
import { labelPoint } from '@/platform/geo/labelPoint';
import { isInArea } from '@/platform/geo/pick';
import { bordersOf } from '@/platform/geo/plotIndex';
import { between, crossingShares, degreesAway, footShare } from '@/platform/geo/segments';

/** About a centimetre, in degrees: borders nearer than that are the same border. */
const SAME_BORDER = 1e-7;

/** Where a side is cut by the borders near it, as shares of its way, its ends included. */
function cuts(edge: Edge, nearby: readonly Edge[]): number[] {
  const found = nearby.flatMap((other) => {
    const shares = crossingShares(edge, other);
    const touches = degreesAway(other.from, edge) < SAME_BORDER ? [footShare(other.from, edge)] : [];
    return shares ? [shares.one, ...touches] : touches;
  });
  return [0, ...found, 1].toSorted((a, b) => a - b);
}

type Course = 'inside' | 'along' | 'outside';

/** Whether a plot's border runs through another plot, only along its border, or beside it. */
function course(one: PolygonArea, other: PolygonArea): Course {
  const [near, box] = [bordersOf(other), areaBounds(other)];
  if (!box) return 'outside';
  let along = true;
  for (const edge of bordersOf(one).edges) {
    const reach = widened(edgeBounds(edge), SAME_BORDER);
    if (!boundsMeet(reach, box)) {
      along = false;
      continue;
    }
    const nearby = near.near(reach);
    const stops = cuts(edge, nearby);
    for (let at = 1; at < stops.length; at += 1) {
      const [from = 0, to = 0] = [stops[at - 1], stops[at]];
      const middle = between(edge.from, edge.to, (from + to) / 2);
      if (nearby.some((side) => degreesAway(middle, side) < SAME_BORDER)) continue;
      if (isInArea(middle, other)) return 'inside';
      along = false;
    }
  }
  return along ? 'along' : 'outside';
}

/**
 * Whether two plots overlap, from their borders alone: cheap, and exact for neighbours with a common border. An overlap
 * thinner than a centimetre does not count.
 */
export function areasIntersect(one: PolygonArea, other: PolygonArea): boolean {
  const [box, otherBox] = [areaBounds(one), areaBounds(other)];
  if (!box || !otherBox || !boundsMeet(box, otherBox)) return false;
  const [there, back] = [course(one, other), course(other, one)];
  if (there === 'inside' || back === 'inside') return true;
  if (there === 'outside' && back === 'outside') return false;
  // All of one's border lies on the other's: the same geometry, or a plot that fills another's hole.
  const inner = there === 'along' ? one : other;
  const point = labelPoint(inner);
  return point !== null && isInArea(point, inner === one ? other : one);
}
