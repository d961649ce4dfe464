import type { Path, PolygonArea, Ring } from '@/platform/geo/geoTypes';
import { fromGeometry, toGeometry } from '@/platform/geo/geometry';
import { isPlain } from '@/platform/geo/measure';
import { isInRing } from '@/platform/geo/pick';
import { ringOf } from '@/platform/geo/rings';
import { ringSize } from '@/platform/geo/ringSize';

/** One connected part: an outline and the holes in it. */
export interface Part {
  readonly outline: Path;
  readonly holes: readonly Path[];
}

/** Gives each hole to the smallest outline around it; a hole around which there is none is left out. */
export function assemble(outlines: readonly Path[], holes: readonly Path[]): Part[] {
  const inside = (hole: Path, outline: Path) => hole.some((vertex) => isInRing(vertex, outline));
  const bySize = outlines
    .map((outline, at) => ({ outline, at, size: ringSize(outline) }))
    .toSorted((a, b) => a.size - b.size);
  const owners = holes.map((hole) => bySize.find(({ outline }) => inside(hole, outline))?.at);
  return outlines.map((outline, at) => ({
    outline,
    holes: holes.filter((_, index) => owners[index] === at),
  }));
}

const pathsOf = (area: PolygonArea, type: Ring['type']) =>
  area.filter((ring) => ring.type === type).map(({ path }) => path);

/** The connected parts of a plot. Where rings overlap they are resolved first. */
export function partsOf(area: PolygonArea): Part[] {
  const plain = isPlain(area) ? area : fromGeometry(toGeometry(area));
  return assemble(pathsOf(plain, 'ADD'), pathsOf(plain, 'REMOVE'));
}

/** A part as a plot stores it. */
export const areaOfPart = ({ outline, holes }: Part): PolygonArea => [
  ringOf('ADD', outline),
  ...holes.map((hole) => ringOf('REMOVE', hole)),
];
