/** Classes of a map: more cannot be distinguished. */
const MOST = 5;

interface ValueClass {
  /** Least and greatest value in it. */
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

/**
 * Values in up to five classes of about the same count, the least first; equal values are in one class.
 * @param values of what is drawn, in any unit
 */
export function classesOf(values: readonly number[]): readonly ValueClass[] {
  const sorted = values.toSorted((a, b) => a - b);
  const wanted = Math.min(MOST, new Set(sorted).size);
  const classes: { from: number; to: number; count: number }[] = [];
  let at = 0;
  for (let left = wanted; left > 0 && at < sorted.length; left -= 1) {
    let end = at + Math.max(1, Math.round((sorted.length - at) / left));
    while (end < sorted.length && sorted[end] === sorted[end - 1]) end += 1;
    const own = sorted.slice(at, end);
    classes.push({ from: own[0] ?? 0, to: own.at(-1) ?? 0, count: own.length });
    at = end;
  }
  return classes;
}

/** Which class a value is in; −1 of a value that none has. */
export const classAt = (classes: readonly ValueClass[], value: number): number =>
  classes.findIndex(({ from, to }) => value >= from && value <= to);
