import type { AddBlock, Lattice } from './covarianceBlocks';
import { rowStart } from './factor';
import type { KrigingSystem } from './krigingTypes';
import { mannerOf, type Box } from './smoothness';
import { chebyshevNodes, lagrangeWeights } from './smoothTile';
import { multiplyLower } from './triangleProducts';

/** Nodes of a row that pass through the triangle together. */
export const ABREAST = 16;
/** Rows that share what is selected of the triangle; parts of a layer are multiples of it. */
export const DEVIATION_ROWS = 16;

/** Chebyshev nodes a side of a box of 16 × 16 nodes of the layer, and what they take, padded to whole fours. */
export const SMOOTH = 7;
const SMOOTH_STRIDE = 52;
/** Half widths from a box at which seven nodes a side are right to 1e-7 of the sill. */
const NEAR = 3;
/** Smooth places pay where they are more than this share of all. */
const LEAST_SMOOTH = 1 / 3;
/**
 * The largest pivot of the inverse factor, × the standard deviation of a value, at which that error stays below a hundred
 * thousandth of the latter; a gaussian box may be a quarter of the scale, and is the least smooth.
 */
const TAME = { spherical: 40, exponential: 40, linear: 40, gaussian: 8 } as const;

const smoothNodes = chebyshevNodes(SMOOTH);
/** What the Chebyshev nodes weigh at the sixteen nodes of a side. */
export const smoothWeights = lagrangeWeights(
  smoothNodes,
  Array.from({ length: ABREAST }, (_, at) => (2 * at) / (ABREAST - 1) - 1),
);

/**
 * What a box of nodes multiplies of the inverse factor L⁻¹, row by row: first what follows from the Chebyshev nodes of the box
 * (`smooth` columns, of places whose covariances are smooth over it), then the columns of the other places whose covariances
 * reach into it.
 */
export interface Triangle {
  /** Whether the inverse factor leaves small errors of covariances small; a nearly singular one multiplies them. */
  readonly isTame: boolean;
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

/** A triangle for a system; it is filled box by box. */
export function makeTriangle({ variogram, inverseFactor, variance, x }: KrigingSystem): Triangle {
  const n = x.length;
  const pivots = x.map((_, at) => inverseFactor[rowStart(at) + at] ?? NaN);
  const [xs, ys] = [new Float64Array(SMOOTH), new Float64Array(SMOOTH)];
  const atNodes = new Float64Array(n * SMOOTH_STRIDE);
  const lattices = Array.from({ length: n }, (_, at) => {
    const sums = atNodes.subarray(at * SMOOTH_STRIDE, (at + 1) * SMOOTH_STRIDE);
    return { xs, ys, cols: SMOOTH, rows: SMOOTH, stride: SMOOTH, sums };
  });
  return {
    isTame: Math.max(...pivots) * Math.sqrt(variance) <= TAME[variogram.model],
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
  triangle.smooth = triangle.isTame && smooth > x.length * LEAST_SMOOTH ? SMOOTH : 0;
  triangle.count = 0;
  manners.forEach((manner, at) => {
    isSmooth[at] = manner === 'smooth' && triangle.smooth > 0 ? 1 : 0;
    if (manner === 'none' || isSmooth[at] === 1) return;
    places[triangle.count] = at;
    triangle.count += 1;
  });
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
  multiplyLower(inverseFactor, atNodes, x.length, product);
}

/** Selects what a box of nodes multiplies. */
export function selectColumns(
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
export function mixSmooth({ rows, lengths, product, smoothOnes, ones }: Triangle, deep: number): void {
  const weights = deep * SMOOTH;
  let to = 0;
  for (let i = 0; i < lengths.length; i += 1) {
    mixNodes(product, i * SMOOTH_STRIDE, weights, rows, to);
    to += lengths[i] ?? NaN;
  }
  mixNodes(smoothOnes, 0, weights, ones, 0);
}
