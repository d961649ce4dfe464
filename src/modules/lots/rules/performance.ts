import { efficiency, feedConversion, viability } from '@/domain/lots/performance';
import type { Lot } from '../lotTypes';

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
