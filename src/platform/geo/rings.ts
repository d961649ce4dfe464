import type { Path, PolygonArea, Ring } from '@/platform/geo/geoTypes';
import { signedArea } from '@/platform/geo/sphere';

const same = (a: Path[number] | undefined, b: Path[number] | undefined) =>
  a !== undefined && b !== undefined && a.lat === b.lat && a.lng === b.lng;

export const isClockwise = (path: Path): boolean => signedArea(path) > 0;

/** The same ring, running the way that is requested; it still begins at the same vertex. */
export function wound(path: Path, clockwise: boolean): Path {
  if (isClockwise(path) === clockwise) return path;
  return [...path.slice(0, 1), ...path.slice(1).toReversed()];
}

/** The ring without a repeated closing point and without a vertex given twice in a row. */
export function opened(path: Path): Path {
  const vertices = path.filter((point, index) => index === 0 || !same(point, path[index - 1]));
  let end = vertices.length;
  while (end > 1 && same(vertices[0], vertices[end - 1])) end -= 1;
  return end === vertices.length ? vertices : vertices.slice(0, end);
}

/** A ring as it is stored: ADD clockwise, REMOVE counter-clockwise, not closed. */
export const ringOf = (type: Ring['type'], path: Path): Ring => ({
  type,
  path: wound(opened(path), type === 'ADD'),
});

/** Every ring as it is stored. */
export const tidied = (area: PolygonArea): PolygonArea => area.map(({ type, path }) => ringOf(type, path));
