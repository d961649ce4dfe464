import type { Magnitude, ReportPoint } from '../stationTypes';
import type { ReadingSeries } from './readingSeries';

/** Bounds beyond which a reading is doubtful: %, °C, mm/h, km/h. */
const BOUNDS: Partial<Record<Magnitude, readonly [min: number, max: number]>> = {
  HUMIDITY: [0, 100],
  TEMPERATURE: [-15, 50],
  WIND_SPEED: [0, 250],
  WIND_GUST: [0, 250],
};
const MOST_RAIN_PER_HOUR = 150;
/** Below this share of its readings a day is incomplete. */
const COMPLETE = 0.9;
const HOUR = 3_600_000;

/** Least and greatest that can be of a magnitude. */
const boundsOf = (magnitude: Magnitude, hours: number): readonly [min: number, max: number] =>
  magnitude === 'RAIN' ? [0, MOST_RAIN_PER_HOUR * hours] : (BOUNDS[magnitude] ?? [-Infinity, Infinity]);

interface Kept {
  readonly points: ReportPoint[];
  readonly doubtful: number;
}

/**
 * A report without readings that cannot be; the place of one stays, without a value, so that lines break there.
 * @param hours how long each point lasts, for rain.
 */
export function withoutDoubtful(magnitude: Magnitude, points: readonly ReportPoint[], hours = 1): Kept {
  const [min, max] = boundsOf(magnitude, hours);
  let doubtful = 0;
  const kept = points.map((point) => {
    const { value } = point;
    if (value === null || (value >= min && value <= max)) return point;
    doubtful += 1;
    return { ...point, value: null, min: null, max: null };
  });
  return { points: kept, doubtful };
}

/** The same of a series of single readings, a quarter of an hour each. */
export function seriesWithoutDoubtful(magnitude: Magnitude, series: ReadingSeries) {
  const [min, max] = boundsOf(magnitude, 0.25);
  let doubtful = 0;
  const values = series.values.map((value) => {
    if (value === null || (value >= min && value <= max)) return value;
    doubtful += 1;
    return null;
  });
  return { series: { times: series.times, values }, doubtful };
}

/** Points of which less than nine readings in ten came: their figure says less than it seems. */
export const incomplete = (points: readonly ReportPoint[]): number =>
  points.filter(({ value, share }) => value !== null && share !== null && share < COMPLETE).length;

/** Stretches without any reading. */
export const gaps = (points: readonly ReportPoint[]): number =>
  points.filter(({ value }, at) => value === null && points[at - 1]?.value !== null && at > 0).length;

/** Hours since a moment; null of an unknown one. */
export function hoursSince(at: string | null, now = Date.now()): number | null {
  const then = at === null ? NaN : Date.parse(at);
  return Number.isNaN(then) ? null : Math.max(0, (now - then) / HOUR);
}

/** A station without a transmission for so long is silent. */
export const SILENT_HOURS = 3;
