import type { Lot, PreviousLot } from '../lotTypes';
import { lostIn, weightCurve } from './curves';
import { viability } from '@/domain/lots/performance';
import { partsOf, type Performance, performanceAtWeighing, resultOf } from './performance';

const isClosed = ({ status }: Lot) => status === 'blocked' || status === 'finished';

/**
 * What a lot has come to: one that is closed by all of its feed and its loads, one that lives by its last weighing. Birds
 * of a closed lot that no load names count as having left on the day of closing, with the weight of the last weighing.
 */
export function lotPerformance(lot: Lot): Performance | null {
  const { day, housed, lost, feedConsumed, lastWeighing, chickWeight } = lot;
  if (!isClosed(lot) || day === null) return performanceAtWeighing(lot);
  if (lastWeighing && lastWeighing.day > day) return null;
  const parts = partsOf(lot, lost, day, lastWeighing && lastWeighing.weight / 1000);
  return parts && resultOf({ housed, lost, feedKg: feedConsumed, parts, chickWeight });
}

/** The result of a former lot out of its course, in the same way. Days without a figure of feed leave it without a conversion. */
export function lotResult({ housed, days, weighings }: PreviousLot): {
  /** Percent. */
  readonly viability: number | null;
  /** Grams at the last weighing. */
  readonly weight: number | null;
  readonly feedConversion: number | null;
} {
  const lost = lostIn(days);
  const weight = weightCurve({ weighings }).at(-1)?.value ?? null;
  const known = days.length > 0 && days.every(({ feedConsumed }) => feedConsumed !== null);
  const feedKg = known ? days.reduce((sum, day) => sum + (day.feedConsumed ?? 0), 0) : null;
  const day = Math.max(0, ...days.map((one) => one.day));
  const parts =
    weight === null || housed === null || lost === null
      ? []
      : [{ day, birds: housed - lost, weightKg: weight / 1000 }];
  const result = resultOf({ housed, lost, feedKg, parts });
  return {
    viability: viability(housed, lost),
    weight,
    feedConversion: result?.feedConversion ?? null,
  };
}
