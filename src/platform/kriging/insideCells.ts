import { INSIDE, type KrigingGrid } from './krigingTypes';
import type { PolygonArea } from '@/platform/geo/geoTypes';
import type { LocalPlane } from '@/platform/geo/localPlane';
import { settled } from '@/platform/geo/measure';

/** A ring in metres of the plane: x, y, x, y …, not closed. */
export type FlatRing = Float64Array;

/** The rings of a plot in the plane, those that overlap resolved: what lies inside of an odd number of them is the plot. */
export const flatRings = (area: PolygonArea, plane: LocalPlane): FlatRing[] =>
  settled(area).map(({ path }) =>
    Float64Array.from(
      path.flatMap((point) => {
        const { x, y } = plane.toFlat(point);
        return [x, y];
      }),
    ),
  );

/** Where the sides of the rings cross a line of constant y, from west to east. Each side owns its southern end. */
function crossings(rings: readonly FlatRing[], y: number): number[] {
  const found: number[] = [];
  for (const ring of rings) {
    let [lastX, lastY] = [ring.at(-2) ?? NaN, ring.at(-1) ?? NaN];
    for (let at = 0; at < ring.length; at += 2) {
      const [x, nextY] = [ring[at] ?? NaN, ring[at + 1] ?? NaN];
      if (nextY > y !== lastY > y) found.push(lastX + ((y - lastY) / (nextY - lastY)) * (x - lastX));
      [lastX, lastY] = [x, nextY];
    }
  }
  return found.sort((a, b) => a - b);
}

/**
 * Marks the cells of some rows whose centres are inside, by counting sides (even–odd rule; M. Shimrat, Algorithm 112, CACM
 * 1962): a centre on the common border of two plots is in exactly one of them. How many there are.
 */
export function fillInside(
  grid: KrigingGrid,
  rings: readonly FlatRing[],
  firstRow: number,
  cells: Uint8Array,
): number {
  const { cols, cell, west, north } = grid;
  const count = cells.length / cols;
  /** The first column whose centre lies at x or east of it. */
  const columnFrom = (x: number) => Math.min(cols, Math.max(0, Math.ceil((x - west) / cell - 0.5)));
  let inside = 0;
  for (let row = 0; row < count; row += 1) {
    const at = crossings(rings, north - (firstRow + row + 0.5) * cell);
    for (let pair = 0; pair + 1 < at.length; pair += 2) {
      const [from, to] = [columnFrom(at[pair] ?? NaN), columnFrom(at[pair + 1] ?? NaN)];
      if (to <= from) continue;
      cells.fill(INSIDE, row * cols + from, row * cols + to);
      inside += to - from;
    }
  }
  return inside;
}

/** Cells more than these are not computed: 2 500 hectares of 1 m. */
export const MOST_CELLS = 25_000_000;

interface Box {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}

function boxOf(xs: Iterable<number>, ys: Iterable<number>): Box {
  let [west, east, south, north] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const x of xs) [west, east] = [Math.min(west, x), Math.max(east, x)];
  for (const y of ys) [south, north] = [Math.min(south, y), Math.max(north, y)];
  return { west, east, south, north };
}

/** The grid around rings, or around places: its borders lie on whole cells of the plane. */
export function gridAround(
  rings: readonly FlatRing[] | null,
  places: { readonly x: Float64Array; readonly y: Float64Array },
  cell: number,
): KrigingGrid {
  const ofRings = (offset: number) =>
    (rings ?? []).flatMap((ring) => Array.from(ring.filter((_, at) => at % 2 === offset)));
  const box = rings ? boxOf(ofRings(0), ofRings(1)) : boxOf(places.x, places.y);
  const west = Math.floor(box.west / cell) * cell;
  const north = Math.ceil(box.north / cell) * cell;
  return {
    cols: Math.max(1, Math.ceil((box.east - west) / cell)),
    rows: Math.max(1, Math.ceil((north - box.south) / cell)),
    cell,
    west,
    north,
  };
}
