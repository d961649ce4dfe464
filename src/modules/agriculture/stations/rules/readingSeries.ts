/** Readings in their order: epoch ms, and what was read; null where nothing was, or it was left out. */
export interface ReadingSeries {
  readonly times: readonly number[];
  readonly values: readonly (number | null)[];
}

/** Least and greatest of what was read within each pixel; NaN where nothing was. */
export interface Envelope {
  readonly min: Float64Array;
  readonly max: Float64Array;
}

/** A stretch of time, epoch ms. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** The place of the first reading at a time or after it, by halving. */
export function firstAt(times: readonly number[], time: number): number {
  let [low, high] = [0, times.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((times[middle] ?? Infinity) < time) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * What each pixel of a width holds of a stretch: no extreme is lost, however many readings fall into one pixel.
 * @param width pixels
 */
export function envelopeOf({ times, values }: ReadingSeries, { from, to }: Span, width: number): Envelope {
  const [min, max] = [new Float64Array(width).fill(NaN), new Float64Array(width).fill(NaN)];
  const end = firstAt(times, to);
  for (let at = firstAt(times, from); at < end; at += 1) {
    const value = values[at] ?? null;
    if (value === null) continue;
    const x = Math.min(width - 1, Math.floor((((times[at] ?? from) - from) / (to - from)) * width));
    // A comparison with NaN is false: the first reading of a pixel is taken as it is.
    if (!((min[x] ?? NaN) <= value)) min[x] = value;
    if (!((max[x] ?? NaN) >= value)) max[x] = value;
  }
  return { min, max };
}

/** Least and greatest value of a stretch; null where nothing was read. */
export function rangeOf({ times, values }: ReadingSeries, { from, to }: Span) {
  let [min, max] = [Infinity, -Infinity];
  const end = firstAt(times, to);
  for (let at = firstAt(times, from); at < end; at += 1) {
    const value = values[at] ?? null;
    if (value === null) continue;
    if (value < min) min = value;
    if (value > max) max = value;
  }
  return min > max ? null : { min, max };
}

/** The place of the reading that is nearest to a time; null where nothing was read. */
export function nearestReading({ times, values }: ReadingSeries, time: number): number | null {
  const start = firstAt(times, time);
  let [before, after] = [start - 1, start];
  while (before >= 0 && values[before] == null) before -= 1;
  while (after < times.length && values[after] == null) after += 1;
  const [left, right] = [times[before], times[after]];
  if (left === undefined || values[before] == null) return right === undefined ? null : after;
  if (right === undefined) return before;
  return time - left <= right - time ? before : after;
}

/**
 * The time of the reading before or after one; null where there is none.
 * @param at the place of that one; from null it is the reading nearest to the middle
 */
export function steppedReading(
  { times, values }: ReadingSeries,
  at: number | null,
  by: 1 | -1,
  middle: number,
): number | null {
  let next = at === null ? (nearestReading({ times, values }, middle) ?? -1) : at + by;
  while (values[next] === null) next += by;
  return times[next] ?? null;
}

/** An hour: nothing shorter is looked at. */
const LEAST = 3_600_000;

/**
 * A stretch made longer or shorter around a time in it, within the whole.
 * @param factor below 1 comes nearer
 */
export function zoomed(span: Span, whole: Span, factor: number, around: number): Span {
  const length = Math.min(whole.to - whole.from, Math.max(LEAST, (span.to - span.from) * factor));
  const share = (around - span.from) / (span.to - span.from);
  return within({ from: around - share * length, to: around + (1 - share) * length }, whole);
}

/** A stretch moved by a part of its length, within the whole. */
export function panned(span: Span, whole: Span, part: number): Span {
  const by = (span.to - span.from) * part;
  return within({ from: span.from + by, to: span.to + by }, whole);
}

function within(span: Span, whole: Span): Span {
  const length = Math.min(span.to - span.from, whole.to - whole.from);
  const from = Math.min(Math.max(span.from, whole.from), whole.to - length);
  return { from, to: from + length };
}

const MOST_DAYS = 6;
/** Room that a written day takes with its distance to the next, px. */
const DAY_WIDTH = 92;

const HOUR = 3_600_000;
/** Hours between two marks, so that a day is parted evenly. */
const HOUR_STEPS = [1, 2, 3, 4, 6, 8, 12];

/** Whether times of the day are written below a stretch, instead of days. */
export const writesHours = ({ from, to }: Span): boolean => to - from <= 48 * HOUR;

/**
 * The instants that are written below a stretch, no more than `most`: the noon of every so many days, or the full hour after
 * every so many, so that the same lies between all of them. Days and hours are those of the clock here.
 */
export function axisTimes(span: Span, most: number): readonly number[] {
  const { from, to } = span;
  const first = new Date(from);
  first.setHours(0, 0, 0, 0);
  const day = (at: number, hours: number) =>
    new Date(first.getFullYear(), first.getMonth(), first.getDate() + at, hours).getTime();
  const inside = (time: number) => time >= from && time < to;
  const count = Math.ceil((to - first.getTime()) / (24 * HOUR)) + 1;
  const days = Array.from({ length: count }, (_, at) => at);
  const noons = days.map((at) => day(at, 12)).filter(inside);
  if (!writesHours(span)) {
    const step = Math.max(1, Math.ceil(noons.length / most));
    // What is left over is shared by both ends.
    const before = Math.floor(((noons.length - 1) % step) / 2);
    return noons.filter((_, at) => at % step === before);
  }
  const everyHours = (step: number) =>
    days.flatMap((at) => Array.from({ length: 24 / step }, (_, part) => day(at, part * step))).filter(inside);
  return HOUR_STEPS.map(everyHours).find((times) => times.length <= most) ?? noons.slice(0, most);
}

/** How many days are written below so many pixels without touching each other. */
export const daysAcross = (width: number): number =>
  Math.max(1, Math.min(MOST_DAYS, Math.floor(width / DAY_WIDTH)));
