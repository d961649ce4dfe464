import type { LatLng, Path, PolygonArea, Ring } from '@/platform/geo/geoTypes';
import { opened, ringOf, tidied } from '@/platform/geo/rings';

/**
 * Why a plot's shape cannot be read:
 * `notJson` no JSON text · `notList` JSON, but no list of rings · `ringType` neither ADD nor REMOVE · `noPath` a ring
 * without a list of points · `badPoint` a point without two finite numbers · `outsideWorld` a latitude beyond ±90 or
 * a longitude beyond ±180 · `fewVertices` no ring with three vertices.
 */
export type AreaRefusal =
  'notJson' | 'notList' | 'ringType' | 'noPath' | 'badPoint' | 'outsideWorld' | 'fewVertices';

export type AreaReading =
  { readonly ok: true; readonly area: PolygonArea } | { readonly ok: false; readonly reason: AreaRefusal };

class Unreadable extends Error {
  constructor(readonly reason: AreaRefusal) {
    super(reason);
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isInWorld = ({ lat, lng }: LatLng): boolean => Math.abs(lat) <= 90 && Math.abs(lng) <= 180;

/** How many places the vertices of a ring take; fewer than three enclose nothing. */
export const vertexCount = (path: Path): number => new Set(path.map(({ lat, lng }) => `${lat} ${lng}`)).size;

/** True when a ring takes three places or more. Stops at the third: thousands of plots are read at once. */
function enclosesArea(path: Path): boolean {
  const [first] = path;
  let second: LatLng | undefined;
  const same = (a: LatLng, b: LatLng) => a.lat === b.lat && a.lng === b.lng;
  for (const point of path) {
    if (!first || same(point, first)) continue;
    if (!second) second = point;
    else if (!same(point, second)) return true;
  }
  return false;
}

function pointOf(value: unknown): LatLng {
  if (!isRecord(value)) throw new Unreadable('badPoint');
  const { lat, lng } = value;
  if (typeof lat !== 'number' || typeof lng !== 'number') throw new Unreadable('badPoint');
  if (!Number.isFinite(lat) || !Number.isFinite(lng)) throw new Unreadable('badPoint');
  if (!isInWorld({ lat, lng })) throw new Unreadable('outsideWorld');
  return { lat, lng };
}

function readRing(value: unknown): Ring {
  if (!isRecord(value) || (value['type'] !== 'ADD' && value['type'] !== 'REMOVE')) {
    throw new Unreadable('ringType');
  }
  if (!Array.isArray(value['path'])) throw new Unreadable('noPath');
  return { type: value['type'], path: opened(value['path'].map(pointOf)) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Unreadable('notJson');
  }
}

function readRings(text: string): PolygonArea {
  const value = parse(text);
  if (value === null) return [];
  if (!Array.isArray(value)) throw new Unreadable('notList');
  const rings = value.map(readRing);
  // A click too many left such rings behind; they have no area, and the plot is what the others enclose.
  const whole = rings.filter(({ path }) => enclosesArea(path));
  if (whole.length === 0 && rings.length > 0) throw new Unreadable('fewVertices');
  return whole.map(({ type, path }) => ringOf(type, path));
}

/**
 * Reads the wire's `polygonArea`: JSON text of `[{ type: 'ADD' | 'REMOVE', path: [{ lat, lng }, …] }, …]`, rings in
 * either winding, closed or not. Nothing (null, '', 'null', '[]') is a plot that was not drawn: no rings.
 * Answers the rings as they are stored, or why there are none; never throws.
 */
export function readPolygonArea(text: string | null | undefined): AreaReading {
  if (text == null || text.trim() === '') return { ok: true, area: [] };
  try {
    return { ok: true, area: readRings(text) };
  } catch (thrown) {
    if (thrown instanceof Unreadable) return { ok: false, reason: thrown.reason };
    throw thrown;
  }
}

/** Writes the wire's `polygonArea`: ADD clockwise, REMOVE counter-clockwise, rings not closed. */
export function writePolygonArea(area: PolygonArea): string {
  return JSON.stringify(
    tidied(area).map(({ type, path }) => ({ type, path: path.map(({ lat, lng }) => ({ lat, lng })) })),
  );
}
