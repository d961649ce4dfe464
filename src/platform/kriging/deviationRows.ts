import { narrowBlockOf, type AddBlock, type Lattice } from './covarianceBlocks';
import type { DeviationLayer, KrigingGrid, KrigingSystem } from './krigingTypes';
import { SAME_PLACE } from './krigingSystem';

/** Metres between nodes. */
export const DEVIATION_STEP = 5;

export type DeviationLattice = Omit<DeviationLayer, 'values'>;

/** Nodes every 5 m (never closer than cells) from the north-western corner of the map to beyond its last cell. */
export function deviationLattice({ cols, rows, cell, west, north }: KrigingGrid): DeviationLattice {
  const step = Math.max(DEVIATION_STEP, cell);
  const nodes = (metres: number) => Math.ceil(metres / step) + 1;
  return { cols: nodes(cols * cell), rows: nodes(rows * cell), step, west, north };
}

export interface DeviationJob {
  readonly system: KrigingSystem;
  readonly lattice: DeviationLattice;
}

/** Nodes that pass through the triangle together. */
const ABREAST = 16;

/**
 * |L⁻¹ c|² of sixteen columns of covariances side by side: two rows of the triangle and four columns at a time, so that what is
 * loaded serves eight products.
 */
function addKnown(lower: Float64Array, columns: Float64Array, n: number, known: Float64Array): void {
  for (let side = 0; side < ABREAST; side += 4) {
    let q0 = 0;
    let q1 = 0;
    let q2 = 0;
    let q3 = 0;
    let i = 0;
    let row = 0;
    for (; i + 1 < n; i += 2) {
      const next = row + i + 1;
      let a0 = 0;
      let a1 = 0;
      let a2 = 0;
      let a3 = 0;
      let b0 = 0;
      let b1 = 0;
      let b2 = 0;
      let b3 = 0;
      for (let j = 0, at = side; j <= i; j += 1, at += ABREAST) {
        const c0 = columns[at] ?? NaN;
        const c1 = columns[at + 1] ?? NaN;
        const c2 = columns[at + 2] ?? NaN;
        const c3 = columns[at + 3] ?? NaN;
        const one = lower[row + j] ?? NaN;
        const other = lower[next + j] ?? NaN;
        a0 += one * c0;
        a1 += one * c1;
        a2 += one * c2;
        a3 += one * c3;
        b0 += other * c0;
        b1 += other * c1;
        b2 += other * c2;
        b3 += other * c3;
      }
      const last = lower[next + i + 1] ?? NaN;
      const at = (i + 1) * ABREAST + side;
      b0 += last * (columns[at] ?? NaN);
      b1 += last * (columns[at + 1] ?? NaN);
      b2 += last * (columns[at + 2] ?? NaN);
      b3 += last * (columns[at + 3] ?? NaN);
      q0 += a0 * a0 + b0 * b0;
      q1 += a1 * a1 + b1 * b1;
      q2 += a2 * a2 + b2 * b2;
      q3 += a3 * a3 + b3 * b3;
      row = next + i + 2;
    }
    if (i < n) {
      let a0 = 0;
      let a1 = 0;
      let a2 = 0;
      let a3 = 0;
      for (let j = 0, at = side; j <= i; j += 1, at += ABREAST) {
        const one = lower[row + j] ?? NaN;
        a0 += one * (columns[at] ?? NaN);
        a1 += one * (columns[at + 1] ?? NaN);
        a2 += one * (columns[at + 2] ?? NaN);
        a3 += one * (columns[at + 3] ?? NaN);
      }
      q0 += a0 * a0;
      q1 += a1 * a1;
      q2 += a2 * a2;
      q3 += a3 * a3;
    }
    known[side] = q0;
    known[side + 1] = q1;
    known[side + 2] = q2;
    known[side + 3] = q3;
  }
}

/** Nodes on places of the system have no deviation. */
function setPlaces(
  { system, lattice }: DeviationJob,
  firstRow: number,
  count: number,
  values: Float32Array,
): void {
  const { cols, step, west, north } = lattice;
  for (let at = 0; at < system.x.length; at += 1) {
    const [col, row] = [
      Math.round(((system.x[at] ?? NaN) - west) / step),
      Math.round((north - (system.y[at] ?? NaN)) / step),
    ];
    if (col < 0 || col >= cols || row < firstRow || row >= firstRow + count) continue;
    const apart = Math.hypot(
      west + col * step - (system.x[at] ?? NaN),
      north - row * step - (system.y[at] ?? NaN),
    );
    if (apart <= SAME_PLACE) values[(row - firstRow) * cols + col] = 0;
  }
}

interface Batch {
  readonly add: AddBlock;
  readonly xs: Float64Array;
  readonly ys: Float64Array;
  /** Covariances: sixteen side by side for each place. */
  readonly columns: Float64Array;
  /** The same nodes for each place, over its part of `columns`. */
  readonly nodes: readonly Lattice[];
  readonly known: Float64Array;
  readonly deviations: Float64Array;
}

function makeBatch(add: AddBlock, places: number): Batch {
  const [xs, ys] = [new Float64Array(ABREAST), new Float64Array(1)];
  const columns = new Float64Array(places * ABREAST);
  const nodes = Array.from({ length: places }, (_, at) => {
    const sums = columns.subarray(at * ABREAST, (at + 1) * ABREAST);
    return { xs, ys, cols: ABREAST, rows: 1, stride: ABREAST, sums };
  });
  return {
    add,
    xs,
    ys,
    columns,
    nodes,
    known: new Float64Array(ABREAST),
    deviations: new Float64Array(ABREAST),
  };
}

/** The deviations of sixteen nodes of a row. */
function deviateBatch({ system }: DeviationJob, batch: Batch, height: number): void {
  const { x, y, ones, onesSum, inverseFactor, variance } = system;
  const { add, columns, nodes, known, deviations } = batch;
  columns.fill(height);
  nodes.forEach((of, at) => add(of, x[at] ?? NaN, y[at] ?? NaN, 1));
  addKnown(inverseFactor, columns, x.length, known);
  for (let node = 0; node < ABREAST; node += 1) {
    let missing = 1;
    for (let at = 0; at < x.length; at += 1)
      missing -= (ones[at] ?? NaN) * (columns[at * ABREAST + node] ?? NaN);
    deviations[node] = Math.sqrt(
      Math.max(0, variance - (known[node] ?? NaN) + (missing * missing) / onesSum),
    );
  }
}

/** A function that computes the standard deviations of rows of nodes: n² ÷ 2 products a node of n places. */
export function deviationComputer(job: DeviationJob): (firstRow: number, count: number) => Float32Array {
  const { system, lattice } = job;
  const { cols, step, west, north } = lattice;
  const { model, nugget } = system.variogram;
  // Blocks add what is above 0 at the end of a range; of a linear model what is below its height.
  const height = model === 'linear' ? system.variance - nugget : 0;
  const batch = makeBatch(narrowBlockOf(system.variogram), system.x.length);
  return (firstRow, count) => {
    const values = new Float32Array(cols * count);
    if (system.variance === 0) return values;
    for (let row = 0; row < count; row += 1) {
      batch.ys[0] = north - (firstRow + row) * step;
      for (let col = 0; col < cols; col += ABREAST) {
        for (let at = 0; at < ABREAST; at += 1) batch.xs[at] = west + (col + at) * step;
        deviateBatch(job, batch, height);
        const used = Math.min(ABREAST, cols - col);
        for (let at = 0; at < used; at += 1) values[row * cols + col + at] = batch.deviations[at] ?? NaN;
      }
    }
    setPlaces(job, firstRow, count, values);
    return values;
  };
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
