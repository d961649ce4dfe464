import type { PoultryLot } from './poultryTypes';

const DAY = 86_400_000;
const BRASILIA_HOURS = 3;
/** Grams of a chick on the day of housing. */
const CHICK = 42;

const round = (value: number, decimals = 0) => Math.round(value * 10 ** decimals) / 10 ** decimals;

/** The day of the calendar in Brasília: ages count there, wherever the server runs. */
export function brazilianDay(now: Date): string {
  return new Date(now.getTime() - BRASILIA_HOURS * 3_600_000).toISOString().slice(0, 10);
}

export function dayLater(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);
}

export function daysFrom(start: string, end: string): number {
  return Math.round((Date.parse(end) - Date.parse(start)) / DAY);
}

/** A number from −1 to 1 that a lot and a day decide: the same every time. */
function sway(lot: number, day: number): number {
  const wave = Math.sin(lot * 91.7 + day * 47.3) * 43_758.5453;
  return (wave - Math.floor(wave)) * 2 - 1;
}

/** Grams of a bird of that age: the S of Gompertz, through figures usual for broilers of both sexes. */
function usualWeight(day: number): number {
  return CHICK * Math.exp(4.928 * (1 - Math.exp(-0.0473 * day)));
}

/** Grams that a bird has eaten until the end of that day. */
function usualFeedUntil(day: number): number {
  return usualWeight(day) * (0.78 + 0.0205 * day) - CHICK * 0.78;
}

/** Grams that a bird of the lot eats on a day of its life. */
function gramsEaten(lot: PoultryLot, day: number): number {
  const eaten = usualFeedUntil(day) - usualFeedUntil(Math.max(0, day - 1));
  return eaten * lot.appetite * (1 + 0.035 * sway(lot.id + 7, day));
}

/** Kilograms that the birds present on a day eat; the same for whoever weighs the feed. */
export const feedOfDay = (lot: PoultryLot, day: number, present: number): number =>
  round((gramsEaten(lot, day) * present) / 1000);

/** Litres drunk with a kilogram of feed. */
const WATER_PER_FEED = 1.85;
export const waterWith = (feedKg: number): number => Math.round(feedKg * WATER_PER_FEED);

/** Grams of a bird of the lot on a day, as the scale in the litter means them. */
export const meanWeight = (lot: PoultryLot, day: number): number =>
  usualWeight(day) * lot.pace * (1 + 0.012 * sway(lot.id + 3, day));

/**
 * The last day of which scale, silo and meter have reported: a day is reported of when it is over, and not while the collector
 * is silent.
 */
export const reportedUntil = (lot: PoultryLot, last: number): number =>
  lot.closingDate === null ? last - 1 - Math.floor((lot.silentHours ?? 0) / 24) : last;

/** Percent of the housed birds lost until the end of that day: most of them in the first week. */
function usualLoss(day: number): number {
  return 0.95 * (1 - Math.exp(-day / 2.6)) + 0.068 * day;
}

/** What the demo's reference sets are made of: one day of a bird that does as usual. */
export function usualDay(day: number) {
  return {
    day,
    weight: round(usualWeight(day)),
    dailyFeed: day === 0 ? 0 : round(usualFeedUntil(day) - usualFeedUntil(day - 1), 1),
    mortality: round(usualLoss(day), 2),
  };
}

interface Weighed {
  day: number;
  averageWeight: number;
  /** Birds weighed; the scale's own number by default. */
  birds?: number;
  readings: number[] | null;
}

/** Forty birds around the mean; how far apart they are is the lot's own. */
function readings(lot: PoultryLot, day: number, mean: number): number[] {
  return Array.from({ length: 40 }, (_, bird) => {
    const apart = sway(lot.id, day * 100 + bird) + sway(lot.id, day * 77 + bird + 0.5);
    return round(mean * (1 + apart * lot.spread));
  });
}

interface Day {
  day: number;
  dead: number | null;
  eliminated: number | null;
  feedConsumed: number | null;
}

/** Days of which nothing is known. */
const unwritten = (last: number): Day[] =>
  Array.from({ length: last + 1 }, (_, day) => ({ day, dead: null, eliminated: null, feedConsumed: null }));

interface Course {
  housed: number;
  days: Day[];
  weighings: Weighed[];
}

const SCALE_DAYS = Array.from({ length: 120 }, (_, at) => at + 1);

/** By the scale in the litter or, of a lot whose course the demo makes up, by hand. */
function weighingsUntil(lot: PoultryLot, last: number): Weighed[] {
  if (!lot.automatic && !lot.simulated) return [];
  // The scale of a lot that somebody housed weighs each morning.
  const weighedOn = lot.automatic && !lot.simulated ? SCALE_DAYS : lot.weighedOn;
  return weighedOn
    .filter((day) => day <= (lot.automatic ? reportedUntil(lot, last) : last))
    .map((day): Weighed => {
      const mean = meanWeight(lot, day);
      // A scale in the litter gives the average alone.
      const own = lot.automatic ? null : readings(lot, day, mean);
      const average = own ? own.reduce((sum, weight) => sum + weight, 0) / own.length : mean;
      return { day, averageWeight: round(average), readings: own };
    });
}

/** What was written down of a lot on each day from housing until `last`. */
export function courseOf(lot: PoultryLot, last: number): Course {
  const housed = (lot.received ?? 0) - (lot.discarded ?? 0);
  const weighings = weighingsUntil(lot, last);
  if (!lot.simulated) return { housed, days: unwritten(last), weighings };
  let alive = housed;
  const days = Array.from({ length: last + 1 }, (_, day) => {
    const wanted = (usualLoss(day) - usualLoss(day - 1)) * lot.losses * (1 + 0.3 * sway(lot.id, day));
    const lost = day === 0 ? 0 : Math.max(0, round((housed * wanted) / 100));
    const eliminated = Math.floor(lost / 5);
    const feedConsumed = feedOfDay(lot, day, alive);
    alive -= lost;
    return { day, dead: lost - eliminated, eliminated, feedConsumed };
  });
  return { housed, days, weighings };
}

export type PoultryCourse = Course;
