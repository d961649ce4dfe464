import { addDays, type LocalDate, localDateToDate } from '@/platform/format/date';
import { dayOf, isLocalDateTime } from '@/platform/format/dateTime';
import { firstDayOf, lastDayOf, type Month } from '@/platform/format/month';
import type { Id } from '@/platform/forms/options';
import type { OccurrenceRecord } from '../occurrenceTypes';
import type { DescriptorOf } from './figures';

interface DayGroup {
  readonly date: LocalDate;
  readonly records: readonly OccurrenceRecord[];
}

/** The moment by which an occurrence is ordered: when it happened, else when it is planned. */
export const momentOf = (record: OccurrenceRecord) => record.happenedAt ?? record.plannedAt ?? '';

/** Occurrences by day, the newest first, and within a day as well. */
export function byDay(records: readonly OccurrenceRecord[]): readonly DayGroup[] {
  const groups = new Map<LocalDate, OccurrenceRecord[]>();
  const ordered = records.toSorted((a, b) => momentOf(b).localeCompare(momentOf(a)) || b.id - a.id);
  for (const record of ordered) {
    const date = dayOf(momentOf(record));
    const group = groups.get(date);
    if (group) group.push(record);
    else groups.set(date, [record]);
  }
  return [...groups].map(([date, of]) => ({ date, records: of }));
}

/** The day on which an occurrence ended; its first one where no later end is known. */
function lastDayOfRecord(record: OccurrenceRecord, descriptorOf: DescriptorOf): LocalDate {
  const first = dayOf(momentOf(record));
  const end: unknown = record.values[descriptorOf(record.type)?.endField ?? ''];
  return isLocalDateTime(end) && dayOf(end) > first ? dayOf(end) : first;
}

/** Occurrences of each day of a calendar, work of several days on each of them; the newest first. */
export function onEachDay(
  records: readonly OccurrenceRecord[],
  dates: readonly LocalDate[],
  descriptorOf: DescriptorOf,
): ReadonlyMap<LocalDate, readonly OccurrenceRecord[]> {
  const spans = byDay(records).flatMap(({ date, records: of }) =>
    of.map((record) => ({ record, first: date, last: lastDayOfRecord(record, descriptorOf) })),
  );
  return new Map(
    dates.map((date) => [
      date,
      spans.filter(({ first, last }) => first <= date && date <= last).map(({ record }) => record),
    ]),
  );
}

/** The Sunday on or before a day. */
export const sundayOf = (day: LocalDate): LocalDate => addDays(day, -localDateToDate(day).getDay());

/** The seven days of the week that begins on a day. */
export const daysOfWeek = (sunday: LocalDate): readonly LocalDate[] =>
  Array.from({ length: 7 }, (_, at) => addDays(sunday, at));

/** The weeks of a month from Sunday to Saturday, with the days around it that fill them. */
export function weeksOf(month: Month): readonly (readonly LocalDate[])[] {
  const last = lastDayOf(month);
  const weeks: (readonly LocalDate[])[] = [];
  for (let day = sundayOf(firstDayOf(month)); day <= last; day = addDays(day, 7)) weeks.push(daysOfWeek(day));
  return weeks;
}

/** Occurrences of a day that are told in one line: of one type, done or planned. */
export interface DayEntry {
  readonly type: string;
  readonly state: OccurrenceRecord['state'];
  readonly subjectIds: readonly Id[];
}

/** What a day of the calendar names: each type once as done and once as planned, with all that it happened to. */
export function entriesOfDay(records: readonly OccurrenceRecord[]): readonly DayEntry[] {
  const entries = new Map<string, DayEntry>();
  for (const { type, state, subjectIds } of records) {
    const key = `${type} ${state}`;
    const before = entries.get(key)?.subjectIds ?? [];
    entries.set(key, { type, state, subjectIds: [...new Set([...before, ...subjectIds])] });
  }
  return [...entries.values()];
}
