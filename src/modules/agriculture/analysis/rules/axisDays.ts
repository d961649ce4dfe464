/** Places on an axis of days that are written, evenly from the first to the last; no more than `most`. */
export function axisDays(count: number, most: number): readonly number[] {
  if (count <= 0 || most <= 0) return [];
  if (count === 1 || most === 1) return [0];
  const parts = Math.min(most, count) - 1;
  return Array.from({ length: parts + 1 }, (_, at) => Math.round((at * (count - 1)) / parts));
}
