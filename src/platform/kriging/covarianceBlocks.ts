import type { Variogram } from './krigingTypes';

/** A lattice of places: the lines of x and y that it lies on, in metres, and how many of each are used. */
export interface Lattice {
  readonly xs: Float64Array;
  readonly ys: Float64Array;
  readonly cols: number;
  readonly rows: number;
  /** Places of a row in `sums`. */
  readonly stride: number;
  /** What is added to, row by row. */
  readonly sums: Float64Array;
}

/**
 * Adds weight × (covariance without nugget, less its value at 0 of a linear model) between a place and each of a lattice.
 * Loops without allocation: a map of a million cells and a hundred places runs through them a hundred million times.
 */
export type AddBlock = (lattice: Lattice, x: number, y: number, weight: number) => void;

function sphericalBlock({ partialSill, scale }: Variogram): AddBlock {
  const inverse = 1 / scale;
  return ({ xs, ys, cols, rows, stride, sums }, x, y, weight) => {
    const times = weight * partialSill;
    for (let row = 0, from = 0; row < rows; row += 1, from += stride) {
      const dy = ((ys[row] ?? NaN) - y) * inverse;
      const square = dy * dy;
      if (square >= 1) continue;
      for (let col = 0; col < cols; col += 1) {
        const dx = ((xs[col] ?? NaN) - x) * inverse;
        const h = Math.sqrt(dx * dx + square);
        if (h < 1) sums[from + col] = (sums[from + col] ?? NaN) + times * (1 - h * (1.5 - 0.5 * h * h));
      }
    }
  };
}

/** Table of e^−t: so many entries a unit, to where it is below 1e-17. */
const PER_UNIT = 256;
const END = 40 * PER_UNIT;

/** e^−t at every 256th of t. Between two entries the series of e^ to its third power is right to 1e-11 of the value. */
const exponentials = Float64Array.from({ length: END + 1 }, (_, at) => Math.exp(-at / PER_UNIT));

function exponentialBlock({ partialSill, scale }: Variogram): AddBlock {
  const inverse = PER_UNIT / scale;
  const table = exponentials;
  return ({ xs, ys, cols, rows, stride, sums }, x, y, weight) => {
    const times = weight * partialSill;
    for (let row = 0, from = 0; row < rows; row += 1, from += stride) {
      const dy = ((ys[row] ?? NaN) - y) * inverse;
      const square = dy * dy;
      for (let col = 0; col < cols; col += 1) {
        const dx = ((xs[col] ?? NaN) - x) * inverse;
        const t = Math.sqrt(dx * dx + square);
        if (t >= END) continue;
        const entry = t | 0;
        const rest = (t - entry) * (1 / PER_UNIT);
        sums[from + col] =
          (sums[from + col] ?? NaN) +
          times * (table[entry] ?? NaN) * (1 - rest * (1 - rest * (0.5 - rest * (1 / 6))));
      }
    }
  };
}

/** Gaussian covariances out of the same table, to the fourth power of the series: right to 1e-14 of the value. */
function tabulatedGaussianBlock({ partialSill, scale }: Variogram): AddBlock {
  const inverse = Math.sqrt(PER_UNIT) / scale;
  const table = exponentials;
  return ({ xs, ys, cols, rows, stride, sums }, x, y, weight) => {
    const times = weight * partialSill;
    for (let row = 0, from = 0; row < rows; row += 1, from += stride) {
      const dy = ((ys[row] ?? NaN) - y) * inverse;
      const square = dy * dy;
      for (let col = 0; col < cols; col += 1) {
        const dx = ((xs[col] ?? NaN) - x) * inverse;
        const t = dx * dx + square;
        if (t >= END) continue;
        const entry = t | 0;
        const rest = (t - entry) * (1 / PER_UNIT);
        const series = 1 - rest * (1 - rest * (0.5 - rest * (1 / 6 - rest * (1 / 24))));
        sums[from + col] = (sums[from + col] ?? NaN) + times * (table[entry] ?? NaN) * series;
      }
    }
  };
}

/** Separable: e^−(dx² + dy²) = e^−dx² e^−dy², tabulated along both sides of the lattice. */
function gaussianBlock({ partialSill, scale }: Variogram): AddBlock {
  const inverse = 1 / scale;
  let along = new Float64Array(64);
  return ({ xs, ys, cols, rows, stride, sums }, x, y, weight) => {
    if (along.length < cols) along = new Float64Array(cols);
    for (let col = 0; col < cols; col += 1) {
      const dx = ((xs[col] ?? NaN) - x) * inverse;
      along[col] = Math.exp(-dx * dx);
    }
    for (let row = 0, from = 0; row < rows; row += 1, from += stride) {
      const dy = ((ys[row] ?? NaN) - y) * inverse;
      const times = weight * partialSill * Math.exp(-dy * dy);
      for (let col = 0; col < cols; col += 1)
        sums[from + col] = (sums[from + col] ?? NaN) + times * (along[col] ?? NaN);
    }
  };
}

function linearBlock({ partialSill, scale }: Variogram): AddBlock {
  const slope = partialSill / scale;
  return ({ xs, ys, cols, rows, stride, sums }, x, y, weight) => {
    const times = weight * slope;
    for (let row = 0, from = 0; row < rows; row += 1, from += stride) {
      const dy = (ys[row] ?? NaN) - y;
      const square = dy * dy;
      for (let col = 0; col < cols; col += 1) {
        const dx = (xs[col] ?? NaN) - x;
        sums[from + col] = (sums[from + col] ?? NaN) - times * Math.sqrt(dx * dx + square);
      }
    }
  };
}

const BLOCKS = {
  spherical: sphericalBlock,
  exponential: exponentialBlock,
  gaussian: gaussianBlock,
  linear: linearBlock,
} as const;

/** The same for lattices of a few places, where tables along the sides do not pay. */
export const narrowBlockOf = (variogram: Variogram): AddBlock =>
  variogram.model === 'gaussian' ? tabulatedGaussianBlock(variogram) : blockOf(variogram);

/** The function that adds a place's covariances to a lattice, for a model with its parameters. */
export const blockOf = (variogram: Variogram): AddBlock => BLOCKS[variogram.model](variogram);
