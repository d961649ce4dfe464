import type { OccurrenceSubject, OccurrenceValues } from '@/families/occurrence/occurrenceTypes';
import { daysBetween } from '@/platform/format/date';
import { dayOf, isLocalDateTime, type LocalDateTime } from '@/platform/format/dateTime';
import { numberOf } from '@/platform/http/loose';
import type { FishRange } from '../../fishReferences/rules/ranges';
import { type NoRation, type Ration, rationOf, type TemperatureRow } from '../../fishReferences/rules/ration';
import { biomassKg } from '../../fishRules/fishFigures';
import type { FeedPrice } from '../../fishRules/feedCost';
import type { Transfer } from '../../fishRules/transfers';
import { hoursBetween } from './shared';
import {
  type CurveDay,
  type CurvePoint,
  type GrowthCurve,
  growthCurve,
  pointOn,
} from '../../fishRules/growthCurve';

export interface FishSet {
  readonly name: string;
  readonly ranges: readonly FishRange[];
  readonly temperatures: readonly TemperatureRow[];
}

/** How a living lot of fish stands, as its next occurrence is compared with it; null what is not known. */
export interface FishKnown {
  readonly start: number | null;
  readonly lost: number | null;
  /** Fish that new counts found beyond what was expected; negative where fewer. */
  readonly found: number | null;
  readonly harvested: number | null;
  /** Fish that came from other ponds or went there. */
  readonly transfers: readonly Transfer[];
  readonly startGrams: number | null;
  /** From housing until today. */
  readonly days: readonly CurveDay[];
  readonly samplings: readonly { readonly day: number; readonly fish: number; readonly grams: number }[];
  /** The mean of the sensor's last 24 hours, else what somebody measured last; and when. */
  readonly water: { readonly celsius: number; readonly at: LocalDateTime } | null;
  /** What it is fed by; null where it has none, or it could not be read. */
  readonly set: FishSet | null;
  /** Whether its set is known: one that it has and that could not be read is not. */
  readonly isSetRead: boolean;
}

export interface FishSubject extends OccurrenceSubject {
  readonly fish: FishKnown | null;
  /** What feed costs; null, or not there, for those who may not read it. */
  readonly feedPrices?: readonly FeedPrice[] | null;
}

const isFish = (subject: OccurrenceSubject): subject is FishSubject => 'fish' in subject;
export const fishOf = (subject: OccurrenceSubject | undefined): FishKnown | null =>
  subject && isFish(subject) ? subject.fish : null;

export const pricesOf = (subject: OccurrenceSubject | undefined): readonly FeedPrice[] | null =>
  (subject && isFish(subject) ? subject.feedPrices : null) ?? null;

/** The day of a lot on which something happens; null without its housing or a moment. */
export function dayIn(
  subject: OccurrenceSubject | undefined,
  { happenedAt }: OccurrenceValues,
): number | null {
  if (!subject?.startDate || !isLocalDateTime(happenedAt)) return null;
  return daysBetween(subject.startDate, dayOf(happenedAt));
}

const curves = new WeakMap<FishKnown, GrowthCurve>();

const drawn = ({ startGrams, days, samplings, set }: FishKnown, without?: (day: number) => boolean) =>
  growthCurve({
    startGrams,
    days,
    samplings: without ? samplings.filter(({ day }) => !without(day)) : samplings,
    ranges: set?.ranges ?? [],
  });

/** The growth of a lot, drawn once: it is asked for at each key. */
function curveOf(known: FishKnown): GrowthCurve {
  const found = curves.get(known) ?? drawn(known);
  curves.set(known, found);
  return found;
}

/** What a fish of a lot weighs on a day, as it was weighed or is estimated. */
export function weightOn(subject: OccurrenceSubject, day: number | null): CurvePoint | null {
  const known = fishOf(subject);
  return known === null || day === null ? null : pointOn(curveOf(known), day);
}

/** Fish that were there on the morning of a day; today those that are there now. */
export function fishOn(subject: OccurrenceSubject, day: number | null): number | null {
  const days = fishOf(subject)?.days ?? [];
  if (day === null || !days[day]) return null;
  return (day === days.length - 1 ? subject.figures['alive'] : null) ?? days[day].present;
}

/** kg of the fish of a day; null where their number or weight is not known. */
export const biomassOn = (subject: OccurrenceSubject, day: number | null): number | null =>
  biomassKg(fishOn(subject, day), weightOn(subject, day)?.grams ?? null);

export interface WeightBefore {
  /** The last weighing before that day, or the weight of housing. */
  readonly last: { readonly day: number; readonly grams: number } | null;
  /** What the curve says of that day without its own samplings. */
  readonly expected: CurvePoint | null;
}

/** What a weight of a day is compared with: the nets of that day and of the record that is changed do not count. */
export function weightBefore(known: FishKnown, day: number, changed: number | null): WeightBefore {
  const skipped = (one: number) => one === day || one === changed;
  const before = known.samplings.filter((one) => one.day < day && !skipped(one.day)).at(-1);
  const housed = known.startGrams === null || day <= 0 ? null : { day: 0, grams: known.startGrams };
  return { last: before ?? housed, expected: pointOn(drawn(known, skipped), day) };
}

/** A measure of the water counts for so long, as on the dashboard. */
const WATER_HOURS = 24;

export type Need = Ration | NoRation | { readonly kind: 'noSet' | 'setUnread' | 'noFish' | 'noWeight' };

/** The ration that a lot needs on the day of an act, by the temperature that is typed or was measured. */
export function needOf(subject: OccurrenceSubject, values: OccurrenceValues): Need {
  const known = fishOf(subject);
  const day = dayIn(subject, values);
  if (known === null || day === null) return { kind: 'noFish' };
  if (known.set === null) return { kind: known.isSetRead ? 'noSet' : 'setUnread' };
  if (fishOn(subject, day) === null) return { kind: 'noFish' };
  const weight = weightOn(subject, day)?.grams ?? null;
  if (weight === null) return { kind: 'noWeight' };
  const { water } = known;
  const { happenedAt } = values;
  const stands =
    water !== null &&
    isLocalDateTime(happenedAt) &&
    Math.abs(hoursBetween(water.at, happenedAt)) <= WATER_HOURS;
  const measured = stands ? water.celsius : null;
  const temperature = numberOf(values['waterTemperature']) ?? measured;
  return rationOf({ biomass: biomassOn(subject, day), weight, temperature }, known.set);
}
