/**
 * Splits a whole number by weights so that nothing is left over: the method of the largest remainder (Hamilton).
 * Each part gets its floor; the units that remain go one by one to the largest remainders, the earlier part first
 * when they are equal. `shareOut(100, [1, 1, 1])` is `[34, 33, 33]`.
 * Source: https://en.wikipedia.org/wiki/Largest_remainder_method
 * @param total whole units (cents, hundredths of a percent); may be negative
 * @param weights none of them negative; when all are zero the parts are equal
 * @returns as many whole numbers as weights, whose sum is the total; none for no weights
 */
export function shareOut(total: number, weights: readonly number[]): number[] {
  if (weights.length === 0) return [];
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const exact = weights.map((weight) => (sum === 0 ? total / weights.length : (total * weight) / sum));
  const parts = exact.map(Math.floor);
  let left = total - parts.reduce((all, part) => all + part, 0);
  const byRemainder = exact
    .map((value, index) => ({ index, rest: value - Math.floor(value) }))
    .toSorted((a, b) => b.rest - a.rest || a.index - b.index);
  for (const { index } of byRemainder) {
    if (left <= 0) break;
    parts[index] = (parts[index] ?? 0) + 1;
    left -= 1;
  }
  return parts;
}
