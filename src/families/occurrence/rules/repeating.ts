import { addDays, type LocalDate } from '@/platform/format/date';
import { dayOf } from '@/platform/format/dateTime';
import type { OccurrenceDescriptor, OccurrenceRecord, OccurrenceValues } from '../occurrenceTypes';
import { movedTo } from './moving';

/** How work is repeated. */
export interface Repeating {
  readonly first: LocalDate;
  /** Days from one to the next. */
  readonly every: number;
  readonly times: number;
}

const WEEK = 7;

/** What is proposed: weekly, from a week after the record; never on a day that is past. */
export function usualRepeating(record: OccurrenceRecord, today: LocalDate): Repeating {
  const next = addDays(dayOf(record.happenedAt ?? record.plannedAt ?? today), WEEK);
  return { first: next < today ? today : next, every: WEEK, times: 1 };
}

/** The days on which it is planned again. */
export const repeatedOn = ({ first, every, times }: Repeating): readonly LocalDate[] =>
  Array.from({ length: times }, (_, at) => addDays(first, at * every));

/** What is left of a repeating when so many of it are planned. */
export const repeatingLeft = ({ first, every, times }: Repeating, planned: number): Repeating => ({
  first: addDays(first, planned * every),
  every,
  times: times - planned,
});

/** The record planned anew on a day, at its own hour; days and hours that its type keeps go along, its files do not. */
export function repeatedTo(
  descriptor: OccurrenceDescriptor,
  record: OccurrenceRecord,
  day: LocalDate,
): OccurrenceValues {
  const plannedAt = record.happenedAt ?? record.plannedAt;
  const values = movedTo(descriptor, { ...record, plannedAt }, day);
  return { ...values, state: 'PLANNED', happenedAt: null, files: [], version: null };
}
