import type { DayValue } from '../lotTypes';
import { LAST_DAY, valueAt } from './curves';

/** So many days of eating are what the coming days are judged by. */
const FEED_DAYS = 7;

/** Pairs of what was and what the reference says, where both are known. */
function pairs(observed: readonly DayValue[], reference: readonly DayValue[]) {
  return observed.flatMap(({ day, value }) => {
    const own = valueAt(reference, day);
    return own === null || own <= 0 ? [] : [{ value, reference: own }];
  });
}

function daysAfter(last: number, until: number): number[] {
  const end = Math.min(until, LAST_DAY);
  return Array.from({ length: Math.max(0, end - last) }, (_, at) => last + 1 + at);
}

/**
 * Weight of a bird day by day from the last weighing on, grams.
 * The lot is taken to go on growing as it has grown beside its reference: k = Σ(w·r) ÷ Σ(r²) over all weighings w and the
 * reference r of their days (least squares through zero: late, heavy weighings count more); then
 * weight(d) = w(last) + k · (r(d) − r(last)). It begins on the last weighing itself, so that the lines meet.
 * No document prints a formula; this one is ours.
 * @param weighings grams, in the order of days
 * @param reference grams, in the order of days
 * @param until the last day wanted; days that the reference does not reach are left out
 * @returns empty without a weighing or where the reference does not cover the last of them
 */
export function weightForecast(
  weighings: readonly DayValue[],
  reference: readonly DayValue[],
  until: number,
): DayValue[] {
  const last = weighings.at(-1);
  const start = last && valueAt(reference, last.day);
  if (!last || start == null) return [];
  const known = pairs(weighings, reference);
  const share =
    known.reduce((sum, pair) => sum + pair.value * pair.reference, 0) /
    known.reduce((sum, pair) => sum + pair.reference ** 2, 0);
  if (!Number.isFinite(share)) return [];
  const coming = daysAfter(last.day, until).flatMap((day) => {
    const then = valueAt(reference, day);
    return then === null ? [] : [{ day, value: last.value + share * (then - start) }];
  });
  return coming.length === 0 ? [] : [last, ...coming];
}

/**
 * Feed that a bird eats day by day after the last day with a figure, grams.
 * feed(d) = r(d) · Σ eaten ÷ Σ r over the last seven days with figures, r being the reference of each day: the lot is
 * taken to go on eating as much more or less than its reference as it did in its last week. The formula is ours.
 * @param eaten grams of a bird and day, in the order of days
 * @returns empty without figures or reference
 */
export function consumptionForecast(
  eaten: readonly DayValue[],
  reference: readonly DayValue[],
  until: number,
): DayValue[] {
  const last = eaten.at(-1);
  const known = pairs(eaten.slice(-FEED_DAYS), reference);
  if (!last || known.length === 0) return [];
  const share =
    known.reduce((sum, pair) => sum + pair.value, 0) / known.reduce((sum, pair) => sum + pair.reference, 0);
  return daysAfter(last.day, until).flatMap((day) => {
    const then = valueAt(reference, day);
    return then === null ? [] : [{ day, value: then * share }];
  });
}

/**
 * Feed that the aviary needs for the forecast days, kilograms.
 * @param forecast grams of a bird and day
 * @param birds birds alive now; losses to come are not guessed, so this is a little too much rather than too little
 */
export function feedNeeded(forecast: readonly DayValue[], birds: number): number {
  return (forecast.reduce((sum, { value }) => sum + value, 0) * birds) / 1000;
}
