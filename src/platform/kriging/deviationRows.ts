import { narrowBlockOf, type AddBlock, type Lattice } from './covarianceBlocks';
import type { DeviationLayer, KrigingGrid, KrigingSystem } from './krigingTypes';
import { SAME_PLACE } from './krigingSystem';
import { rowStart } from './factor';
import { mannerOf, type Box } from './smoothness';
import { chebyshevNodes, lagrangeWeights } from './smoothTile';

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
export const DEVIATION_ROWS = 16;

/** Chebyshev nodes a side of a box of 16 × 16 nodes of the layer, and what they take, padded to whole fours. */
const SMOOTH = 7;
const SMOOTH_STRIDE = 52;
/** Half widths from a box at which seven nodes a side are right to 1e-7 of the sill. */
const NEAR = 3;
/** Smooth places pay where they are more than this share of all. */
const LEAST_SMOOTH = 1 / 3;

const smoothNodes = chebyshevNodes(SMOOTH);
/** What the Chebyshev nodes weigh at the sixteen nodes of a side. */
const smoothWeights = lagrangeWeights(
  smoothNodes,
  Array.from({ length: ABREAST }, (_, at) => (2 * at) / (ABREAST - 1) - 1),
);

/**
 * What a box of nodes multiplies of the inverse factor L⁻¹, row by row: first what follows from the Chebyshev nodes of the box
 * (`smooth` columns, of places whose covariances are smooth over it), then the columns of the other places whose covariances
 * reach into it.
 */
interface Triangle {
  smooth: number;
  /** Places with a column of their own. */
  count: number;
  /** Which ones, in the order of the system. */
  readonly places: Int32Array;
  /** The first row that has a column; `rows` begins with it. */
  firstRow: number;
  readonly rows: Float64Array;
  readonly lengths: Int32Array;
  /** What the covariances' inverse times ones has for each column. */
  readonly ones: Float64Array;
  /** Covariances of smooth places at the Chebyshev nodes, place by place; and L⁻¹ times these, row by row. */
  readonly atNodes: Float64Array;
  readonly product: Float64Array;
  /** The ones times the same covariances. */
  readonly smoothOnes: Float64Array;
  readonly xs: Float64Array;
  readonly ys: Float64Array;
  /** The Chebyshev nodes, over each place's part of `atNodes`. */
  readonly lattices: readonly Lattice[];
  readonly isSmooth: Uint8Array;
}

function makeTriangle(n: number): Triangle {
  const [xs, ys] = [new Float64Array(SMOOTH), new Float64Array(SMOOTH)];
  const atNodes = new Float64Array(n * SMOOTH_STRIDE);
  const lattices = Array.from({ length: n }, (_, at) => {
    const sums = atNodes.subarray(at * SMOOTH_STRIDE, (at + 1) * SMOOTH_STRIDE);
    return { xs, ys, cols: SMOOTH, rows: SMOOTH, stride: SMOOTH, sums };
  });
  return {
    smooth: 0,
    count: 0,
    places: new Int32Array(n),
    firstRow: 0,
    rows: new Float64Array(rowStart(n) + n * SMOOTH),
    lengths: new Int32Array(n),
    ones: new Float64Array(n + SMOOTH),
    atNodes,
    product: new Float64Array(n * SMOOTH_STRIDE),
    smoothOnes: new Float64Array(SMOOTH * SMOOTH),
    xs,
    ys,
    lattices,
    isSmooth: new Uint8Array(n),
  };
}

/** Which places are smooth over a box, and which have a column of their own. */
function sortPlaces({ variogram, x, y }: KrigingSystem, box: Box, triangle: Triangle): void {
  const { places, isSmooth } = triangle;
  const manners = Array.from(x, (east, at) => mannerOf(variogram, box, NEAR, east, y[at] ?? NaN));
  const smooth = manners.filter((manner) => manner === 'smooth').length;
  triangle.smooth = smooth > x.length * LEAST_SMOOTH ? SMOOTH : 0;
  triangle.count = 0;
  manners.forEach((manner, at) => {
    isSmooth[at] = manner === 'smooth' && triangle.smooth > 0 ? 1 : 0;
    if (manner === 'none' || isSmooth[at] === 1) return;
    places[triangle.count] = at;
    triangle.count += 1;
  });
}

