import type { Lot, PreviousLot } from '../lotTypes';
import { lostIn, weightCurve } from './curves';
import { viability } from '@/domain/lots/performance';
import {
  isClosed,
  partsOf,
  partsOfLoads,
  type Performance,
  performanceAtWeighing,
  resultOf,
} from './performance';

/**
 * The parts in which a closed lot was delivered: its loads, and no other bird (lots decisions §5.1, §5.2: CA by what was
 * delivered). Only a lot of which no load was written down counts as having left on the day of closing as it was.
 */
function deliveredParts(lot: Pick<Lot, 'housed' | 'lost' | 'loads'>, day: number, weightKg: number | null) {
  const parts = partsOf(lot, lot.lost, day, weightKg);
  return lot.loads !== null && lot.loads.length > 0 ? partsOfLoads(lot.loads, weightKg) : parts;
}

/** What a lot has come to: one that is closed by all of its feed and its loads, one that lives by its last weighing. */
export function lotPerformance(lot: Lot): Performance | null {
  const { day, housed, lost, feedConsumed, lastWeighing, chickWeight } = lot;
  if (!isClosed(lot) || day === null) return performanceAtWeighing(lot);
  if (lastWeighing && lastWeighing.day > day) return null;
  const parts = deliveredParts(lot, day, lastWeighing && lastWeighing.weight / 1000);
  return parts && resultOf({ housed, lost, feedKg: feedConsumed, parts, chickWeight });
}

/** The result of a former lot out of its course, in the same way. Days without a figure of feed leave it without a conversion. */
export function lotResult({ housed, days, weighings, loads }: PreviousLot): {
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
  const parts = deliveredParts(
    { housed, lost, loads: loads ?? [] },
    day,
    weight === null ? null : weight / 1000,
  );
  const result = parts && resultOf({ housed, lost, feedKg, parts });
  return {
    viability: viability(housed, lost),
    weight,
    feedConversion: result?.feedConversion ?? null,
  };
}
