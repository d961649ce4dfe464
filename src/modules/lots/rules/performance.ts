import type { Lot } from '../lotTypes';

/**
 * Share of the housed birds that live, in percent.
 * @param housed birds received less those discarded on delivery
 * @param lost dead and eliminated birds
 * @returns 0 to 100, or null when no bird was housed or more are lost than were housed
 * Source: facts F17, (housed − dead − eliminated) ÷ housed × 100.
 */
export function viability(housed: number, lost: number): number | null {
  return housed > 0 && lost >= 0 && lost <= housed ? ((housed - lost) / housed) * 100 : null;
}

/** Share of the housed birds that are dead or were eliminated, in percent: what viability leaves of 100 (F17). */
export function mortality(housed: number, lost: number): number | null {
  return housed > 0 && lost >= 0 && lost <= housed ? (lost / housed) * 100 : null;
}

/**
 * Feed conversion (CA): kilograms of feed for a kilogram of live weight.
 * @returns null without feed or without weight
 * Source: facts F18, the variant by which lots are settled, feed ÷ live weight (5738.52 ÷ 3375.60 = 1.70); the weight
 * of the chicks is not taken off.
 */
export function feedConversion(feedKg: number, liveWeightKg: number): number | null {
  return feedKg > 0 && liveWeightKg > 0 ? feedKg / liveWeightKg : null;
}

interface EfficiencyParts {
  /** Percent. */
  readonly viability: number;
  /** Mean live weight of a bird, kilograms. */
  readonly weightKg: number;
  readonly ageDays: number;
  readonly feedConversion: number;
}

/**
 * European production efficiency factor (EPEF; in Brazil IEP), with the live weight.
 * @returns null on the day of housing or without feed conversion
 * Source: facts F16, viability % × live weight kg ÷ (age d × CA) × 100 (95 %, 1.85 kg, 44 d, 1.88 → 212). The variant
 * with the daily gain differs by the weight of the chick and is not this one.
 */
export function efficiency({ viability, weightKg, ageDays, feedConversion }: EfficiencyParts): number | null {
  if (!(ageDays > 0) || !(feedConversion > 0)) return null;
  return ((viability * weightKg) / (ageDays * feedConversion)) * 100;
}

/** Birds in the aviary: housed, less those lost and those that have left for slaughter. */
export function birdsAlive({ housed, lost, loaded }: Pick<Lot, 'housed' | 'lost' | 'loaded'>): number {
  return Math.max(0, housed - lost - loaded);
}

/** What a lot has come to on the day of its last weighing, and what that is computed from. */
export interface Performance {
  readonly day: number;
  readonly viability: number;
  /** Birds of the weighing's day; those that had left by then count, with its weight. */
  readonly birds: number;
  readonly weightKg: number;
  readonly feedKg: number | null;
  readonly feedConversion: number | null;
  readonly efficiency: number | null;
}

/**
 * Feed conversion and efficiency as they can be estimated: at the last weighing, since feed and weight must be of one
 * day. Later feed against an earlier weight would make every lot look worse from day to day.
 * @returns null without a weighing or without birds
 */
export function performanceAtWeighing({
  housed,
  lastWeighing,
}: Pick<Lot, 'housed' | 'lastWeighing'>): Performance | null {
  if (!lastWeighing) return null;
  const { day, weight, birdsLost, feedConsumed } = lastWeighing;
  const alive = viability(housed, birdsLost);
  if (alive === null) return null;
  const birds = housed - birdsLost;
  const weightKg = weight / 1000;
  const conversion = feedConsumed === null ? null : feedConversion(feedConsumed, birds * weightKg);
  return {
    day,
    viability: alive,
    birds,
    weightKg,
    feedKg: feedConsumed,
    feedConversion: conversion,
    efficiency:
      conversion === null
        ? null
        : efficiency({ viability: alive, weightKg, ageDays: day, feedConversion: conversion }),
  };
}
