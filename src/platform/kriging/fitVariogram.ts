import type { EmpiricalVariogram, Lag, Variogram, VariogramModel } from './krigingTypes';
import { scaleOfRange, shapeOf } from './variogramModels';

interface Fit {
  readonly variogram: Variogram;
  /** Σ N ÷ h² (γ − model)². */
  readonly misfit: number;
}

const weightOf = ({ pairs, distance }: Lag) => pairs / (distance * distance);

/** Below this share of what it would be of independent columns, nugget and sill cannot be parted: all is nugget. */
const SINGULAR = 1e-12;

/** Nugget and sill ≥ 0 of a model of a given scale, by weighted least squares. */
function atScale(model: VariogramModel, scale: number, lags: readonly Lag[]): Fit {
  let w = 0;
  let ws = 0;
  let wss = 0;
  let wg = 0;
  let wsg = 0;
  for (const lag of lags) {
    const weight = weightOf(lag);
    const shape = shapeOf(model, lag.distance / scale);
    w += weight;
    ws += weight * shape;
    wss += weight * shape * shape;
    wg += weight * lag.semivariance;
    wsg += weight * shape * lag.semivariance;
  }
  const determinant = w * wss - ws * ws;
  let [nugget, partialSill] = [wg / w, 0];
  if (determinant > SINGULAR * w * wss) {
    nugget = (wss * wg - ws * wsg) / determinant;
    partialSill = (w * wsg - ws * wg) / determinant;
    // On a border of what is allowed the other one is fitted alone.
    if (partialSill < 0) [nugget, partialSill] = [wg / w, 0];
    else if (nugget < 0) [nugget, partialSill] = [0, wsg / wss];
  }
  const variogram: Variogram = { model, nugget, partialSill, scale };
  const misfit = lags.reduce((sum, lag) => {
    const left = lag.semivariance - nugget - partialSill * shapeOf(model, lag.distance / scale);
    return sum + weightOf(lag) * left * left;
  }, 0);
  return { variogram, misfit };
}

/** Ranges are sought from the first lag to so many times the reach; what still rises there is linear. */
const MOST_REACHES = 10;
const STEPS = 240;
const GOLDEN = (Math.sqrt(5) - 1) / 2;
/** Relative width at which the search ends. */
const NARROW = 1e-10;

/** The least of a function between two bounds, by golden section. */
function leastBetween(low: number, high: number, fitAt: (at: number) => Fit): Fit {
  let [from, to] = [low, high];
  let [left, right] = [to - GOLDEN * (to - from), from + GOLDEN * (to - from)];
  let [ofLeft, ofRight] = [fitAt(left), fitAt(right)];
  while (to - from > NARROW * to) {
    if (ofLeft.misfit <= ofRight.misfit) {
      [to, right, ofRight] = [right, left, ofLeft];
      left = to - GOLDEN * (to - from);
      ofLeft = fitAt(left);
    } else {
      [from, left, ofLeft] = [left, right, ofRight];
      right = from + GOLDEN * (to - from);
      ofRight = fitAt(right);
    }
  }
  return ofLeft.misfit <= ofRight.misfit ? ofLeft : ofRight;
}

/**
 * A model fitted to the lags by least squares of weight N ÷ h² (gstat's fit.method 7), nugget and sill ≥ 0. For each range
 * the best nugget and sill follow at once, so that only the range is sought: along 240 steps from the first lag to ten
 * times the reach, then between the neighbours of the best one. At least one lag.
 */
export function fitVariogram(model: VariogramModel, { lags, reach }: EmpiricalVariogram): Fit {
  if (model === 'linear') return atScale(model, 1, lags);
  const first = lags[0]?.distance ?? reach;
  const [low, high] = [first, Math.max(reach * MOST_REACHES, first * 2)];
  const rangeAt = (step: number) => low * (high / low) ** (step / STEPS);
  const fitAt = (range: number) => atScale(model, scaleOfRange(model, range), lags);
  let [best, found] = [0, fitAt(low)];
  for (let step = 1; step <= STEPS; step += 1) {
    const fit = fitAt(rangeAt(step));
    if (fit.misfit < found.misfit) [best, found] = [step, fit];
  }
  const narrowed = leastBetween(rangeAt(Math.max(0, best - 1)), rangeAt(Math.min(STEPS, best + 1)), fitAt);
  return narrowed.misfit < found.misfit ? narrowed : found;
}
