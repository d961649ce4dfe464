import type { DayValue } from '../lotTypes';
import { valueAt } from './curves';

/**
 * What a broiler of mixed sex usually weighs by its days, grams, rounded from the breeders' tables. No reference of a
 * lot: it only tells a figure that cannot be from one that may.
 */
const USUAL: readonly DayValue[] = [
  { day: 0, value: 42 },
  { day: 7, value: 190 },
  { day: 14, value: 480 },
  { day: 21, value: 950 },
  { day: 28, value: 1550 },
  { day: 35, value: 2250 },
  { day: 42, value: 2950 },
  { day: 49, value: 3600 },
  { day: 56, value: 4150 },
];

/** A mean outside of this share of what is expected is asked back. */
const LEAST = 0.5;
const MOST = 1.5;

/**
 * What a bird may be expected to weigh on a day, grams: as the lot was weighed last, grown as birds do; without a
 * weighing what is usual.
 * @returns null for a day of which nothing is known
 */
export function expectedWeight(day: number, last: DayValue | null): number | null {
  const usual = valueAt(USUAL, day);
  if (last === null) return usual;
  const then = valueAt(USUAL, last.day);
  return usual === null || then === null
    ? last.day === day
      ? last.value
      : null
    : (last.value * usual) / then;
}

const isNear = (value: number, expected: number) => value >= expected * LEAST && value <= expected * MOST;

/** How a mean weight in grams differs from what can be: with the factor that would make it right, where one would. */
export function unlikelyWeight(
  grams: number,
  expected: number,
): { readonly factor: 1000 | 0.001 | null } | null {
  if (isNear(grams, expected)) return null;
  if (isNear(grams * 1000, expected)) return { factor: 1000 };
  return { factor: isNear(grams / 1000, expected) ? 0.001 : null };
}
