import type { Position } from 'geojson';

/** Why one polygon of a file is left out; the others are taken. */
export type ShapeFault = 'fewVertices' | 'unreadable' | 'projected' | 'outsideWorld';

/** A polygon as a file writes it: the first ring encloses, the others leave out. Longitude, latitude; rings closed. */
export interface FileShape {
  /** As the file names it; '' when it does not. */
  readonly name: string;
  readonly rings: readonly (readonly Position[])[];
  readonly fault: ShapeFault | null;
}

/** What a file holds, whatever its format. */
export interface FileShapes {
  readonly shapes: readonly FileShape[];
  /** Points and lines, which are left out. */
  readonly skipped: number;
}

/** Degrees end at 180; projected metres begin with the hundreds. */
const LEAST_PROJECTED = 1000;

function faultOfPosition([lng, lat]: Position): ShapeFault | null {
  if (lng === undefined || lat === undefined || !Number.isFinite(lng) || !Number.isFinite(lat))
    return 'unreadable';
  if (Math.abs(lng) <= 180 && Math.abs(lat) <= 90) return null;
  return Math.max(Math.abs(lng), Math.abs(lat)) >= LEAST_PROJECTED ? 'projected' : 'outsideWorld';
}

const placeOf = ([lng, lat]: Position) => `${lng} ${lat}`;
const enclosesArea = (ring: readonly Position[]) => new Set(ring.map(placeOf)).size >= 3;

function closed(ring: readonly Position[]): readonly Position[] {
  const [first, last] = [ring[0], ring.at(-1)];
  return first && last && placeOf(first) !== placeOf(last) ? [...ring, first] : ring;
}

/**
 * A polygon of a file, looked over. `rings`: outline first; a position that could not be read holds NaN. An inner ring
 * of fewer than three vertices takes nothing away and is dropped.
 */
export function fileShape(name: string, rings: readonly (readonly Position[])[]): FileShape {
  const [outline = [], ...holes] = rings;
  const fault =
    rings.flat().map(faultOfPosition).find(Boolean) ?? (enclosesArea(outline) ? null : 'fewVertices');
  return { name, rings: [outline, ...holes.filter(enclosesArea)].map(closed), fault };
}
