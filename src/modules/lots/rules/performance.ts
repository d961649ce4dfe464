import {
  dailyGain,
  deliveredResult,
  gainConversion,
  gainEfficiency,
  type LotResult,
} from '@/domain/lots/performance';
import type { Load, Lot } from '../lotTypes';

export const isClosed = ({ status }: Pick<Lot, 'status'>): boolean =>
  status === 'blocked' || status === 'finished';

/**
 * Birds in the aviary: housed, less those lost and those that have left for slaughter; null when one of them is unknown.
 * In a closed lot none is: what no load names is left over.
 */
export function birdsAlive(lot: Pick<Lot, 'status' | 'housed' | 'lost' | 'loaded'>): number | null {
  return isClosed(lot) ? 0 : birdsLeft(lot);
}

/** Birds that neither were lost nor left for slaughter; null when one of them is unknown. */
export function birdsLeft({ housed, lost, loaded }: Pick<Lot, 'housed' | 'lost' | 'loaded'>): number | null {
  if (housed === null || lost === null || loaded === null) return null;
  return Math.max(0, housed - lost - loaded);
}

/** Birds of one age and weight: a load, or those that are still there. */
export interface Part {
  /** Days since housing. */
  readonly day: number;
  readonly birds: number;
  /** Mean live weight, kilograms. */
  readonly weightKg: number;
  /** A load that was not weighed counts with the weight of the last weighing. */
  readonly estimated?: boolean;
}

/** The variants that take the weight of the chicks off. */
export interface OnGain {
  readonly chickKg: number;
  readonly feedConversion: number | null;
  readonly gramsPerDay: number | null;
  readonly efficiency: number | null;
}

/** What a lot has come to, and what that is computed from. */
export interface Performance extends LotResult {
  /** Day of the last weighing; of a closed lot the mean age. */
  readonly day: number;
  readonly parts: readonly Part[];
  /** Null where the weight of the chicks is not known. */
  readonly onGain: OnGain | null;
}

interface Ended {
  readonly housed: number | null;
  /** Dead and eliminated. */
  readonly lost: number | null;
  /** Kilograms of all its feed; null where a day was not written down. */
  readonly feedKg: number | null;
  readonly parts: readonly Part[];
  /** Grams of a chick at housing. */
  readonly chickWeight?: number | null;
}

/** What a lot came to, by the loads it left in; null without parts, or while the birds housed or lost are unknown. */
export function resultOf({ housed, lost, feedKg, parts, chickWeight = null }: Ended): Performance | null {
  if (housed === null || lost === null) return null;
  const sum = (of: (part: Part) => number) => parts.reduce((all, part) => all + of(part), 0);
  const result = deliveredResult({
    housed,
    lost,
    feedKg,
    birds: sum(({ birds }) => birds),
    kg: sum(({ birds, weightKg }) => birds * weightKg),
    birdDays: sum(({ birds, day }) => birds * day),
  });
  return result && { ...result, day: result.ageDays, parts, onGain: onGainOf(result, chickWeight) };
}

function onGainOf(result: LotResult, chickWeight: number | null): OnGain | null {
  if (chickWeight === null) return null;
  const chickKg = chickWeight / 1000;
  const { feedKg, kg, birds, weightKg, ageDays } = result;
  const feedConversion = feedKg === null ? null : gainConversion(feedKg, kg, birds, chickKg);
  const gramsPerDay = dailyGain(weightKg, chickKg, ageDays);
  return {
    chickKg,
    feedConversion,
    gramsPerDay,
    efficiency: gainEfficiency(result.viability, gramsPerDay, feedConversion),
  };
}

/** Loads as parts; one without a weight takes that of the last weighing, and is of none without one. */
export function partsOfLoads(loads: readonly Load[], weightKg: number | null): Part[] | null {
  const parts: Part[] = [];
  for (const { day, birds, kg } of loads.filter((load) => load.birds > 0)) {
    if (kg !== null) parts.push({ day, birds, weightKg: kg / birds });
    else if (weightKg !== null) parts.push({ day, birds, weightKg, estimated: true });
    else return null;
  }
  return parts;
}

/**
 * The parts of a lot on a day: each load with its own weight and day, the birds that are left with the weight of the
 * weighing. A load without a weight takes the weighing's, marked as estimated.
 * @param weightKg of the last weighing; null without one
 * @returns null where birds are not known or have no weight, or more left than there were
 */
export function partsOf(
  { housed, loads }: Pick<Lot, 'housed' | 'loads'>,
  lost: number | null,
  day: number,
  weightKg: number | null,
): Part[] | null {
  if (housed === null || lost === null || loads === null) return null;
  const gone = loads.filter((load) => load.day <= day && load.birds > 0);
  const here = housed - lost - gone.reduce((sum, { birds }) => sum + birds, 0);
  if (here < 0) return null;
  const parts = partsOfLoads(gone, weightKg);
  if (parts === null) return null;
  if (here > 0) {
    if (weightKg === null) return null;
    parts.push({ day, birds: here, weightKg });
  }
  return parts;
}

/**
 * Feed conversion and efficiency as they can be estimated: at the last weighing, since feed and weight must be of one
 * day. Later feed against an earlier weight would make every lot look worse from day to day. Birds that had left by
 * then count with the weight and the day of their load (lots decisions §5.1 to §5.3).
 * @returns null without a weighing or without birds
 */
export function performanceAtWeighing(
  lot: Pick<Lot, 'housed' | 'lastWeighing' | 'loads' | 'chickWeight'>,
): Performance | null {
  const { housed, lastWeighing, chickWeight } = lot;
  if (!lastWeighing) return null;
  const { day, weight, birdsLost, feedConsumed } = lastWeighing;
  const parts = partsOf(lot, birdsLost, day, weight / 1000);
  if (!parts) return null;
  const result = resultOf({ housed, lost: birdsLost, feedKg: feedConsumed, parts, chickWeight });
  return result && { ...result, day };
}
