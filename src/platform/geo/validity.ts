import type { LatLng, Path, PolygonArea } from '@/platform/geo/geoTypes';
import { edgeBounds, indexEdges } from '@/platform/geo/edges';
import { fromGeometry, toGeometry, unite } from '@/platform/geo/geometry';
import { vertexCount, isInWorld } from '@/platform/geo/polygonArea';
import { ringOf } from '@/platform/geo/rings';
import { between, crossingShares } from '@/platform/geo/segments';
import { ringSize } from '@/platform/geo/ringSize';

/**
 * What is wrong with a ring: `fewVertices` fewer than three distinct vertices · `outsideWorld` a vertex that is nowhere
 * on Earth · `noGround` its vertices lie on one line · `crossesItself`.
 */
export type RingFault = 'fewVertices' | 'outsideWorld' | 'noArea' | 'crossesItself';

/** Less than a square metre is no area. */
const LEAST_AREA = 1;

function crossings(path: Path, closed: boolean): LatLng[] {
  const index = indexEdges([path], closed);
  return index.edges.flatMap((edge) =>
    index.near(edgeBounds(edge)).flatMap((other) => {
      if (other.side <= edge.side) return [];
      const shares = crossingShares(edge, other);
      return shares ? [between(edge.from, edge.to, shares.one)] : [];
    }),
  );
}

/** Where the sides of a ring pass through each other. Neighbouring sides meet at their vertex and do not count. */
export const selfCrossings = (path: Path): LatLng[] => crossings(path, true);

/** Where an open line passes through itself. */
export const lineCrossings = (line: Path): LatLng[] => crossings(line, false);

/** The gravest fault of a ring, or null when it can be kept. */
export function ringFault(path: Path): RingFault | null {
  if (!path.every(isInWorld)) return 'outsideWorld';
  if (vertexCount(path) < 3) return 'fewVertices';
  if (selfCrossings(path).length > 0) return 'crossesItself';
  return ringSize(path) < LEAST_AREA ? 'noArea' : null;
}

/** A plot whose rings cross themselves, with each loop made a ring of its own. */
export const untangled = (area: PolygonArea): PolygonArea =>
  area.flatMap((ring) => {
    if (selfCrossings(ring.path).length === 0) return [ring];
    const loops = fromGeometry(unite([toGeometry([{ ...ring, type: 'ADD' }])]));
    return loops.filter(({ type }) => type === 'ADD').map(({ path }) => ringOf(ring.type, path));
  });
