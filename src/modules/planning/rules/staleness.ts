import type { Progress } from '../planningTypes';

/** Why the figures of a crop year are of before. */
export type Staleness = 'RUNNING' | 'FAILED' | 'PENDING';

/**
 * Figures of a year are out of date while they are being recalculated, after that failed, and from a change until the
 * next recalculation; null where they are of now.
 */
export function stalenessOf(
  harvestYear: number,
  rows: readonly { readonly outdated: boolean }[],
  progress: Progress | null | undefined,
): Staleness | null {
  const own = progress?.harvestYear === harvestYear ? progress.status : null;
  if (own === 'RUNNING' || own === 'FAILED') return own;
  return rows.some(({ outdated }) => outdated) ? 'PENDING' : null;
}
