import type { LocalDate } from '@/platform/format/date';

/** mm of five days. */
export interface FiveDays {
  readonly rain: number;
  readonly et0: number;
}

interface Balance {
  /** Water in the soil at the end, mm. */
  readonly store: number;
  readonly real: number;
  readonly deficit: number;
  readonly excess: number;
}

const LEAST_STORE = 0.01;

/** Which fifth of five days of the year a day is in, from 0; the 29th of February joins its fifth. */
export function pentadOf(date: LocalDate): number {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const isLeapDay = month === 2 && day === 29;
  // Every year is taken as one of 365 days, so that pentads begin on the same days.
  const place = (Date.UTC(2001, month - 1, isLeapDay ? 28 : day) - Date.UTC(2001, 0, 1)) / 86_400_000;
  return year > 0 ? Math.floor(place / 5) : 0;
}

/**
 * Water balance by Thornthwaite and Mather: what rain lacks is taken from the store, the less the emptier it is.
 * @param capacity CAD, mm. @param start water in the soil at first, mm; full by default.
 */
export function fiveDayBalance(
  periods: readonly FiveDays[],
  capacity: number,
  start: number = capacity,
): Balance[] {
  let store = Math.min(capacity, Math.max(LEAST_STORE, start));
  return periods.map(({ rain, et0 }) => {
    const left = rain - et0;
    const before = store;
    if (left < 0) {
      const accumulated = capacity * Math.log(before / capacity) + left;
      store = Math.max(LEAST_STORE, capacity * Math.exp(accumulated / capacity));
      const real = rain + before - store;
      return { store, real, deficit: et0 - real, excess: 0 };
    }
    store = Math.min(capacity, before + left);
    return { store, real: et0, deficit: 0, excess: before + left - store };
  });
}
