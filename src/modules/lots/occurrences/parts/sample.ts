/**
 * Coefficient of variation in percent, by the deviation of a sample (n − 1); null for fewer than two.
 * 880 900 950 980 1000 1010 1040 1060 1080 1100 → 7,38.
 */
export function variation(readings: readonly number[]): number | null {
  if (readings.length < 2) return null;
  const mean = readings.reduce((sum, one) => sum + one, 0) / readings.length;
  const squares = readings.reduce((sum, one) => sum + (one - mean) ** 2, 0);
  return mean === 0 ? null : (Math.sqrt(squares / (readings.length - 1)) / mean) * 100;
}

/**
 * Birds to weigh so that their mean is within `error` percent of the lot's, 19 times out of 20: (1,96 CV ÷ e)².
 * CV 10 % within 2 %: 97.
 */
export function sampleNeeded(cv: number, error = 2): number {
  return Math.ceil(((1.96 * cv) / error) ** 2);
}
