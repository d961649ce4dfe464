import { addDays, daysBetween, isLocalDate } from '@/platform/format/date';
import {
  dayOf,
  isLocalDateTime,
  localDateTimeOf,
  type LocalDateTime,
  timeOf,
} from '@/platform/format/dateTime';
import type { OccurrenceDescriptor, OccurrenceRecord, OccurrenceValues } from '../occurrenceTypes';
import { valuesOf } from '../occurrenceValues';
import { later, laterPeriods, minutesFrom, periodsIn } from './periods';

/**
 * A planned record at another moment. Days and hours that its type keeps move with it by as much: it takes as long as
 * before, and a period of a spraying stays a period of it.
 * @param to a day, which keeps the hour, or a moment
 */
export function movedTo(
  descriptor: OccurrenceDescriptor,
  record: OccurrenceRecord,
  to: LocalDateTime,
): OccurrenceValues {
  const values = valuesOf(descriptor, record, []);
  const from = record.plannedAt;
  if (from === null) return values;
  const plannedAt = isLocalDate(to) ? localDateTimeOf(to, timeOf(from)) : to;
  const days = daysBetween(dayOf(from), dayOf(plannedAt));
  const minutes = minutesFrom(from, plannedAt);
  const moved = descriptor.fields.flatMap(({ name, kind }): [string, unknown][] => {
    const value: unknown = values[name];
    if (kind === 'periods') return [[name, laterPeriods(periodsIn(value), minutes)]];
    if (kind === 'dateTime' && isLocalDateTime(value)) return [[name, later(value, minutes)]];
    return kind === 'date' && isLocalDate(value) ? [[name, addDays(value, days)]] : [];
  });
  return { ...values, ...Object.fromEntries(moved), plannedAt };
}
