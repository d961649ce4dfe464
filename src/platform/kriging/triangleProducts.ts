import { rowStart } from './factor';

/*
 * Two rows and four columns at a time, so that what is loaded serves eight products; each sum stands alone, as additions that
 * wait for each other take four times as long.
 */

/** A lower triangle of n rows times columns that lie side by side, row by row, as many as whole fours. */
export function multiplyLower(
  lower: Float64Array,
  columns: Float64Array,
  n: number,
  product: Float64Array,
): void {
  const stride = columns.length / n;

  for (let side = 0; side < stride; side += 4) {
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
      for (let j = 0, at = side; j <= i; j += 1, at += stride) {
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
      const to = i * stride + side;
      product[to] = a0;
      product[to + 1] = a1;
      product[to + 2] = a2;
      product[to + 3] = a3;
      if (next === row) break;
      const last = lower[next + i + 1] ?? NaN;
      const at = to + stride;
      product[at] = b0 + last * (columns[at] ?? NaN);
      product[at + 1] = b1 + last * (columns[at + 1] ?? NaN);
      product[at + 2] = b2 + last * (columns[at + 2] ?? NaN);
      product[at + 3] = b3 + last * (columns[at + 3] ?? NaN);
    }
  }
}

/** Rows of a triangle of which only some columns are there: `lengths` says how many, from the first row on that has any. */
export interface SparseTriangle {
  readonly rows: Float64Array;
  readonly lengths: Int32Array;
  readonly firstRow: number;
}

/** |triangle × column|² of each of sixteen columns that lie side by side; each row has as many columns as the last, or one more. */
export function sumOfSquaredRows(
  { rows, lengths, firstRow }: SparseTriangle,
  columns: Float64Array,
  known: Float64Array,
): void {
  const n = lengths.length;
  const abreast = known.length;
  for (let side = 0; side < abreast; side += 4) {
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
        for (let j = 0, at = side; j < length; j += 1, at += abreast) {
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
      for (let j = 0, at = side; j < length; j += 1, at += abreast) {
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
        const at = length * abreast + side;
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
