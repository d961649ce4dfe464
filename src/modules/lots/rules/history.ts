import { compareDates } from '@/platform/format/date';
import type { DayValue, PreviousLot } from '../lotTypes';
import { LAST_DAY, valueAt } from './curves';

/** The historical average is that of so many previous lots (AR-511). */
export const PREVIOUS_LOTS = 5;

/** The five lots that were housed last, the newest first; fewer where there are fewer. */
export function lastLots(previous: readonly PreviousLot[]): PreviousLot[] {
  return previous
    .toSorted((a, b) => compareDates(b.housingDate, a.housingDate) || b.id - a.id)
    .slice(0, PREVIOUS_LOTS);
}

/**
 * Day by day average of the curves of former lots. Between two weighings of a lot its curve is a straight line; what lies
 * before its first or after its last figure is not guessed. A day that one of them lacks has no average: lots that come
 * and go would bend the line where none of them was bent. Lots without any figure count for nothing.
 * @param curves one of each lot, in the order of days
 */
export function averageCurve(curves: readonly (readonly DayValue[])[]): DayValue[] {
  const known = curves.filter((curve) => curve.length > 0);
  const ends = known.map((curve) => curve.at(-1)?.day ?? -1);
  const last = known.length === 0 ? -1 : Math.min(LAST_DAY, ...ends);
  return Array.from({ length: last + 1 }, (_, day) => day).flatMap((day) => {
    const values = known.map((curve) => valueAt(curve, day)).filter((value) => value !== null);
    if (values.length < known.length) return [];
    return [{ day, value: values.reduce((sum, value) => sum + value, 0) / values.length }];
  });
}
