import { addDays, daysBetween, type LocalDate } from '@/platform/format/date';
import type { DayValue, LotCourse } from '../../lotTypes';
import { dailyFeedCurve, LAST_DAY, valueAt } from '../../rules/curves';
import { consumptionForecast, feedNeeded } from '../../rules/forecast';
import { consumptionForecastGaps } from '../../rules/forecastAvailability';
import { birdsAlive } from '../../rules/performance';

/** Why nothing is proposed: each is a figure that is not known. */
export type ProposalGap =
  'noLot' | 'noBirds' | 'noFish' | 'noWeight' | 'noRation' | 'noReference' | 'noStock' | 'noEnd';

/** What a lot eats until a day, and what that is made of. */
export interface NeedUntil {
  readonly kg: number;
  readonly days: number;
  readonly of:
    | {
        readonly kind: 'birds';
        readonly birds: number;
        readonly grams: number;
        /** By what the lot ate in its last week, or by its reference alone. */
        readonly basis: 'forecast' | 'reference';
      }
    | {
        readonly kind: 'fish';
        readonly fish: number;
        /** Of a fish on the first and on the last of the days. */
        readonly fromGrams: number;
        readonly toGrams: number;
        readonly temperature: number | null;
        readonly reference: string;
      };
}

/** Who eats at a destination, whatever it is. */
export interface Eater {
  readonly gaps: readonly ProposalGap[];
  /** The day on which the lot ends; null when unknown. */
  readonly end: LocalDate | null;
  /** kg that are still eaten on a day: nothing where that is done; null when unknown. */
  readonly eatenOn: (day: LocalDate) => number | null;
  /** From today until a day, that one counted; null where a day of them is not known. */
  readonly needUntil: (until: LocalDate) => NeedUntil | null;
}

export interface ComingFeed {
  readonly id: number;
  readonly number: string;
  readonly quantityKg: number | null;
  readonly deliveryDate: LocalDate | null;
}

export interface Facts {
  readonly today: LocalDate;
  readonly delivery: LocalDate | null;
  readonly nextDelivery: LocalDate | null;
  /** What is in the silo, kg; null when unknown. */
  readonly stockKg: number | null;
  /** What the silo holds, kg; null when unknown. */
  readonly capacityKg: number | null;
  /** Orders that are on their way to the same silo. */
  readonly coming: readonly ComingFeed[];
}

export interface ProposalFacts extends Facts {
  /** The lot that eats; null where none lives there. */
  readonly course: LotCourse | null;
}

export interface FeedProposal {
  /** Empty where an amount is proposed. */
  readonly gaps: readonly ProposalGap[];
  /** What the lot eats from today until `until`. */
  readonly need:
    | (NeedUntil & {
        readonly until: LocalDate;
        /** The lot ends before the next delivery. */
        readonly untilEnd: boolean;
      })
    | null;
  readonly coming: readonly ComingFeed[];
  /** Need − what is there − what is coming, kg; negative where there is more than needed. */
  readonly missingKg: number | null;
  /** What fits into the silo on the day of the delivery, kg; null when unknown. */
  readonly roomKg: number | null;
  /** Whole kilograms, never more than fits. */
  readonly proposedKg: number | null;
  /** The first day on which nothing is left, where that is before the delivery. */
  readonly emptyOn: LocalDate | null;
}

/** Grams that a bird eats on each coming day, from the first day that is not eaten yet. */
function feedToCome({ lot, reference, ...course }: LotCourse) {
  const curve = reference?.dailyFeed ?? [];
  const eaten = dailyFeedCurve(course, lot);
  const start = Math.max(lot.day ?? 0, (eaten.at(-1)?.day ?? -1) + 1);
  const gaps = consumptionForecastGaps(lot, curve.length > 0);
  const own = gaps.length === 0 ? consumptionForecast(eaten, curve, LAST_DAY) : [];
  const ofReference = Array.from(
    { length: Math.max(0, LAST_DAY - start + 1) },
    (_, at) => start + at,
  ).flatMap((day) => {
    const value = valueAt(curve, day);
    return value === null ? [] : [{ day, value }];
  });
  return {
    start,
    basis: own.length > 0 ? ('forecast' as const) : ('reference' as const),
    days: (own.length > 0 ? own : ofReference).filter(({ day }) => day >= start),
  };
}

const sumOf = (coming: readonly ComingFeed[]): number | null =>
  coming.reduce<number | null>(
    (sum, { quantityKg }) => (sum === null || quantityKg === null ? null : sum + quantityKg),
    0,
  );

/** Due on a day or before; one without a day may come at any time. */
const dueBy = (coming: readonly ComingFeed[], day: LocalDate) =>
  coming.filter(({ deliveryDate }) => deliveryDate === null || deliveryDate <= day);
