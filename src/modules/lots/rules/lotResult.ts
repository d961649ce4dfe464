import type { PreviousLot } from '../lotTypes';
import { weightCurve } from './curves';
import { feedConversion, viability } from './performance';

/** What a closed lot came to; each figure is null where what it needs was not written down. */
export interface LotResult {
  /** Percent (F17). */
  readonly viability: number | null;
  /** Grams at the last weighing. */
  readonly weight: number | null;
  /** Kilograms of feed for one of live weight (F18), all feed against the last weighing. */
  readonly feedConversion: number | null;
}

/** The result of a lot out of its course. Days without a figure of feed leave it without a conversion. */
export function lotResult({ housed, days, weighings }: PreviousLot): LotResult {
  const lost = days.reduce((sum, day) => sum + day.lost, 0);
  const share = viability(housed, lost);
  const weight = weightCurve({ weighings }).at(-1)?.value ?? null;
  const known = days.length > 0 && days.every(({ feedConsumed }) => feedConsumed !== null);
  const feed = days.reduce((sum, day) => sum + (day.feedConsumed ?? 0), 0);
  return {
    viability: share,
    weight,
    feedConversion:
      known && weight !== null && share !== null
        ? feedConversion(feed, ((housed - lost) * weight) / 1000)
        : null,
  };
}
