const STEPS = [1, 1.5, 2, 2.5, 5, 10];
/** Between the base and three lines. */
const SPANS = 3;

/**
 * Marks of the axis: a base and three grid lines over it, on round numbers that hold all values, and zero too unless
 * they are to fit the values alone.
 */
export function roundTicks(values: readonly number[], fit = false): readonly number[] {
  const scaled = fit && values.length > 0 ? values : [0, ...values];
  const top = Math.max(...scaled);
  const bottom = Math.min(...scaled);
  const span = top - bottom;
  if (span === 0) {
    // One price, or the same again and again: a hundredth of it above and below.
    return top === 0 ? [0, 1, 2, 3] : roundTicks([top * 0.99, top * 1.01], true);
  }
  let size = 10 ** Math.floor(Math.log10(span / SPANS));
  for (;;) {
    for (const step of STEPS) {
      const width = step * size;
      const first = Math.floor(bottom / width);
      if (first + SPANS >= Math.ceil(top / width - 1e-9)) {
        return Array.from({ length: SPANS + 1 }, (_, at) => Number(((first + at) * width).toPrecision(12)));
      }
    }
    size *= 10;
  }
}

/** Decimals that tell the marks of an axis apart; two at least. */
export function tickDecimals(ticks: readonly number[]): number {
  return Math.max(2, ...ticks.map((tick) => String(tick).split('.')[1]?.length ?? 0));
}
