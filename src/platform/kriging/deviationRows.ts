import { narrowBlockOf, type AddBlock, type Lattice } from './covarianceBlocks';
import type { DeviationLattice } from './deviationLayer';
import {
  ABREAST,
  DEVIATION_ROWS,
  makeTriangle,
  mixSmooth,
  selectColumns,
  SMOOTH,
  smoothWeights,
  type Triangle,
} from './deviationTriangle';
import { SAME_PLACE } from './krigingSystem';
import type { KrigingSystem } from './krigingTypes';
import { sumOfSquaredRows } from './triangleProducts';

export interface DeviationJob {
  readonly system: KrigingSystem;
  readonly lattice: DeviationLattice;
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
  readonly triangle: Triangle;
  readonly known: Float64Array;
  readonly deviations: Float64Array;
}

function makeBatch(add: AddBlock, system: KrigingSystem): Batch {
  const places = system.x.length;
  const [xs, ys] = [new Float64Array(ABREAST), new Float64Array(1)];
  const columns = new Float64Array((places + SMOOTH) * ABREAST);
  const nodes = Array.from({ length: places + SMOOTH }, (_, at) => {
    const sums = columns.subarray(at * ABREAST, (at + 1) * ABREAST);
    return { xs, ys, cols: ABREAST, rows: 1, stride: ABREAST, sums };
  });
  return {
    add,
    xs,
    ys,
    columns,
    nodes,
    triangle: makeTriangle(system),
    known: new Float64Array(ABREAST),
    deviations: new Float64Array(ABREAST),
  };
}

/** Fills the columns of a row of nodes: weights of the Chebyshev nodes first, then covariances. */
function fillColumns(
  { x, y }: KrigingSystem,
  { add, columns, nodes, triangle }: Batch,
  height: number,
): void {
  const { smooth, count, places } = triangle;
  columns.fill(height, smooth * ABREAST, (smooth + count) * ABREAST);
  for (let k = 0; k < smooth; k += 1)
    for (let node = 0; node < ABREAST; node += 1)
      columns[k * ABREAST + node] = smoothWeights[node * SMOOTH + k] ?? NaN;
  for (let k = 0; k < count; k += 1) {
    const [of, place] = [nodes[smooth + k], places[k] ?? NaN];
    if (of) add(of, x[place] ?? NaN, y[place] ?? NaN, 1);
  }
}

/** The deviations of sixteen nodes of a row, of which the triangle is selected. */
function deviateBatch({ system }: DeviationJob, batch: Batch, height: number, deep: number): void {
  const { onesSum, variance } = system;
  const { columns, triangle, known, deviations } = batch;
  const { smooth, count, ones } = triangle;
  if (smooth > 0) mixSmooth(triangle, deep);
  fillColumns(system, batch, height);
  deviations.fill(1);
  for (let k = 0; k < smooth + count; k += 1) {
    const one = ones[k] ?? NaN;
    for (let node = 0, at = k * ABREAST; node < ABREAST; node += 1, at += 1)
      deviations[node] = (deviations[node] ?? NaN) - one * (columns[at] ?? NaN);
  }
  sumOfSquaredRows(triangle, columns, known);
  for (let node = 0; node < ABREAST; node += 1) {
    const missing = deviations[node] ?? NaN;
    const left = variance - (known[node] ?? NaN) + (missing * missing) / onesSum;
    deviations[node] = Math.sqrt(Math.max(0, left));
  }
}

/**
 * A function that computes the standard deviations of rows of nodes: of n places n² ÷ 2 products a node, fewer where a range
 * ends before some of them.
 */
export function deviationComputer(job: DeviationJob): (firstRow: number, count: number) => Float32Array {
  const { system, lattice } = job;
  const { cols, step, west, north } = lattice;
  const { model, nugget } = system.variogram;
  // Blocks add what is above 0 at the end of a range; of a linear model what is below its height.
  const height = model === 'linear' ? system.variance - nugget : 0;
  const batch = makeBatch(narrowBlockOf(system.variogram), system);
  return (firstRow, count) => {
    const values = new Float32Array(cols * count);
    if (system.variance === 0) return values;
    for (let col = 0; col < cols; col += ABREAST) {
      const used = Math.min(ABREAST, cols - col);
      for (let at = 0; at < ABREAST; at += 1) batch.xs[at] = west + (col + at) * step;
      for (let row = 0; row < count; row += 1) {
        const y = north - (firstRow + row) * step;
        const deep = row % DEVIATION_ROWS;
        if (deep === 0) {
          const half = ((ABREAST - 1) * step) / 2;
          const box = { x: west + col * step + half, y: y - half, halfX: half, halfY: half };
          selectColumns(system, batch.add, height, box, batch.triangle);
        }
        batch.ys[0] = y;
        deviateBatch(job, batch, height, deep);
        for (let at = 0; at < used; at += 1) values[row * cols + col + at] = batch.deviations[at] ?? NaN;
      }
    }
    setPlaces(job, firstRow, count, values);
    return values;
  };
}
