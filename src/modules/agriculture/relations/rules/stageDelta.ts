import { recordOf } from '@/platform/typed/records';
import { STAGE_FIGURES, type StageFigure, type StageFigures } from '../relationTypes';
import type { StageWeather } from './relate';

export interface StageDelta {
  /** Present minus the mean of the former harvests; null where either is not known. */
  readonly value: number | null;
  /** Former harvests of which the figure is known. */
  readonly of: number;
}

type StageDeltas = Readonly<Record<StageFigure, StageDelta>>;

/** What a former harvest says of its stages. */
interface Former {
  readonly stages: readonly StageFigures[];
}

/**
 * By stage, how much this planting's weather differs from the mean of the plot's former harvests (FI §3.7), in the unit of
 * each figure. A stage that still goes on has no difference: its sums are not whole yet. A harvest that does not know a
 * figure is left out of that figure's mean.
 */
export function stageDeltas(
  weather: readonly StageWeather[],
  former: readonly Former[],
): ReadonlyMap<string, StageDeltas> {
  // The last stage that has begun goes on.
  const over = weather.slice(0, -1);
  return new Map(
    over.map((stage) => [
      stage.code,
      recordOf(STAGE_FIGURES, (name) => deltaOf(stage[name], former, stage.code, name)),
    ]),
  );
}

function deltaOf(
  present: number | null,
  former: readonly Former[],
  code: string,
  name: StageFigure,
): StageDelta {
  const known = former.flatMap(({ stages }) => stages.find((one) => one.code === code)?.[name] ?? []);
  if (present === null || known.length === 0) return { value: null, of: known.length };
  return { value: present - known.reduce((sum, one) => sum + one, 0) / known.length, of: known.length };
}