const dueOn = (coming: readonly ComingFeed[], day: LocalDate) =>
  coming.filter(({ deliveryDate }) => deliveryDate === day);

/** What is left in the silo when the delivery comes, and when it is empty before that. */
function atDelivery(
  { stockKg, today, coming }: Facts,
  delivery: LocalDate,
  eatenOn: (day: LocalDate) => number | null,
): { readonly level: number | null; readonly emptyOn: LocalDate | null } {
  const arriving = (day: LocalDate) => sumOf(day === today ? dueBy(coming, day) : dueOn(coming, day));
  let level = stockKg;
  let emptyOn: LocalDate | null = null;
  for (let day = today; day <= delivery && level !== null; day = addDays(day, 1)) {
    const arrived = arriving(day);
    const eaten = day < delivery ? eatenOn(day) : 0;
    if (arrived === null || eaten === null) return { level: null, emptyOn };
    level += arrived - eaten;
    if (level < 0) {
      emptyOn ??= day;
      level = 0;
    }
  }
  return { level, emptyOn };
}

/** A lot of poultry as one that eats until the next delivery. */
function birdEater(course: LotCourse | null): Eater {
  const lot = course?.lot ?? null;
  if (!course || !lot) return { gaps: ['noLot'], end: null, eatenOn: () => 0, needUntil: () => null };
  const housing = lot.housingDate;
  const birds = birdsAlive(lot);
  const feed = housing !== null ? feedToCome(course) : null;
  const dayOf = (date: LocalDate) => (housing === null ? null : daysBetween(housing, date));
  const known = (day: number | null): DayValue | undefined => feed?.days.find((one) => one.day === day);
  return {
    gaps: [
      ...(birds === null ? (['noBirds'] as const) : []),
      ...(feed === null ? (['noReference'] as const) : []),
    ],
    end: lot.expectedEndDate,
    eatenOn: (date) => {
      const day = dayOf(date);
      // What was eaten today and is written down is out of the silo already.
      if (day !== null && feed && day < feed.start) return 0;
      const own = known(day);
      return own === undefined || birds === null ? null : feedNeeded([own], birds);
    },
    needUntil: (until) => {
      const last = dayOf(until);
      if (!feed || birds === null || last === null) return null;
      const span = Math.max(0, last - feed.start + 1);
      const days = feed.days.filter(({ day }) => day <= last);
      if (days.length < span) return null;
      const grams = days.reduce((sum, { value }) => sum + value, 0);
      return {
        kg: feedNeeded(days, birds),
        days: span,
        of: { kind: 'birds', birds, grams, basis: feed.basis },
      };
    },
  };
}

/**
 * What to order: the feed that the lot eats until the next delivery, less what is in the silo and on its way. What is not
 * known is no zero: then nothing is proposed, and `gaps` says why.
 */
export function proposalFor(eater: Eater, facts: Facts): FeedProposal {
  const { today, delivery, nextDelivery, stockKg, capacityKg } = facts;
  const { end } = eater;
  const last = nextDelivery === null ? null : addDays(nextDelivery, -1);
  const untilEnd = last !== null && end !== null && end >= today && end < last;
  const until = untilEnd ? end : last;
  const found = until === null ? null : eater.needUntil(until);
  const need = found && until !== null ? { ...found, until, untilEnd } : null;
  const gaps: ProposalGap[] = [
    ...eater.gaps,
    // A day of the time is beyond what the reference knows.
    ...(until !== null && need === null && eater.gaps.length === 0 ? (['noReference'] as const) : []),
    ...(nextDelivery === null ? (['noEnd'] as const) : []),
    ...(stockKg === null ? (['noStock'] as const) : []),
  ];
  const coming = nextDelivery === null ? facts.coming : dueBy(facts.coming, addDays(nextDelivery, -1));
  const comingKg = sumOf(coming);
  const missingKg =
    need === null || stockKg === null || comingKg === null ? null : need.kg - stockKg - comingKg;
  const { level, emptyOn } =
    delivery === null || delivery < today
      ? { level: null, emptyOn: null }
      : atDelivery(facts, delivery, eater.eatenOn);
  const roomKg = level === null || capacityKg === null ? null : Math.max(0, capacityKg - level);
  const wanted = missingKg === null ? null : Math.max(0, Math.round(missingKg));
  return {
    gaps,
    need,
    coming,
    missingKg,
    roomKg,
    proposedKg: wanted === null ? null : Math.min(wanted, roomKg === null ? wanted : Math.floor(roomKg)),
    emptyOn,
  };
}

/** The proposal for a lot of poultry. */
export const feedProposal = ({ course, ...facts }: ProposalFacts): FeedProposal =>
  proposalFor(birdEater(course), facts);
