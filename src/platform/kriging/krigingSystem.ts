import { factorInPlace, invertInPlace, lowerTimes, rowStart, upperTimes } from './factor';
import type { KrigingSystem, LeaveOneOut, Variogram } from './krigingTypes';
import { shapeOf } from './variogramModels';

/** Places that lie nearer than so many metres are the same one: an estimate there is the value. */
export const SAME_PLACE = 0.001;

/** Shares of the sill that are added to the diagonal, one after the other, of a system that cannot be solved without. */
const STEADYING = [0, 1e-12, 1e-11, 1e-10, 1e-9, 1e-8, 1e-7, 1e-6];

/** Σ |dual| × sill, in spreads of the values: beyond it rounding (1e-16 of each term) reaches the eighth digit. */
const MOST_CANCELLED = 1e8;

/**
 * The covariance that a linear model is given at 0, in slopes × largest distance: any that is large enough gives the same
 * estimate and deviation, as weights sum to 1 (intrinsic function of order 0; G. Matheron, 1973).
 */
const LINEAR_HEIGHT = 2;

function largestSpan(x: Float64Array, y: Float64Array): number {
  let [west, east, south, north] = [Infinity, -Infinity, Infinity, -Infinity];
  for (let i = 0; i < x.length; i += 1) {
    west = Math.min(west, x[i] ?? NaN);
    east = Math.max(east, x[i] ?? NaN);
    south = Math.min(south, y[i] ?? NaN);
    north = Math.max(north, y[i] ?? NaN);
  }
  return Math.hypot(east - west, north - south);
}

/** The covariance at 0 without the nugget: the partial sill, or what stands for it in a linear model. */
function heightOf({ model, partialSill, scale }: Variogram, span: number): number {
  return model === 'linear' ? (LINEAR_HEIGHT * partialSill * span) / scale : partialSill;
}

function covarianceMatrix(variogram: Variogram, x: Float64Array, y: Float64Array, height: number) {
  const n = x.length;
  const { model, nugget, partialSill, scale } = variogram;
  const matrix = new Float64Array(rowStart(n));
  for (let i = 0; i < n; i += 1) {
    const row = rowStart(i);
    for (let j = 0; j < i; j += 1) {
      const distance = Math.hypot((x[i] ?? NaN) - (x[j] ?? NaN), (y[i] ?? NaN) - (y[j] ?? NaN));
      matrix[row + j] = height - partialSill * shapeOf(model, distance / scale);
    }
    matrix[row + i] = height + nugget;
  }
  return matrix;
}

function solveSteadied(
  { x, y, values, variogram }: Pick<KrigingSystem, 'x' | 'y' | 'values' | 'variogram'>,
  steadied: number,
): KrigingSystem | null {
  const n = x.length;
  const height = heightOf(variogram, largestSpan(x, y));
  const factor = covarianceMatrix(variogram, x, y, height);
  for (let i = 0; i < n; i += 1)
    factor[rowStart(i) + i] = (factor[rowStart(i) + i] ?? NaN) + steadied * height;
  if (!factorInPlace(factor, n)) return null;
  invertInPlace(factor, n);
  const first = values[0] ?? 0;
  const shifted = values.map((value) => value - first);
  const ofValues = lowerTimes(factor, shifted);
  const ofOnes = lowerTimes(factor, new Float64Array(n).fill(1));
  let [across, onesSum] = [0, 0];
  for (let i = 0; i < n; i += 1) {
    across += (ofOnes[i] ?? NaN) * (ofValues[i] ?? NaN);
    onesSum += (ofOnes[i] ?? NaN) * (ofOnes[i] ?? NaN);
  }
  const mean = across / onesSum;
  const left = ofValues.map((value, i) => value - mean * (ofOnes[i] ?? NaN));
  return {
    variogram,
    x,
    y,
    values,
    mean: first + mean,
    dual: upperTimes(factor, left),
    inverseFactor: factor,
    ones: upperTimes(factor, ofOnes),
    onesSum,
    variance: height + variogram.nugget,
    steadied,
  };
}

function isSteady({ dual, values, variance }: KrigingSystem): boolean {
  let [low, high, sum] = [Infinity, -Infinity, 0];
  for (let i = 0; i < dual.length; i += 1) {
    low = Math.min(low, values[i] ?? NaN);
    high = Math.max(high, values[i] ?? NaN);
    sum += Math.abs(dual[i] ?? NaN);
  }
  // Written so that what is no number is not steady.
  return sum * variance <= MOST_CANCELLED * (high - low);
}

/**
 * Ordinary kriging's system (N. Cressie, Statistics for Spatial Data, 1993, §3.2) of places in metres, factored once; its
 * dual form is mean + Σ dual · covariance, over all places. A system that rounding keeps from being solved to six digits
 * (gaussian without nugget among near places) is steadied: the least of 1e-12 … 1e-6 of the sill that suffices joins its
 * diagonal, and `steadied` says so. Null where that does not help. Places differ, `variogram` is usable and not flat.
 */
export function solveKriging(
  x: Float64Array,
  y: Float64Array,
  values: Float64Array,
  variogram: Variogram,
): KrigingSystem | null {
  for (const steadied of STEADYING) {
    const system = solveSteadied({ x, y, values, variogram }, steadied);
    if (system && isSteady(system)) return system;
  }
  return null;
}

