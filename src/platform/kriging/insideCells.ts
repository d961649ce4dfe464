import { INSIDE, type KrigingGrid } from './krigingTypes';

/** A ring in metres of the plane: x, y, x, y …, not closed. */
export type FlatRing = Float64Array;

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
