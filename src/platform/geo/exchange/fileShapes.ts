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
  /** Entries without any geometry: a row of a table that nobody drew. */
  readonly empty: number;
  /** Lines that a GPS left open at their end, taken as the outlines that they are. */
  readonly closedLines: number;
}

/** A line is an outline where its ends lie within a twentieth of its length, and no more than so many metres apart. */
const MOST_APART = 30;
const SHARE_APART = 0.05;
const LEAST_POINTS = 4;
const METRES_PER_DEGREE = 111_195;

/** Metres between two positions in degrees, near enough for ends of a line. */
function metresBetween([lngA = NaN, latA = NaN]: Position, [lngB = NaN, latB = NaN]: Position): number {
  const wide = (lngA - lngB) * Math.cos((((latA + latB) / 2) * Math.PI) / 180);
  return Math.hypot(wide, latA - latB) * METRES_PER_DEGREE;
}

/** The outline that a line goes round, as a GPS records a walk around a field; null of a road. */
export function outlineOf(line: readonly Position[]): readonly Position[] | null {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < LEAST_POINTS) return null;
  const length = line.reduce((sum, at, index) => sum + metresBetween(line[index - 1] ?? at, at), 0);
  const apart = metresBetween(first, last);
  return apart <= Math.min(MOST_APART, length * SHARE_APART) ? closed(line) : null;
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
