import type { Course, DayValue, Load, LotDay } from '../lotTypes';

/** A lot lives some weeks: no axis goes beyond this day, whatever dates the answer holds. */
export const LAST_DAY = 120;

/**
 * Value of a curve on a day: the one of that day, or the straight line between its neighbours.
 * @param curve in the order of its days
 * @returns null before the first day and after the last
 */
export function valueAt(curve: readonly DayValue[], day: number): number | null {
  let before: DayValue | undefined;
  for (const point of curve) {
    if (point.day === day) return point.value;
    if (point.day > day) {
      if (!before) return null;
      return before.value + ((point.value - before.value) * (day - before.day)) / (point.day - before.day);
    }
    before = point;
  }
  return null;
}

/** Mean weight on each day with a weighing, grams, in the order of days. Weighings of one day count by their birds. */
export function weightCurve({ weighings }: Pick<Course, 'weighings'>): DayValue[] {
  const byDay = new Map<number, { birds: number; grams: number }>();
  for (const { day, weight, birdsWeighed } of weighings) {
    const own = byDay.get(day) ?? { birds: 0, grams: 0 };
    // A weighing of unknown size counts as one bird: it moves no mean of those that are known.
    const birds = Math.max(1, birdsWeighed ?? 1);
    byDay.set(day, { birds: own.birds + birds, grams: own.grams + birds * weight });
  }
  return [...byDay]
    .map(([day, { birds, grams }]) => ({ day, value: grams / birds }))
    .toSorted((a, b) => a.day - b.day);
}

/** Birds lost on the days that tell it; null when none does. A day without losses has no record: it counts as none. */
export function lostIn(days: Course['days']): number | null {
  const reported = days.filter(({ lost }) => lost !== null);
  return reported.length === 0 ? null : reported.reduce((sum, { lost }) => sum + (lost ?? 0), 0);
}

/**
 * Percent of the housed birds lost until each day that tells it, in the order of days; empty when no bird was housed, or
 * how many is not known.
 */
export function mortalityCurve({ days }: Pick<Course, 'days'>, housed: number | null): DayValue[] {
  if (housed === null || housed <= 0) return [];
  let sum = 0;
  return days
    .toSorted((a, b) => a.day - b.day)
    .flatMap(({ day, lost }) => {
      if (lost === null) return [];
      sum += lost;
      return [{ day, value: Math.min(100, (sum / housed) * 100) }];
    });
}

type Gone = readonly Pick<Load, 'day' | 'birds'>[] | null;

/**
 * A figure of each day by the birds that were there: those alive that morning, without what was lost and what had left
 * on the days before. Birds that are loaded count until the end of their day: its hour is unknown.
 * @param loads null where it is not known what has left: then no day has its birds
 */
export function perBirdCurve(
  days: Course['days'],
  { housed, loads }: { readonly housed: number | null; readonly loads: Gone },
  figureOf: (day: LotDay) => number | null,
): DayValue[] {
  if (housed === null || loads === null) return [];
  let lostBefore = 0;
  return days
    .toSorted((a, b) => a.day - b.day)
    .flatMap((one) => {
      const gone = loads.reduce((sum, { day, birds }) => (day < one.day ? sum + birds : sum), 0);
      const birds = housed - lostBefore - gone;
      lostBefore += one.lost ?? 0;
      const figure = figureOf(one);
      return figure === null || birds <= 0 ? [] : [{ day: one.day, value: figure / birds }];
    });
}

/** Grams that a bird ate on each day with a figure: feed of the day ÷ birds that were there that morning. */
export const dailyFeedCurve = (
  { days }: Pick<Course, 'days'>,
  birds: { readonly housed: number | null; readonly loads: Gone },
): DayValue[] =>
  perBirdCurve(days, birds, ({ feedConsumed }) => (feedConsumed === null ? null : feedConsumed * 1000));
