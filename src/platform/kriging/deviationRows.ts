import { narrowBlockOf, type AddBlock, type Lattice } from './covarianceBlocks';
import type { DeviationLayer, KrigingGrid, KrigingSystem } from './krigingTypes';
import { SAME_PLACE } from './krigingSystem';
import { rowStart } from './factor';

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

/** Nodes of a row that pass through the triangle together. */
const ABREAST = 16;
/** Rows that share what is selected of the triangle; parts of a layer are multiples of it. */
export const DEVIATION_ROWS = 8;

/** The part of the inverse factor that the places near some nodes need: their columns, row by row. */
interface Triangle {
  /** How many places. */
  count: number;
  /** Which ones, in the order of the system. */
  readonly places: Int32Array;
  /** The first row that has a column; `rows` begins with it. */
  firstRow: number;
  readonly rows: Float64Array;
  /** Columns of each row: those of places up to it. */
  readonly lengths: Int32Array;
}

const makeTriangle = (n: number): Triangle => ({
  count: 0,
  places: new Int32Array(n),
  firstRow: 0,
  rows: new Float64Array(rowStart(n)),
  lengths: new Int32Array(n),
});

/** Scales beyond which a covariance is 0, or below 1e-17 of the sill. */
const ENDS = { spherical: 1, exponential: 40, gaussian: 6.3, linear: Infinity } as const;

interface Box {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}

/** Selects the columns of places whose covariances reach into a box; the others have none to multiply. */
function selectColumns(
  { variogram, x, y, inverseFactor }: KrigingSystem,
  box: Box,
  triangle: Triangle,
): void {
  const { places, rows, lengths } = triangle;
  const end = (ENDS[variogram.model] * variogram.scale) ** 2;
  let count = 0;
  let to = 0;
  for (let i = 0; i < x.length; i += 1) {
    const dx = Math.max(0, box.west - (x[i] ?? NaN), (x[i] ?? NaN) - box.east);
    const dy = Math.max(0, box.south - (y[i] ?? NaN), (y[i] ?? NaN) - box.north);
    if (dx * dx + dy * dy <= end) {
      places[count] = i;
      if (count === 0) triangle.firstRow = i;
      count += 1;
    }
    lengths[i] = count;
    const row = rowStart(i);
    for (let k = 0; k < count; k += 1, to += 1) rows[to] = inverseFactor[row + (places[k] ?? NaN)] ?? NaN;
  }
  triangle.count = count;
  if (count === 0) triangle.firstRow = x.length;
}

/**
 * |L⁻¹ c|² of sixteen columns of covariances side by side: two rows of the triangle and four columns at a time, so that what is
 * loaded serves eight products.
 */
function addKnown({ rows, lengths, firstRow }: Triangle, columns: Float64Array, known: Float64Array): void {
  const n = lengths.length;
  for (let side = 0; side < ABREAST; side += 4) {
    let q0 = 0;
    let q1 = 0;
    let q2 = 0;
    let q3 = 0;
    let row = 0;
    for (let i = firstRow; i < n; i += 2) {
      const length = lengths[i] ?? NaN;
      const next = row + length;
      // The last row of an odd number has none after it.
      const longer = i + 1 < n ? (lengths[i + 1] ?? NaN) : 0;
      let a0 = 0;
      let a1 = 0;
      let a2 = 0;
      let a3 = 0;
      if (longer === 0) {
        for (let j = 0, at = side; j < length; j += 1, at += ABREAST) {
          const one = rows[row + j] ?? NaN;
          a0 += one * (columns[at] ?? NaN);
          a1 += one * (columns[at + 1] ?? NaN);
          a2 += one * (columns[at + 2] ?? NaN);
          a3 += one * (columns[at + 3] ?? NaN);
        }
        q0 += a0 * a0;
        q1 += a1 * a1;
        q2 += a2 * a2;
        q3 += a3 * a3;
        break;
      }
      let b0 = 0;
      let b1 = 0;
      let b2 = 0;
      let b3 = 0;
      for (let j = 0, at = side; j < length; j += 1, at += ABREAST) {
        const c0 = columns[at] ?? NaN;
        const c1 = columns[at + 1] ?? NaN;
        const c2 = columns[at + 2] ?? NaN;
        const c3 = columns[at + 3] ?? NaN;
        const one = rows[row + j] ?? NaN;
        const other = rows[next + j] ?? NaN;
        a0 += one * c0;
        a1 += one * c1;
        a2 += one * c2;
        a3 += one * c3;
        b0 += other * c0;
        b1 += other * c1;
        b2 += other * c2;
        b3 += other * c3;
      }
      if (longer > length) {
        const last = rows[next + length] ?? NaN;
        const at = length * ABREAST + side;
        b0 += last * (columns[at] ?? NaN);
        b1 += last * (columns[at + 1] ?? NaN);
        b2 += last * (columns[at + 2] ?? NaN);
        b3 += last * (columns[at + 3] ?? NaN);
      }
      q0 += a0 * a0 + b0 * b0;
      q1 += a1 * a1 + b1 * b1;
      q2 += a2 * a2 + b2 * b2;
      q3 += a3 * a3 + b3 * b3;
      row = next + longer;
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
  readonly triangle: Triangle;
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
    triangle: makeTriangle(places),
    known: new Float64Array(ABREAST),
    deviations: new Float64Array(ABREAST),
  };
}

/** The deviations of sixteen nodes of a row, of which the triangle is selected. */
function deviateBatch({ system }: DeviationJob, batch: Batch, height: number): void {
  const { x, y, ones, onesSum, variance } = system;
  const { add, columns, nodes, triangle, known, deviations } = batch;
  const { count, places } = triangle;
  columns.fill(height, 0, count * ABREAST);
  deviations.fill(1);
  for (let k = 0; k < count; k += 1) {
    const place = places[k] ?? NaN;
    const of = nodes[k];
    if (of) add(of, x[place] ?? NaN, y[place] ?? NaN, 1);
    const one = ones[place] ?? NaN;
    for (let node = 0, at = k * ABREAST; node < ABREAST; node += 1, at += 1)
      deviations[node] = (deviations[node] ?? NaN) - one * (columns[at] ?? NaN);
  }
  addKnown(triangle, columns, known);
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
  const batch = makeBatch(narrowBlockOf(system.variogram), system.x.length);
  return (firstRow, count) => {
    const values = new Float32Array(cols * count);
    if (system.variance === 0) return values;
    for (let col = 0; col < cols; col += ABREAST) {
      const used = Math.min(ABREAST, cols - col);
      for (let at = 0; at < ABREAST; at += 1) batch.xs[at] = west + (col + at) * step;
      for (let row = 0; row < count; row += 1) {
        const y = north - (firstRow + row) * step;
        if (row % DEVIATION_ROWS === 0) {
          const box = { west: west + col * step, east: west + (col + ABREAST - 1) * step, north: y };
          selectColumns(system, { ...box, south: y - (DEVIATION_ROWS - 1) * step }, batch.triangle);
        }
        batch.ys[0] = y;
        deviateBatch(job, batch, height);
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
