import Flatbush from 'flatbush';
import type { Bounds, LatLng, Path } from '@/platform/geo/geoTypes';

/** One side of a ring: from a vertex to the next. */
export interface Edge {
  readonly from: LatLng;
  readonly to: LatLng;
  /** Which of the rings, and which of its sides. */
  readonly ring: number;
  readonly side: number;
}

/** Sides of rings, found by place. */
export interface EdgeIndex {
  readonly edges: readonly Edge[];
  /** The sides whose boxes meet a box. */
  readonly near: (box: Bounds) => readonly Edge[];
}

/** Below so many sides walking along them is quicker than any index. */
const FEW = 24;

const edgesOf = (paths: readonly Path[], closed: boolean): Edge[] =>
  paths.flatMap((path, ring) =>
    path.flatMap((from, side) => {
      const to = path[side + 1] ?? (closed ? path[0] : undefined);
      return to && path.length > 1 ? [{ from, to, ring, side }] : [];
    }),
  );

export const edgeBounds = ({ from, to }: Pick<Edge, 'from' | 'to'>): Bounds => ({
  south: Math.min(from.lat, to.lat),
  west: Math.min(from.lng, to.lng),
  north: Math.max(from.lat, to.lat),
  east: Math.max(from.lng, to.lng),
});

/** Makes sides of rings (or of open lines) findable by place. */
export function indexEdges(paths: readonly Path[], closed = true): EdgeIndex {
  const edges = edgesOf(paths, closed);
  if (edges.length < FEW) {
    return {
      edges,
      near: (box) =>
        edges.filter(
          ({ from, to }) =>
            Math.min(from.lng, to.lng) <= box.east &&
            Math.max(from.lng, to.lng) >= box.west &&
            Math.min(from.lat, to.lat) <= box.north &&
            Math.max(from.lat, to.lat) >= box.south,
        ),
    };
  }
  const index = new Flatbush(edges.length);
  edges.forEach((edge) => {
    const { south, west, north, east } = edgeBounds(edge);
    index.add(west, south, east, north);
  });
  index.finish();
  return {
    edges,
    near: ({ south, west, north, east }) =>
      index.search(west, south, east, north).flatMap((at) => edges[at] ?? []),
  };
}
