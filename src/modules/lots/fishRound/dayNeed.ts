import { valuesOf } from '@/families/occurrence/occurrenceValues';
import type { OccurrenceFault } from '@/families/occurrence/occurrenceTypes';
import { type LocalDate, today } from '@/platform/format/date';
import { nowHere } from '@/platform/format/dateTime';
import { feedSupply, needKg, needNote } from '../occurrences/types/feedSupply';
import type { FeedingLot } from './feedingTypes';

/** A day that is over is looked at as of its noon. */
const NOON = 'T12:00';

/** The ration of a lot on a day with its arithmetic: what the form of a feed supply proposes. */
export function needOfDay(
  { id, subject }: Pick<FeedingLot, 'id' | 'subject'>,
  day: LocalDate,
): { readonly kg: number | null; readonly note: OccurrenceFault | null } {
  const happenedAt = day === today() ? nowHere() : `${day}${NOON}`;
  const values = { ...valuesOf(feedSupply, null, [id]), happenedAt };
  return { kg: needKg(subject, values), note: needNote(subject, values) };
}
