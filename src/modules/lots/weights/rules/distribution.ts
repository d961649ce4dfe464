import { deviation, hasTwoPeaks, sampleNeeded, variation } from '../../rules/sample';
import { uniformity, uniformityBand, type UniformityBand } from '../../rules/uniformity';

/** Width of a class, percent of the mean (LD §5.4). */
const CLASS = 5;
/** Classes of 5 % that lie within ±10 % of the mean, counted from it. */
const EVEN_CLASSES = 2;

/** Birds of one class of weight. */
export interface WeightClass {
  /** Limits in grams; a bird on a limit counts in the class nearer the mean. */
  readonly from: number;
  readonly to: number;
  readonly birds: number;
  /** Birds that a normal distribution of the same mean and deviation would have there. */
  readonly expected: number;
  readonly band: 'light' | 'even' | 'heavy';
}

/** What the weights of single birds say about a weighing. */
export interface Distribution {
  readonly birds: number;
  /** Grams. */
  readonly mean: number;
  readonly least: number;
  readonly most: number;
  readonly deviation: number;
  /** Percent. */
  readonly variation: number;
  readonly uniformity: number;
  readonly band: UniformityBand;
  /** Birds lighter than the mean − 10 %, within ±10 %, and heavier. */
  readonly light: number;
  readonly even: number;
  readonly heavy: number;
  /** Birds to weigh for ±2 %; at most as many as there are: enough. */
  readonly needed: number;
  readonly twoPeaks: boolean;
  readonly classes: readonly WeightClass[];
}

/** Error function, within 1,5 × 10⁻⁷ (Abramowitz and Stegun 7.1.26). */
function erf(x: number): number {
  const t = 1 / (1 + 0.3275911 * Math.abs(x));
  const series =
    ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t;
  return Math.sign(x) * (1 - series * Math.exp(-x * x));
}

/** Share of a normal distribution below `z` deviations: 1 → 0,8413. */
export const normalShare = (z: number): number => (1 + erf(z / Math.SQRT2)) / 2;

/**
 * Class of a reading: 1 is (mean, mean + 5 %], −1 is [mean − 5 %, mean), 0 does not exist. The mean itself counts in 1. A
 * hundredth of a gram belongs to the limit, as in the uniformity.
 */
function classOf(reading: number, mean: number): number {
  const away = Math.max(0, Math.abs(reading - mean) - 0.01) / ((mean * CLASS) / 100);
  const at = Math.max(1, Math.ceil(away));
  return reading < mean ? -at : at;
}

const bandOf = (at: number): WeightClass['band'] =>
  Math.abs(at) <= EVEN_CLASSES ? 'even' : at < 0 ? 'light' : 'heavy';

/**
 * Classes of 5 % of the mean beside the normal curve, with uniformity, variation and sample.
 * @param readings grams of each bird
 * @returns null for fewer than two birds, or birds that all weigh the same
 */
export function distribution(readings: readonly number[]): Distribution | null {
  const spread = deviation(readings);
  const cv = variation(readings);
  const share = uniformity(readings);
  if (spread === null || spread === 0 || cv === null || share === null) return null;
  const birds = readings.length;
  const mean = readings.reduce((sum, one) => sum + one, 0) / birds;
  const counts = new Map<number, number>();
  for (const reading of readings) {
    const at = classOf(reading, mean);
    counts.set(at, (counts.get(at) ?? 0) + 1);
  }
  // The band of ±10 % is always drawn, even without birds in it.
  const [first, last] = [Math.min(-EVEN_CLASSES, ...counts.keys()), Math.max(EVEN_CLASSES, ...counts.keys())];
  const step = (mean * CLASS) / 100;
  const classes: WeightClass[] = [];
  for (let at = first; at <= last; at += 1) {
    if (at === 0) continue;
    const from = mean + (at < 0 ? at : at - 1) * step;
    const to = from + step;
    const expected = birds * (normalShare((to - mean) / spread) - normalShare((from - mean) / spread));
    classes.push({ from, to, birds: counts.get(at) ?? 0, expected, band: bandOf(at) });
  }
  const inBand = (band: WeightClass['band']) =>
    classes.reduce((sum, one) => sum + (one.band === band ? one.birds : 0), 0);
  return {
    birds,
    mean,
    least: Math.min(...readings),
    most: Math.max(...readings),
    deviation: spread,
    variation: cv,
    uniformity: share,
    band: uniformityBand(share),
    light: inBand('light'),
    even: inBand('even'),
    heavy: inBand('heavy'),
    needed: sampleNeeded(cv),
    twoPeaks: hasTwoPeaks(readings),
    classes,
  };
}
