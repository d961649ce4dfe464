/** Below this number of birds two peaks may be chance. */
const LEAST_FOR_PEAKS = 20;
/** What a uniform distribution has; above it a sample looks like two groups. */
const TWO_PEAKS = 5 / 9;
/** A sample that leans more than this has a tail, not two peaks. */
const MOST_SKEW = 1;

const meanOf = (readings: readonly number[]) => readings.reduce((sum, one) => sum + one, 0) / readings.length;
const moment = (readings: readonly number[], mean: number, power: number) =>
  readings.reduce((sum, one) => sum + (one - mean) ** power, 0);

/** Standard deviation of a sample (n − 1), in the unit of the readings; null for fewer than two. */
export function deviation(readings: readonly number[]): number | null {
  if (readings.length < 2) return null;
  return Math.sqrt(moment(readings, meanOf(readings), 2) / (readings.length - 1));
}

/**
 * Coefficient of variation in percent, by the deviation of a sample (n − 1); null for fewer than two.
 * 880 900 950 980 1000 1010 1040 1060 1080 1100 → 7,38.
 */
export function variation(readings: readonly number[]): number | null {
  const own = deviation(readings);
  const mean = own === null ? 0 : meanOf(readings);
  return own === null || mean === 0 ? null : (own / mean) * 100;
}

/** Fewer birds than this say nothing of how much a lot varies. */
const LEAST_BIRDS = 5;
export const isTooSmall = (birds: number): boolean => birds > 0 && birds < LEAST_BIRDS;

/**
 * Birds to weigh so that their mean is within `error` percent of the lot's, 19 times out of 20: (1,96 CV ÷ e)².
 * CV 10 % within 2 %: 97.
 */
export function sampleNeeded(cv: number, error = 2): number {
  return Math.ceil(((1.96 * cv) / error) ** 2);
}

/**
 * Whether a sample looks like two groups (males and females, light and heavy): the bimodality coefficient
 * (skew² + 1) ÷ (excess + 3(n − 1)² ÷ ((n − 2)(n − 3))), with the skew and excess of a sample, above 5 ÷ 9.
 * Source: SAS/STAT, PROC CLUSTER; Pfister et al., Frontiers in Psychology 4:700 (2013).
 */
export function hasTwoPeaks(readings: readonly number[]): boolean {
  const n = readings.length;
  if (n < LEAST_FOR_PEAKS) return false;
  const mean = meanOf(readings);
  const m2 = moment(readings, mean, 2) / n;
  if (m2 === 0) return false;
  const g1 = moment(readings, mean, 3) / n / m2 ** 1.5;
  const g2 = moment(readings, mean, 4) / n / m2 ** 2 - 3;
  const skew = (g1 * Math.sqrt(n * (n - 1))) / (n - 2);
  const excess = ((n - 1) / ((n - 2) * (n - 3))) * ((n + 1) * g2 + 6);
  const coefficient = (skew ** 2 + 1) / (excess + (3 * (n - 1) ** 2) / ((n - 2) * (n - 3)));
  return Math.abs(skew) <= MOST_SKEW && coefficient > TWO_PEAKS;
}
