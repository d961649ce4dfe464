import type { Lot, PreviousLot } from '../lotTypes';
import { weightCurve } from './curves';
import {
  efficiency,
  feedConversion,
  type Performance,
  performanceAtWeighing,
  viability,
} from './performance';

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

/**
 * What a lot that has ended came to: all its feed against all the weight that left it. Each load counts with its weight
 * and day: the mean age is Σ birds × day ÷ Σ birds, the conversion feed ÷ kilograms delivered.
 * @returns null without housed birds or loads
 * Source: lots decisions §5.1 to §5.3 (24 300 housed, 900 lost, 102 000 kg, 6 000 × 2,050 kg on day 35 and 17 400 × 2,950
 * on day 42: 96,30 %, CA 1,603, age 40,21 d, IEP 406).
 */
export function resultOf({ housed, lost, feedKg, loads }: Ended): Performance | null {
  const alive = viability(housed, lost);
  const birds = loads.reduce((sum, load) => sum + load.birds, 0);
  if (alive === null || birds <= 0) return null;
  const delivered = loads.reduce((sum, load) => sum + load.birds * load.weightKg, 0);
  const day = loads.reduce((sum, load) => sum + load.birds * load.day, 0) / birds;
  const weightKg = delivered / birds;
  const conversion = feedKg === null ? null : feedConversion(feedKg, delivered);
  return {
    day,
    viability: alive,
    birds,
    weightKg,
    feedKg,
    feedConversion: conversion,
    efficiency:
      conversion === null
        ? null
        : efficiency({ viability: alive, weightKg, ageDays: day, feedConversion: conversion }),
  };
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
