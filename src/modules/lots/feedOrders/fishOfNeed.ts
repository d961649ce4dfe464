import { valuesOf } from '@/families/occurrence/occurrenceValues';
import { daysBetween, type LocalDate } from '@/platform/format/date';
import { nowHere } from '@/platform/format/dateTime';
import { ownConversion } from '../occurrences/parts/feedCost';
import { biomassOn, fishOf, fishOn, needOf, weightOn } from '../occurrences/parts/fishSubject';
import { feedSupply } from '../occurrences/types/feedSupply';
import type { FeedNeed } from './feedOrderWire';
import type { FishEater } from './rules/fishNeed';

/** The lot of fish of a destination as its feed of the coming days follows from it; null where none lives there. */
export function eaterOf(fish: NonNullable<FeedNeed['fish']>, today: LocalDate): FishEater | null {
  const { subject, end } = fish;
  const known = fishOf(subject);
  if (known === null || subject.startDate === null) return null;
  const day = daysBetween(subject.startDate, today);
  const values = { ...valuesOf(feedSupply, null, [subject.id]), happenedAt: nowHere() };
  const need = needOf(subject, values);
  return {
    fish: fishOn(subject, day),
    grams: weightOn(subject, day)?.grams ?? null,
    set: known.set,
    temperature: need.kind === 'ration' ? (need.correction?.temperature ?? null) : null,
    conversion: ownConversion(known, biomassOn(subject, day), day),
    givenToday: known.days[day]?.feedKg ?? null,
    end,
  };
}
