import { rangeOf } from '../fishReferences/rules/ration';
import { meanAfter, type NetMove } from './transfers';

/** What a reference says of fish of a weight, g from ≤ weight < to: g a day, kg of feed for a kg of gain. */
export interface GrowthRange {
  readonly from: number | null;
  readonly to: number | null;
  readonly dailyGain: number | null;
  readonly feedConversion: number | null;
}

export interface CurveDay {
  /** Days since housing; the days of a lot follow each other from 0. */
  readonly day: number;
  /** Fish that were there that morning; null when unknown. */
  readonly present: number | null;
  /** kg; null where nothing was written down. */
  readonly feedKg: number | null;
  /** What transfers brought or took at the end of the day. */
  readonly moved?: NetMove | undefined;
}

export interface Sampling {
  readonly day: number;
  /** Mean of all nets of the day. */
  readonly grams: number;
}

interface CurveInput {
  /** g at housing; null when unknown: then the curve begins with the first sampling. */
  readonly startGrams: number | null;
  readonly days: readonly CurveDay[];
  /** At most one a day. */
  readonly samplings: readonly Sampling[];
  readonly ranges: readonly GrowthRange[];
}

/** Where a weight comes from: it was weighed, or follows from feed (by the set's conversion or the lot's own) or the set's gain. */
export type WeightSource = 'housing' | 'sampling' | 'feed' | 'ownConversion' | 'reference';

export interface CurvePoint {
  readonly day: number;
  readonly grams: number;
  readonly source: WeightSource;
}

/** What was estimated for the day of a sampling, and what the nets said. */
export interface EstimateError {
  readonly day: number;
  readonly expected: number;
  readonly found: number;
  /** (expected − found) ÷ found, %. */
  readonly percent: number;
}

export interface GrowthCurve {
  /** A weight for each day that has one, at its end; after a day without, none until the next sampling. */
  readonly points: readonly CurvePoint[];
  readonly errors: readonly EstimateError[];
  /** The last day whose weight was weighed; null where none was. */
  readonly weighedOn: number | null;
}

interface Weighed {
  readonly day: number;
  readonly grams: number;
}

/** kg of feed for a kg of gain between two weighings; null where a day is not known or nothing was gained. */
function conversionBetween(from: Weighed, to: Weighed, days: readonly CurveDay[]): number | null {
  const between = days.slice(from.day, to.day);
  const last = between.at(-1)?.present ?? null;
  // Fish of another weight came or went: the mean grew by more than feed.
  if (between.some(({ moved }) => moved !== undefined)) return null;
  if (last === null || between.some(({ feedKg }) => feedKg === null)) return null;
  const feed = between.reduce((sum, { feedKg }) => sum + (feedKg ?? 0), 0);
  const gain = ((to.grams - from.grams) * last) / 1000;
  return feed > 0 && gain > 0 ? feed / gain : null;
}

/** What a fish gains on a day, and how that is known; null where nothing says it. */
function gainOf(
  { present, feedKg }: CurveDay,
  grams: number,
  { ranges }: Pick<CurveInput, 'ranges'>,
  own: number | null,
): { readonly grams: number; readonly source: WeightSource } | null {
  const range = rangeOf(ranges, grams);
  const expected = range?.feedConversion ?? null;
  const conversion = expected ?? own;
  if (feedKg !== null && present !== null && present > 0 && conversion !== null && conversion > 0)
    return {
      grams: (feedKg * 1000) / conversion / present,
      source: expected === null ? 'ownConversion' : 'feed',
    };
  const usual = range?.dailyGain ?? null;
  return usual === null ? null : { grams: usual, source: 'reference' };
}

/** The mean weight after the transfers of a day; what it was where there were none. */
function mixed(grams: number, { moved }: CurveDay, after: number | null): number | null {
  if (moved === undefined) return grams;
  return after === null ? null : meanAfter(after - moved.fish, grams, moved);
}

/**
 * The weight of a fish day by day: as it was weighed, between samplings an estimate, by the feed given ÷ the feed
 * conversion that the reference expects of that weight, else the lot's own between its last two weighings, else the
 * reference's daily gain (issue of fish, LD §5.9). A sampling corrects it from its day on; what the estimate of that
 * day was off by is kept as its error.
 */
export function growthCurve(input: CurveInput): GrowthCurve {
  const { startGrams, days, samplings } = input;
  const points: CurvePoint[] = [];
  const errors: EstimateError[] = [];
  // Three years of days are looked through for each of hundreds of ponds.
  const netted = new Map(samplings.toReversed().map((one) => [one.day, one]));
  let weighed: Weighed | null = null;
  let own: number | null = null;
  let grams: number | null = null;
  for (const row of days) {
    const { day } = row;
    const yesterday = days[day - 1] ?? row;
    const before: number | null = grams === null || day === 0 ? grams : mixed(grams, yesterday, row.present);
    let source: WeightSource | null = null;
    if (day === 0 && startGrams !== null) {
      grams = startGrams;
      source = 'housing';
      weighed = { day, grams };
    } else if (before !== null) {
      // What is fed on a day shows in the weight of the next.
      const gain = gainOf(yesterday, before, input, own);
      grams = gain === null ? null : before + gain.grams;
      source = gain?.source ?? null;
    } else grams = null;
    const found = netted.get(day);
    if (found) {
      if (grams !== null && source !== 'housing')
        errors.push({
          day,
          expected: grams,
          found: found.grams,
          percent: ((grams - found.grams) / found.grams) * 100,
        });
      if (weighed && weighed.day < day) own = conversionBetween(weighed, found, days) ?? own;
      weighed = found;
      grams = found.grams;
      source = 'sampling';
    }
    if (grams !== null && source !== null) points.push({ day, grams, source });
  }
  return { points, errors, weighedOn: samplings.at(-1)?.day ?? null };
}

/** Where a day stands among the points of a curve, or the first that is later. */
function placeOf(points: readonly CurvePoint[], day: number): number {
  let [from, to] = [0, points.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((points[middle]?.day ?? Infinity) < day) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** The point of a day; null where the curve has none. */
export function pointOn({ points }: GrowthCurve, day: number): CurvePoint | null {
  const found = points[placeOf(points, day)];
  return found?.day === day ? found : null;
}

/** The weight of a day; null where the curve has none. */
export const gramsOn = (curve: GrowthCurve, day: number): number | null => pointOn(curve, day)?.grams ?? null;

/**
 * The weight of a day, also of one that the curve has none for between two that it has: there the fish grew evenly, by the
 * same share each day. After the last weight, and before the first, null.
 */
export function gramsBetween({ points }: GrowthCurve, day: number): number | null {
  const at = placeOf(points, day);
  const after = points[at];
  if (after?.day === day) return after.grams;
  const before = points[at - 1];
  if (!before || !after) return null;
  return before.grams * (after.grams / before.grams) ** ((day - before.day) / (after.day - before.day));
}

/** kg of fish that died, each at the weight of its day; null where one of those days has no weight. */
export function deadKg(
  curve: GrowthCurve,
  days: readonly { readonly day: number; readonly lost: number }[],
): number | null {
  let sum = 0;
  for (const { day, lost } of days) {
    if (lost === 0) continue;
    const grams = gramsBetween(curve, day);
    if (grams === null) return null;
    sum += (lost * grams) / 1000;
  }
  return sum;
}
