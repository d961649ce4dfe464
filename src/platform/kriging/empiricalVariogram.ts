import type { EmpiricalVariogram, Lag, VariogramCloud } from './krigingTypes';

const LAGS = 15;
const LAGS_OF_FEW = 5;
/** Below so many places. */
const FEW = 20;

export interface LagOptions {
  /** Metres to which pairs are taken; half of the largest distance. */
  readonly reach?: number;
  readonly lags?: number;
}

function largestDistance(x: Float64Array, y: Float64Array): number {
  let largest = 0;
  for (let i = 1; i < x.length; i += 1) {
    for (let j = 0; j < i; j += 1) {
      const dx = (x[i] ?? NaN) - (x[j] ?? NaN);
      const dy = (y[i] ?? NaN) - (y[j] ?? NaN);
      const square = dx * dx + dy * dy;
      if (square > largest) largest = square;
    }
  }
  return Math.sqrt(largest);
}

/** Calls with each pair up to a distance: its distance and half its squared difference. */
function eachPair(
  [x, y, values]: readonly [Float64Array, Float64Array, Float64Array],
  reach: number,
  take: (distance: number, half: number) => void,
) {
  const most = reach * reach;
  for (let i = 1; i < x.length; i += 1) {
    for (let j = 0; j < i; j += 1) {
      const dx = (x[i] ?? NaN) - (x[j] ?? NaN);
      const dy = (y[i] ?? NaN) - (y[j] ?? NaN);
      const square = dx * dx + dy * dy;
      if (square > most) continue;
      const difference = (values[i] ?? NaN) - (values[j] ?? NaN);
      take(Math.sqrt(square), (difference * difference) / 2);
    }
  }
}

function hasPair(x: Float64Array, y: Float64Array, reach: number): boolean {
  for (let i = 1; i < x.length; i += 1)
    for (let j = 0; j < i; j += 1)
      if (Math.hypot((x[i] ?? NaN) - (x[j] ?? NaN), (y[i] ?? NaN) - (y[j] ?? NaN)) <= reach) return true;
  return false;
}

/**
 * The empirical variogram (G. Matheron, 1963) of places in metres: 15 lags of equal width, 5 below 20 places, to half of
 * the largest distance. Each lag ends with its upper bound and stands at the mean distance of its pairs. Where no pair is
 * as near as that (a pentagon around its centre), pairs are taken to the largest distance. Places differ by more than 0.
 */
export function empiricalVariogram(
  x: Float64Array,
  y: Float64Array,
  values: Float64Array,
  options: LagOptions = {},
): EmpiricalVariogram {
  const largest = largestDistance(x, y);
  const half = options.reach ?? largest / 2;
  const reach = hasPair(x, y, half) ? half : largest;
  const count = options.lags ?? (x.length < FEW ? LAGS_OF_FEW : LAGS);
  const pairs = new Float64Array(count);
  const distances = new Float64Array(count);
  const halves = new Float64Array(count);
  const width = reach / count;
  eachPair([x, y, values], reach, (distance, squared) => {
    const at = Math.min(count - 1, Math.max(0, Math.ceil(distance / width) - 1));
    pairs[at] = (pairs[at] ?? NaN) + 1;
    distances[at] = (distances[at] ?? NaN) + distance;
    halves[at] = (halves[at] ?? NaN) + squared;
  });
  const lags: Lag[] = [];
  for (let at = 0; at < count; at += 1) {
    const of = pairs[at] ?? NaN;
    if (of > 0)
      lags.push({ pairs: of, distance: (distances[at] ?? NaN) / of, semivariance: (halves[at] ?? NaN) / of });
  }
  return { lags, reach, largest };
}

/** Each pair within so many metres, as the cloud behind the lags shows it. */
export function variogramCloud(
  x: Float64Array,
  y: Float64Array,
  values: Float64Array,
  reach: number,
): VariogramCloud {
  let count = 0;
  eachPair([x, y, values], reach, () => (count += 1));
  const distances = new Float64Array(count);
  const semivariances = new Float64Array(count);
  let at = 0;
  eachPair([x, y, values], reach, (distance, squared) => {
    distances[at] = distance;
    semivariances[at] = squared;
    at += 1;
  });
  return { distances, semivariances };
}
