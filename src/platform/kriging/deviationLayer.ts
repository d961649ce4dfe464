import type { DeviationLayer, KrigingGrid } from './krigingTypes';

/** Metres between nodes. */
const DEVIATION_STEP = 5;

export type DeviationLattice = Omit<DeviationLayer, 'values'>;

/** Nodes every 5 m (never closer than cells) from the north-western corner of the map to beyond its last cell. */
export function deviationLattice({ cols, rows, cell, west, north }: KrigingGrid): DeviationLattice {
  const step = Math.max(DEVIATION_STEP, cell);
  const nodes = (metres: number) => Math.ceil(metres / step) + 1;
  return { cols: nodes(cols * cell), rows: nodes(rows * cell), step, west, north };
}

/**
 * The deviation of a layer at a place of the plane (metres), along straight lines between its nodes (bilinear); beyond its
 * border that of the border.
 */
export function layerAt(
  { cols, rows, step, west, north, values }: DeviationLayer,
  x: number,
  y: number,
): number {
  const clamped = (at: number, most: number) => Math.min(most, Math.max(0, at));
  const [across, down] = [clamped((x - west) / step, cols - 1), clamped((north - y) / step, rows - 1)];
  const [col, row] = [
    Math.min(Math.floor(across), Math.max(0, cols - 2)),
    Math.min(Math.floor(down), Math.max(0, rows - 2)),
  ];
  const [restX, restY] = [across - col, down - row];
  const at = row * cols + col;
  const [right, below] = [cols > 1 ? 1 : 0, rows > 1 ? cols : 0];
  const upper = (values[at] ?? NaN) * (1 - restX) + (values[at + right] ?? NaN) * restX;
  const lower = (values[at + below] ?? NaN) * (1 - restX) + (values[at + below + right] ?? NaN) * restX;
  return upper * (1 - restY) + lower * restY;
}
