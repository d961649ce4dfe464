import type { DayValue } from '../../lotTypes';
import type { ReportRow } from './reportRows';

/** Water : feed beyond this share of the mean of its last three days is an alert (LD §5.6). */
const RATIO_LIMIT = 0.2;
const MEAN_DAYS = 3;
/** Water that falls by more than this while feed does not: the first sign of illness (a). */
const WATER_FALL = 0.1;
const FEED_FALL = 0.05;

const perBird = (value: number | null, row: ReportRow): number | null =>
  value === null || row.alive === null || row.alive <= 0 ? null : value / row.alive;

const meanOf = (values: readonly (number | null)[]): number | null =>
  values.length < MEAN_DAYS || values.some((value) => value === null)
    ? null
    : values.reduce<number>((all, one) => all + (one ?? 0), 0) / values.length;

/** Days with a figure beside the mean of the three before it. */
function besideMean(rows: readonly ReportRow[], of: (row: ReportRow) => number | null) {
  return rows.map((row, at) => ({
    day: row.day,
    value: of(row),
    mean: meanOf(rows.slice(Math.max(0, at - MEAN_DAYS), at).map(of)),
  }));
}

/** Days on which litres for a kilogram of feed are more than 20 % away from their last three days (LD §5.6). */
export function unusualWater(rows: readonly ReportRow[]): readonly number[] {
  return besideMean(rows, (row) => row.waterPerFeed).flatMap(({ day, value, mean }) =>
    value === null || mean === null || mean <= 0 || Math.abs(value - mean) <= mean * RATIO_LIMIT ? [] : [day],
  );
}

/** Days on which a bird drank over 10 % less than in its last three days while it ate as before. */
export function waterBeforeFeed(rows: readonly ReportRow[]): readonly number[] {
  const water = besideMean(rows, (row) => perBird(row.water, row));
  const feed = besideMean(rows, (row) => perBird(row.feed, row));
  return water.flatMap(({ day, value, mean }, at) => {
    const eaten = feed[at];
    if (value === null || mean === null || !eaten || eaten.value === null || eaten.mean === null) return [];
    return value < mean * (1 - WATER_FALL) && eaten.value >= eaten.mean * (1 - FEED_FALL) ? [day] : [];
  });
}

/**
 * Days on which more of the housed birds are lost than the reference tells for that age.
 * @param reference percent of the housed birds lost until each day
 */
export function lossBeyond(
  rows: readonly ReportRow[],
  housed: number | null,
  reference: readonly DayValue[],
): readonly number[] {
  if (housed === null) return [];
  let lost = 0;
  return rows.flatMap((row) => {
    lost += (row.dead ?? 0) + (row.eliminated ?? 0);
    const wanted = reference.find(({ day }) => day === row.day)?.value;
    return wanted !== undefined && housed > 0 && (lost / housed) * 100 > wanted ? [row.day] : [];
  });
}

/** Days as ranges: 3, 4, 5, 9 → '3–5, 9'. */
export function dayRanges(days: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const day of days) {
    const last = ranges.at(-1);
    if (last && last[1] === day - 1) last[1] = day;
    else ranges.push([day, day]);
  }
  return ranges.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ');
}
