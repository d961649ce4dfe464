const MINUTE = 60_000;
const DAY_MS = 86_400_000;
/** A day with fewer of its readings is not whole (FI §3.1). */
export const WHOLE_DAY = 0.9;

/** Readings of one sensor at equal steps; null where nothing was read. */
export interface Series {
  /** Instant of the first value, milliseconds. */
  readonly start: number;
  /** Minutes from one value to the next. */
  readonly stepMinutes: number;
  readonly values: readonly (number | null)[];
}

export interface Reading {
  readonly value: number;
  /** Milliseconds. */
  readonly at: number;
}

/** The instant of a value by its place in the series, milliseconds. */
export const instantAt = (series: Series, index: number): number =>
  series.start + index * series.stepMinutes * MINUTE;

/** The newest value that was read; null when there is none. */
export function lastReading(series: Series): Reading | null {
  const at = series.values.findLastIndex((value) => value !== null);
  const value = series.values[at];
  return value === undefined || value === null ? null : { value, at: instantAt(series, at) };
}

/** The part of a series from an instant on. */
export function since(series: Series, from: number): Series {
  const skipped = Math.max(0, Math.ceil((from - series.start) / (series.stepMinutes * MINUTE)));
  return { ...series, start: instantAt(series, skipped), values: series.values.slice(skipped) };
}

export interface Bucket {
  /** Instant of its first reading, milliseconds. */
  readonly at: number;
  /** Null where nothing was read in it. */
  readonly mean: number | null;
  readonly low: number | null;
  readonly high: number | null;
}

function bucketOf(values: Series['values'], from: number, to: number, at: number): Bucket {
  let [sum, count, low, high] = [0, 0, Infinity, -Infinity];
  for (let place = from; place < to; place += 1) {
    const value = values[place] ?? null;
    if (value === null) continue;
    sum += value;
    count += 1;
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  return count === 0 ? { at, mean: null, low: null, high: null } : { at, mean: sum / count, low, high };
}

/** A day of five-minute readings is drawn as it is; of more than that each point has three values to draw. */
const AS_READ = 288;
const THINNED = 120;

/**
 * A series as at most `most` points of equal length, each with the mean and the extremes of its readings, so that a month of
 * five-minute readings is drawn without losing a peak, and without holding the page up.
 */
export function thin(
  series: Series,
  most = series.values.length <= AS_READ ? AS_READ : THINNED,
): readonly Bucket[] {
  const each = Math.max(1, Math.ceil(series.values.length / most));
  return Array.from({ length: Math.ceil(series.values.length / each) }, (_, at) =>
    bucketOf(
      series.values,
      at * each,
      Math.min(series.values.length, (at + 1) * each),
      instantAt(series, at * each),
    ),
  );
}

export interface DaySlice {
  /** Local midnight at its start, milliseconds. */
  readonly start: number;
  readonly values: readonly (number | null)[];
  /** It is over, and at least nine tenths of its readings came. */
  readonly whole: boolean;
}

/** The local midnight at or before an instant, milliseconds. */
export const midnightBefore = (instant: number): number => {
  const day = new Date(instant);
  day.setHours(0, 0, 0, 0);
  return day.getTime();
};
/** The local midnight after one, also where a day has 23 or 25 hours. */
export const midnightAfter = (midnight: number): number => midnightBefore(midnight + DAY_MS * 1.5);

/** The series cut at the midnights of the farm's local time: daily totals cover 00:00–23:59 (AR-509). */
export function daysOf(series: Series): readonly DaySlice[] {
  const step = series.stepMinutes * MINUTE;
  const end = instantAt(series, series.values.length);
  const days: DaySlice[] = [];
  for (let start = midnightBefore(series.start); start < end; start = midnightAfter(start)) {
    const next = midnightAfter(start);
    const place = (instant: number) => Math.max(0, Math.ceil((instant - series.start) / step));
    const values = series.values.slice(place(start), place(next));
    const read = values.filter((value) => value !== null).length;
    const wanted = (next - start) / step;
    if (values.length > 0) days.push({ start, values, whole: end >= next && read >= wanted * WHOLE_DAY });
  }
  return days;
}
