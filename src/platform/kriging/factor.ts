/** Place of row i in a lower triangle that is kept row by row. */
export const rowStart = (i: number): number => (i * (i + 1)) / 2;

/** Pivots below this share of the diagonal are rounding. */
const LEAST_PIVOT = 1e-13;

/** Sum of products of two stretches of an array. Four sums: each addition need not wait for the last. */
function dot(of: Float64Array, first: number, second: number, count: number): number {
  let a = 0;
  let b = 0;
  let c = 0;
  let d = 0;
  let k = 0;
  for (; k + 3 < count; k += 4) {
    a += (of[first + k] ?? NaN) * (of[second + k] ?? NaN);
    b += (of[first + k + 1] ?? NaN) * (of[second + k + 1] ?? NaN);
    c += (of[first + k + 2] ?? NaN) * (of[second + k + 2] ?? NaN);
    d += (of[first + k + 3] ?? NaN) * (of[second + k + 3] ?? NaN);
  }
  for (; k < count; k += 1) a += (of[first + k] ?? NaN) * (of[second + k] ?? NaN);
  return a + b + (c + d);
}

/**
 * The Cholesky factor of a symmetric matrix of n rows in place of its lower triangle (rows one after the other). False where
 * it is not positive definite, to rounding.
 */
export function factorInPlace(matrix: Float64Array, n: number): boolean {
  for (let i = 0; i < n; i += 1) {
    const row = rowStart(i);
    for (let j = 0; j < i; j += 1) {
      const other = rowStart(j);
      matrix[row + j] = ((matrix[row + j] ?? NaN) - dot(matrix, row, other, j)) / (matrix[other + j] ?? NaN);
    }
    const diagonal = matrix[row + i] ?? NaN;
    const pivot = diagonal - dot(matrix, row, row, i);
    if (!(pivot > LEAST_PIVOT * diagonal)) return false;
    matrix[row + i] = Math.sqrt(pivot);
  }
  return true;
}

/** The inverse of a lower triangle of n rows, in its place. */
export function invertInPlace(factor: Float64Array, n: number): void {
  const made = new Float64Array(n);
  for (let i = 0; i < n; i += 1) {
    const row = rowStart(i);
    made.fill(0, 0, i);
    for (let k = 0; k < i; k += 1) {
      const times = factor[row + k] ?? NaN;
      const other = rowStart(k);
      for (let j = 0; j <= k; j += 1) made[j] = (made[j] ?? NaN) - times * (factor[other + j] ?? NaN);
    }
    const pivot = 1 / (factor[row + i] ?? NaN);
    for (let j = 0; j < i; j += 1) factor[row + j] = (made[j] ?? NaN) * pivot;
    factor[row + i] = pivot;
  }
}

/** A lower triangle times a column. */
export function lowerTimes(lower: Float64Array, column: Float64Array): Float64Array {
  return column.map((_, i) => {
    const row = rowStart(i);
    let sum = 0;
    for (let j = 0; j <= i; j += 1) sum += (lower[row + j] ?? NaN) * (column[j] ?? NaN);
    return sum;
  });
}

/** A lower triangle, turned over, times a column. */
export function upperTimes(lower: Float64Array, column: Float64Array): Float64Array {
  const made = new Float64Array(column.length);
  for (let i = 0; i < column.length; i += 1) {
    const row = rowStart(i);
    const times = column[i] ?? NaN;
    for (let j = 0; j <= i; j += 1) made[j] = (made[j] ?? NaN) + (lower[row + j] ?? NaN) * times;
  }
  return made;
}
