/** Fewer harvests tell nothing of what goes together. */
const LEAST = 5;

export interface Correlation {
  readonly n: number;
  /** Pearson's coefficient, −1…1. */
  readonly r: number;
}

/**
 * How two figures of the same harvests go together (Pearson's r). Null for fewer than five pairs, or where one of both
 * never changes. It proves no cause.
 */
export function correlationOf(pairs: readonly (readonly [x: number, y: number])[]): Correlation | null {
  const n = pairs.length;
  if (n < LEAST) return null;
  const mean = (at: 0 | 1) => pairs.reduce((sum, pair) => sum + pair[at], 0) / n;
  const [mx, my] = [mean(0), mean(1)];
  let [xy, xx, yy] = [0, 0, 0];
  for (const [x, y] of pairs) {
    xy += (x - mx) * (y - my);
    xx += (x - mx) ** 2;
    yy += (y - my) ** 2;
  }
  return xx === 0 || yy === 0 ? null : { n, r: xy / Math.sqrt(xx * yy) };
}
