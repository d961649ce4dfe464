import type { Progress } from '../planningTypes';

/** What is shown after another answer: of one recalculation the percentage never falls. */
export function laterProgress(before: Progress | null | undefined, now: Progress | null): Progress | null {
  if (!before || !now || before.id !== now.id) return now;
  return {
    ...now,
    percent: Math.max(before.percent, now.percent),
    alreadyRunning: before.alreadyRunning || now.alreadyRunning,
  };
}

/** So many misses in a row are shown where an earlier answer stands. */
const MISSES = 3;

/** Whether to say that the progress is not known: at once where nothing is, or where it is not requested any more. */
export function outOfSight(watched: {
  readonly progress: Progress | null | undefined;
  readonly misses: number;
  readonly refused: boolean;
}): boolean {
  const { progress, misses, refused } = watched;
  return refused || misses >= (progress === undefined ? 1 : MISSES);
}

const LEAST_PERCENT = 5;

/** Seconds that are left, from the pace so far; null until known. */
export function secondsLeft({ percent, startedAt, status }: Progress, now: number): number | null {
  const begun = Date.parse(startedAt);
  if (
    status !== 'RUNNING' ||
    percent < LEAST_PERCENT ||
    percent >= 100 ||
    Number.isNaN(begun) ||
    now <= begun
  )
    return null;
  return Math.max(1, Math.round((((now - begun) / percent) * (100 - percent)) / 1000));
}
