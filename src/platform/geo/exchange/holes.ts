import type { Path } from '@/platform/geo/geoTypes';
import { boundsMeet, boundsOf } from '@/platform/geo/bounds';
import { common, geometryArea, toGeometry } from '@/platform/geo/geometry';
import { isWithin } from '@/platform/geo/measure';
import { ringSize } from '@/platform/geo/ringSize';

/** How a hole lies to an outline; `around`: it leaves nothing of it. */
export type HoleFit = 'inside' | 'crossing' | 'around' | 'apart';

/** Square metres that rounding of coordinates makes: less is neither shared nor missing. */
const TOLERANCE = 50;

const geometryOfPath = (path: Path) => toGeometry([{ type: 'ADD', path }]);

/** How a hole lies to an outline. A hole that only touches the outline from within is inside. */
function holeFit(hole: Path, outline: Path): HoleFit {
  const [holeBox, box] = [boundsOf(hole), boundsOf(outline)];
  if (!holeBox || !box || !boundsMeet(holeBox, box)) return 'apart';
  if (isWithin(hole, outline)) return 'inside';
  const shared = geometryArea(common(geometryOfPath(hole), geometryOfPath(outline)));
  const [size, whole] = [ringSize(hole), ringSize(outline)];
  if (shared < Math.min(TOLERANCE, size / 2)) return 'apart';
  if (shared >= whole - Math.min(TOLERANCE, whole / 2)) return 'around';
  return shared >= size - TOLERANCE ? 'inside' : 'crossing';
}

export interface HoleOwner {
  /** The outline that the hole belongs to, by its place in the list. */
  readonly outline: number;
  readonly fit: HoleFit;
}

/**
 * The outline that a hole of a file belongs to: the one written just before it, as files and converters write them;
 * where it does not lie there, the smallest one around it. A hole that lies in none stays with the former, `apart` or
 * `around`, so that it is reported. Null when there is no outline at all.
 */
export function ownerOfHole(hole: Path, outlines: readonly Path[], before: number): HoleOwner | null {
  const written = outlines[before];
  const fit = written ? holeFit(hole, written) : 'apart';
  if (fit === 'inside' || fit === 'crossing') return { outline: before, fit };
  const others = outlines
    .map((outline, at) => ({ outline: at, fit: holeFit(hole, outline), size: ringSize(outline) }))
    .filter((one) => one.fit === 'inside' || one.fit === 'crossing')
    .toSorted((a, b) => Number(a.fit === 'crossing') - Number(b.fit === 'crossing') || a.size - b.size);
  const [smallest] = others;
  if (smallest) return { outline: smallest.outline, fit: smallest.fit };
  return outlines.length > 0 ? { outline: Math.max(0, before), fit } : null;
}
