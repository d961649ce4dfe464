import { labelPoint } from '@/platform/geo/labelPoint';
import type { MapPlot } from '../mapEngine';
import { worldX, worldY } from '../mercator';

/** A box in the unit square world. */
export interface WorldBox {
  minX: number;
  minY: number;
  maxX: number;
  maxY: number;
}

/** A plot laid out for painting and picking: vertices in the unit square world, x, y, x, y, … */
export interface PackedPlot extends WorldBox {
  readonly plot: MapPlot;
  /** Outlines, each running the same way round. */
  readonly adds: readonly Float64Array[];
  /** Holes, running the other way: filled together by the non-zero rule they are holes. */
  readonly removes: readonly Float64Array[];
  /** A hole leaves its outline: it has to be painted by itself, inside a clip. */
  readonly loose: boolean;
  /** Where the name stands. */
  readonly labelX: number;
  readonly labelY: number;
}

/** Twice the enclosed area; its sign is the way round. */
export function signedArea(ring: Float64Array): number {
  let sum = 0;
  const { length } = ring;
  for (let at = 0; at < length; at += 2) {
    const next = (at + 2) % length;
    sum += (ring[at] ?? 0) * (ring[next + 1] ?? 0) - (ring[next] ?? 0) * (ring[at + 1] ?? 0);
  }
  return sum;
}

function pack(path: readonly { lat: number; lng: number }[], sign: 1 | -1): Float64Array {
  const ring = new Float64Array(path.length * 2);
  path.forEach(({ lat, lng }, index) => {
    ring[index * 2] = worldX(lng);
    ring[index * 2 + 1] = worldY(lat);
  });
  if (Math.sign(signedArea(ring)) * sign >= 0) return ring;
  const back = new Float64Array(ring.length);
  for (let at = 0; at < ring.length; at += 2) {
    back[at] = ring[ring.length - 2 - at] ?? 0;
    back[at + 1] = ring[ring.length - 1 - at] ?? 0;
  }
  return back;
}

/** Even-odd test of one ring. */
export function inRing(ring: Float64Array, x: number, y: number): boolean {
  let inside = false;
  const { length } = ring;
  for (let at = 0, before = length - 2; at < length; before = at, at += 2) {
    const [ax, ay] = [ring[at] ?? 0, ring[at + 1] ?? 0];
    const [bx, by] = [ring[before] ?? 0, ring[before + 1] ?? 0];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}

function boxOf(rings: readonly Float64Array[]): WorldBox {
  const box = { minX: Infinity, minY: Infinity, maxX: -Infinity, maxY: -Infinity };
  for (const ring of rings)
    for (let at = 0; at < ring.length; at += 2) {
      const [x, y] = [ring[at] ?? 0, ring[at + 1] ?? 0];
      if (x < box.minX) box.minX = x;
      if (x > box.maxX) box.maxX = x;
      if (y < box.minY) box.minY = y;
      if (y > box.maxY) box.maxY = y;
    }
  return box;
}

function leavesArea(adds: readonly Float64Array[], removed: Float64Array): boolean {
  for (let at = 0; at < removed.length; at += 2) {
    const [x, y] = [removed[at] ?? 0, removed[at + 1] ?? 0];
    if (!adds.some((ring) => inRing(ring, x, y))) return true;
  }
  return false;
}

/** Lays a plot out; null when it has no ring to show. */
export function packPlot(plot: MapPlot): PackedPlot | null {
  const rings = plot.area.filter(({ path }) => path.length > 0);
  const adds = rings.filter(({ type }) => type === 'ADD').map(({ path }) => pack(path, 1));
  const removes = rings.filter(({ type }) => type === 'REMOVE').map(({ path }) => pack(path, -1));
  if (adds.length + removes.length === 0) return null;
  const at = labelPoint(plot.area) ?? rings[0]?.path[0];
  return {
    plot,
    adds,
    removes,
    ...boxOf([...adds, ...removes]),
    loose: removes.some((ring) => leavesArea(adds, ring)),
    labelX: worldX(at?.lng ?? 0),
    labelY: worldY(at?.lat ?? 0),
  };
}
