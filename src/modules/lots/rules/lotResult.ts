import type { Lot, PreviousLot } from '../lotTypes';
import { weightCurve } from './curves';
import { deliveredResult, viability } from '@/domain/lots/performance';
import { type Performance, performanceAtWeighing } from './performance';

/** Birds that left together. */
export interface Load {
  /** Days since housing. */
  readonly day: number;
  readonly birds: number;
  /** Mean live weight, kilograms. */
  readonly weightKg: number;
}

interface Ended {
  readonly housed: number;
  /** Dead and eliminated. */
  readonly lost: number;
  /** Kilograms of all its feed; null where a day was not written down. */
  readonly feedKg: number | null;
  readonly loads: readonly Load[];
}

/** What a lot that has ended came to, by its loads; null without housed birds or loads. */
export function resultOf({ housed, lost, feedKg, loads }: Ended): Performance | null {
  const sum = (of: (load: Load) => number) => loads.reduce((all, load) => all + of(load), 0);
  const result = deliveredResult({
    housed,
    lost,
    feedKg,
    birds: sum(({ birds }) => birds),
    kg: sum(({ birds, weightKg }) => birds * weightKg),
    birdDays: sum(({ birds, day }) => birds * day),
  });
  return result && { ...result, day: result.ageDays };
}

const isClosed = ({ status }: Lot) => status === 'blocked' || status === 'finished';

/**
 * What a lot has come to: one that is closed by its result, one that lives by its last weighing. Loads are not answered
 * with a closed lot: its birds count as having left together on the day of closing, with the weight of the last weighing.
 */
export function lotPerformance(lot: Lot): Performance | null {
  const { day, housed, lost, feedConsumed, lastWeighing } = lot;
  if (!isClosed(lot) || day === null) return performanceAtWeighing(lot);
  if (!lastWeighing || lastWeighing.day > day) return null;
  const loads = [{ day, birds: housed - lost, weightKg: lastWeighing.weight / 1000 }];
  return resultOf({ housed, lost, feedKg: feedConsumed, loads });
}

/** The result of a former lot out of its course, in the same way. Days without a figure of feed leave it without a conversion. */
export function lotResult({ housed, days, weighings }: PreviousLot): {
  /** Percent. */
  readonly viability: number | null;
  /** Grams at the last weighing. */
  readonly weight: number | null;
  readonly feedConversion: number | null;
} {
  const lost = days.reduce((sum, day) => sum + day.lost, 0);
  const weight = weightCurve({ weighings }).at(-1)?.value ?? null;
  const known = days.length > 0 && days.every(({ feedConsumed }) => feedConsumed !== null);
  const feedKg = known ? days.reduce((sum, day) => sum + (day.feedConsumed ?? 0), 0) : null;
  const day = Math.max(0, ...days.map((one) => one.day));
  const loads = weight === null ? [] : [{ day, birds: housed - lost, weightKg: weight / 1000 }];
  const result = resultOf({ housed, lost, feedKg, loads });
  return {
    viability: viability(housed, lost),
    weight,
    feedConversion: result?.feedConversion ?? null,
  };
}
