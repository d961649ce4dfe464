import { valuesOf } from '@/families/occurrence/occurrenceValues';
import type { OccurrenceFault } from '@/families/occurrence/occurrenceTypes';
import { type LocalDate, today } from '@/platform/format/date';
import { nowHere } from '@/platform/format/dateTime';
import type { FeedPrice } from '../fishRules/feedCost';
import { costNote } from '../occurrences/parts/feedCost';
import { feedSupply, needKg, needNote } from '../occurrences/types/feedSupply';
import type { FeedingLot } from './feedingTypes';

/** A day that is over is looked at as of its noon. */
const NOON = 'T12:00';

const valuesOn = (id: number, day: LocalDate) => ({
  ...valuesOf(feedSupply, null, [id]),
  happenedAt: day === today() ? nowHere() : `${day}${NOON}`,
});

/** What a kg of gain costs in the feed that is typed, as the form of a feed supply says it; null where that is not shown. */
export function costOfDay(
  { id, subject, lastFeed }: Pick<FeedingLot, 'id' | 'subject' | 'lastFeed'>,
  day: LocalDate,
  feed: string,
  prices: readonly FeedPrice[] | null,
): OccurrenceFault | null {
  const line = lastFeed !== null && lastFeed.feed === feed.trim() ? lastFeed.line : null;
  return costNote(subject, { ...valuesOn(id, day), feed, depletion: line ? [line] : [] }, prices);
}

/** The ration of a lot on a day with its arithmetic: what the form of a feed supply proposes. */
export function needOfDay(
  { id, subject }: Pick<FeedingLot, 'id' | 'subject'>,
  day: LocalDate,
): { readonly kg: number | null; readonly note: OccurrenceFault | null } {
  const values = valuesOn(id, day);
  return { kg: needKg(subject, values), note: needNote(subject, values) };
}