/** The system of values that are all equal: the estimate is that value, the deviation 0. */
export function constantSystem(
  x: Float64Array,
  y: Float64Array,
  values: Float64Array,
  variogram: Variogram,
): KrigingSystem {
  const n = x.length;
  return {
    variogram,
    x,
    y,
    values,
    mean: values[0] ?? 0,
    dual: new Float64Array(n),
    inverseFactor: new Float64Array(rowStart(n)),
    ones: new Float64Array(n),
    onesSum: 1,
    variance: 0,
    steadied: 0,
  };
}

function summed(errors: Float64Array): LeaveOneOut {
  let [sum, squares] = [0, 0];
  for (const error of errors) {
    sum += error;
    squares += error * error;
  }
  return { meanError: sum / errors.length, rmse: Math.sqrt(squares / errors.length), errors };
}

/**
 * Each place estimated from all the others, in closed form: value − estimate = dual ÷ the diagonal of the inverse of the
 * kriging matrix (O. Dubrule, Cross validation of kriging in a unique neighborhood, Math. Geol. 15, 1983).
 */
export function leaveOneOut({
  dual,
  inverseFactor,
  ones,
  onesSum,
  values,
  variance,
}: KrigingSystem): LeaveOneOut {
  const n = values.length;
  if (variance === 0) return summed(new Float64Array(n));
  const diagonal = new Float64Array(n);
  for (let i = 0; i < n; i += 1) {
    const row = rowStart(i);
    for (let j = 0; j <= i; j += 1) diagonal[j] = (diagonal[j] ?? NaN) + (inverseFactor[row + j] ?? NaN) ** 2;
  }
  return summed(
    dual.map(
      (weight, i) => -weight / ((diagonal[i] ?? NaN) - ((ones[i] ?? NaN) * (ones[i] ?? NaN)) / onesSum),
    ),
  );
}

/** Root mean square error of the mean of the others at each place. */
export function meanLeaveOneOut(values: Float64Array, mean: number): number {
  const times = values.length / (values.length - 1);
  return summed(values.map((value) => (mean - value) * times)).rmse;
}

/** The covariances between a place and those of the system, right beside where they coincide. */
function covariancesAt({ variogram, x, y, variance }: KrigingSystem, atX: number, atY: number): Float64Array {
  const { model, nugget, partialSill, scale } = variogram;
  const height = variance - nugget;
  return x.map(
    (east, i) => height - partialSill * shapeOf(model, Math.hypot(east - atX, (y[i] ?? NaN) - atY) / scale),
  );
}

/** Which place of the system lies here, within a millimetre; −1 of none. */
function placeAt({ x, y }: KrigingSystem, atX: number, atY: number): number {
  return x.findIndex((east, i) => Math.hypot(east - atX, (y[i] ?? NaN) - atY) <= SAME_PLACE);
}

/** The estimate at a place of the plane (metres), in the unit of the values: exact at the system's own places. */
export function estimateAt(system: KrigingSystem, atX: number, atY: number): number {
  const at = placeAt(system, atX, atY);
  if (at >= 0) return system.values[at] ?? NaN;
  if (system.variance === 0) return system.mean;
  const covariances = covariancesAt(system, atX, atY);
  return covariances.reduce((sum, covariance, i) => sum + (system.dual[i] ?? NaN) * covariance, system.mean);
}

/** The weight of each place in the estimate at a place (metres); they sum to 1. Of equal values all weigh the same. */
export function weightsAt(system: KrigingSystem, atX: number, atY: number): Float64Array {
  const { inverseFactor, ones, onesSum, variance, x } = system;
  const at = placeAt(system, atX, atY);
  if (at >= 0) return x.map((_, i) => (i === at ? 1 : 0));
  if (variance === 0) return x.map(() => 1 / x.length);
  const covariances = covariancesAt(system, atX, atY);
  const simple = upperTimes(inverseFactor, lowerTimes(inverseFactor, covariances));
  const missing = 1 - covariances.reduce((sum, covariance, i) => sum + (ones[i] ?? NaN) * covariance, 0);
  return simple.map((weight, i) => weight + ((ones[i] ?? NaN) * missing) / onesSum);
}

/**
 * The kriging variance at a place (metres), in the unit of the values, squared, the nugget in it (as gstat's): 0 at the
 * system's own places. n² ÷ 2 multiplications.
 */
export function varianceAt(system: KrigingSystem, atX: number, atY: number): number {
  const { inverseFactor, ones, onesSum, variance } = system;
  if (variance === 0 || placeAt(system, atX, atY) >= 0) return 0;
  const covariances = covariancesAt(system, atX, atY);
  const known = lowerTimes(inverseFactor, covariances).reduce((sum, part) => sum + part * part, 0);
  const missing = 1 - covariances.reduce((sum, covariance, i) => sum + (ones[i] ?? NaN) * covariance, 0);
  return Math.max(0, variance - known + (missing * missing) / onesSum);
}

/** The standard deviation of the estimate at a place (metres), in the unit of the values. */
export const deviationAt = (system: KrigingSystem, atX: number, atY: number): number =>
  Math.sqrt(varianceAt(system, atX, atY));
