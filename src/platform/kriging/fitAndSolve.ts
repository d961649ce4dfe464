import { empiricalVariogram, variogramCloud } from './empiricalVariogram';
import { fitVariogram } from './fitVariogram';
import { constantSystem, leaveOneOut, meanLeaveOneOut, solveKriging } from './krigingSystem';
import type {
  EmpiricalVariogram,
  FittedVariogram,
  KrigingSystem,
  LeaveOneOut,
  Variogram,
  VariogramCloud,
} from './krigingTypes';
import { isFlat, isUsable, VARIOGRAM_MODELS } from './variogramModels';

/** What is asked of the places: the best of four fits, or a variogram that was set by hand. */
export interface SolveJob {
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly values: Float64Array;
  readonly variogram: Variogram | null;
}

export interface VariogramFindings {
  readonly empirical: EmpiricalVariogram;
  readonly cloud: VariogramCloud;
  readonly fits: readonly FittedVariogram[];
  readonly mean: number;
  readonly meanRmse: number;
}

export type Solved =
  | (VariogramFindings & {
      readonly kind: 'solved';
      readonly system: KrigingSystem;
      readonly leaveOneOut: LeaveOneOut;
      readonly isConstant: boolean;
    })
  | (VariogramFindings & { readonly kind: 'mean'; readonly variogram: Variogram })
  | {
      readonly kind: 'refused';
      readonly reason: 'fewPoints' | 'tooManyPoints' | 'badVariogram' | 'unsolvable';
    };

/** Fewer places give no map. */
const LEAST_PLACES = 6;
/** More are not solved: the triangle of their covariances alone takes 64 MB. */
const MOST_PLACES = 4000;
/** Values that differ by less, of their size, are equal: what is left of a mean of equal ones. */
const EQUAL = 1e-12;

const NO_STRUCTURE: Variogram = { model: 'spherical', nugget: 0, partialSill: 0, scale: 1 };

function areEqual(values: Float64Array): boolean {
  let [low, high] = [Infinity, -Infinity];
  for (const value of values) [low, high] = [Math.min(low, value), Math.max(high, value)];
  return high - low <= EQUAL * Math.max(Math.abs(low), Math.abs(high));
}

/** A variogram with its system, where it has one. */
interface Trial extends FittedVariogram {
  readonly system: KrigingSystem | null;
  readonly leaveOneOut: LeaveOneOut | null;
}

/** Fits a model and estimates each place without itself; a fit without structure does so by the mean of the others. */
function trialOf(
  { x, y, values }: SolveJob,
  { variogram, misfit }: ReturnType<typeof fitVariogram>,
  meanRmse: number,
): Trial {
  if (isFlat(variogram)) return { variogram, misfit, rmse: meanRmse, system: null, leaveOneOut: null };
  const system = solveKriging(x, y, values, variogram);
  const left = system && leaveOneOut(system);
  return { variogram, misfit, rmse: left && left.rmse, system, leaveOneOut: left };
}

function bestOf(trials: readonly Trial[]): Trial | undefined {
  let [best, least]: [Trial | undefined, number] = [undefined, Infinity];
  for (const trial of trials) {
    const rmse = trial.rmse ?? NaN;
    if (rmse < least) [best, least] = [trial, rmse];
  }
  return best;
}

/**
 * Fits the four models to places in metres, solves the one with the least leave-one-out error, or the variogram that was
 * set by hand. Places lie more than 1 cm apart (`mergePlaces`), values are finite. Without a structure: the mean, no map.
 */
export function fitAndSolve(job: SolveJob): Solved {
  const { x, y, values } = job;
  if (x.length < LEAST_PLACES) return { kind: 'refused', reason: 'fewPoints' };
  if (x.length > MOST_PLACES) return { kind: 'refused', reason: 'tooManyPoints' };
  if (job.variogram && !isUsable(job.variogram)) return { kind: 'refused', reason: 'badVariogram' };
  const empirical = empiricalVariogram(x, y, values);
  const cloud = variogramCloud(x, y, values, empirical.reach);
  const first = values[0] ?? NaN;
  const mean = first + values.reduce((sum, value) => sum + (value - first), 0) / values.length;
  if (areEqual(values)) {
    const variogram = job.variogram ?? NO_STRUCTURE;
    const system = constantSystem(x, y, values, variogram);
    const findings = { empirical, cloud, fits: [], mean, meanRmse: 0 };
    return { kind: 'solved', ...findings, system, leaveOneOut: leaveOneOut(system), isConstant: true };
  }
  const meanRmse = meanLeaveOneOut(values, mean);
  const trials = job.variogram
    ? [trialOf(job, { variogram: job.variogram, misfit: 0 }, meanRmse)]
    : VARIOGRAM_MODELS.map((model) => trialOf(job, fitVariogram(model, empirical), meanRmse));
  const fits = trials.map(({ variogram, misfit, rmse }) => ({ variogram, misfit, rmse }));
  const findings = { empirical, cloud, fits: job.variogram ? [] : fits, mean, meanRmse };
  const chosen = bestOf(trials);
  if (!chosen) return { kind: 'refused', reason: 'unsolvable' };
  if (isFlat(chosen.variogram)) return { kind: 'mean', ...findings, variogram: chosen.variogram };
  if (!chosen.system || !chosen.leaveOneOut) return { kind: 'refused', reason: 'unsolvable' };
  const { system, leaveOneOut: left } = chosen;
  return { kind: 'solved', ...findings, system, leaveOneOut: left, isConstant: false };
}
