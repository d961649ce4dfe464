/** Longest bar, CSS pixels. */
const LONGEST = 110;

export interface ScaleStep {
  readonly metres: number;
  /** CSS pixels. */
  readonly width: number;
}

/**
 * The roundest length (1, 2 or 5 with zeros) whose bar is not longer than a scale bar should be; from the metres of a
 * pixel.
 */
export function scaleStep(perPixel: number): ScaleStep {
  const longest = perPixel * LONGEST;
  const power = 10 ** Math.floor(Math.log10(longest));
  const metres = ([5, 2].find((times) => times * power <= longest) ?? 1) * power;
  return { metres, width: metres / perPixel };
}