/** A lower triangle of n rows times columns that lie side by side, row by row; two rows and four columns at a time. */
function multiply(lower: Float64Array, columns: Float64Array, n: number, product: Float64Array): void {
  for (let side = 0; side < SMOOTH_STRIDE; side += 4) {
    for (let i = 0; i < n; i += 2) {
      const row = rowStart(i);
      // The last row of an odd number is multiplied twice.
      const next = i + 1 < n ? rowStart(i + 1) : row;
      let a0 = 0;
      let a1 = 0;
      let a2 = 0;
      let a3 = 0;
      let b0 = 0;
      let b1 = 0;
      let b2 = 0;
      let b3 = 0;
      for (let j = 0, at = side; j <= i; j += 1, at += SMOOTH_STRIDE) {
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
      const to = i * SMOOTH_STRIDE + side;
      product[to] = a0;
      product[to + 1] = a1;
      product[to + 2] = a2;
      product[to + 3] = a3;
      if (next === row) break;
      const last = lower[next + i + 1] ?? NaN;
      const at = to + SMOOTH_STRIDE;
      product[at] = b0 + last * (columns[at] ?? NaN);
      product[at + 1] = b1 + last * (columns[at + 1] ?? NaN);
      product[at + 2] = b2 + last * (columns[at + 2] ?? NaN);
      product[at + 3] = b3 + last * (columns[at + 3] ?? NaN);
    }
  }
}

/** Covariances of the smooth places at the Chebyshev nodes of a box, multiplied by the inverse factor and by the ones. */
function multiplySmooth(
  system: KrigingSystem,
  add: AddBlock,
  height: number,
  box: Box,
  triangle: Triangle,
): void {
  const { x, y, inverseFactor, ones } = system;
  const { atNodes, lattices, isSmooth, product, smoothOnes, xs, ys } = triangle;
  smoothNodes.forEach((node, index) => {
    xs[index] = box.x + box.halfX * node;
    ys[index] = box.y - box.halfY * node;
  });
  atNodes.fill(0);
  smoothOnes.fill(0);
  lattices.forEach((of, at) => {
    if (isSmooth[at] !== 1) return;
    of.sums.fill(height, 0, SMOOTH * SMOOTH);
    add(of, x[at] ?? NaN, y[at] ?? NaN, 1);
    const one = ones[at] ?? NaN;
    const from = at * SMOOTH_STRIDE;
    for (let node = 0; node < SMOOTH * SMOOTH; node += 1)
      smoothOnes[node] = (smoothOnes[node] ?? NaN) + one * (atNodes[from + node] ?? NaN);
  });
  multiply(inverseFactor, atNodes, x.length, product);
}

/** Selects what a box of nodes multiplies. */
function selectColumns(
  system: KrigingSystem,
  add: AddBlock,
  height: number,
  box: Box,
  triangle: Triangle,
): void {
  const { x, inverseFactor, ones } = system;
  sortPlaces(system, box, triangle);
  const { places, rows, lengths, smooth, count } = triangle;
  if (smooth > 0) multiplySmooth(system, add, height, box, triangle);
  triangle.firstRow = smooth > 0 ? 0 : count > 0 ? (places[0] ?? NaN) : x.length;
  let to = 0;
  let used = 0;
  for (let i = triangle.firstRow; i < x.length; i += 1) {
    if (used < count && places[used] === i) used += 1;
    lengths[i] = smooth + used;
    to += smooth;
    const row = rowStart(i);
    for (let k = 0; k < used; k += 1, to += 1) rows[to] = inverseFactor[row + (places[k] ?? NaN)] ?? NaN;
  }
  for (let k = 0; k < count; k += 1) triangle.ones[smooth + k] = ones[places[k] ?? NaN] ?? NaN;
}

/** What the Chebyshev nodes give along one row of nodes of the box: `SMOOTH` figures from `from` on, into `into` at `to`. */
function mixNodes(of: Float64Array, from: number, weights: number, into: Float64Array, to: number): void {
  for (let k = 0; k < SMOOTH; k += 1) {
    let sum = 0;
    for (let node = 0; node < SMOOTH; node += 1)
      sum += (smoothWeights[weights + node] ?? NaN) * (of[from + node * SMOOTH + k] ?? NaN);
    into[to + k] = sum;
  }
}

/** The first columns of each row of the triangle, for one row of nodes of the box. */
function mixSmooth({ rows, lengths, product, smoothOnes, ones }: Triangle, deep: number): void {
  const weights = deep * SMOOTH;
  let to = 0;
  for (let i = 0; i < lengths.length; i += 1) {
    mixNodes(product, i * SMOOTH_STRIDE, weights, rows, to);
    to += lengths[i] ?? NaN;
  }
  mixNodes(smoothOnes, 0, weights, ones, 0);
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
    triangle: makeTriangle(places),
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
