import { nowHere } from '@/platform/format/dateTime';
import type { OccurrenceContext, OccurrenceValues } from '../occurrenceTypes';
import { chosenIds } from '../occurrenceValues';
import type { OccurrenceFormProps } from './occurrenceFormProps';

type Around = Pick<OccurrenceFormProps, 'descriptor' | 'subjects' | 'records' | 'record'>;

/** What the rules of a type are given besides what is typed: the subjects that are chosen, and their records. */
export function contextOf(
  { descriptor, subjects, records, record }: Around,
  values: OccurrenceValues,
): OccurrenceContext {
  const ids = chosenIds(descriptor, values);
  return {
    subjects: subjects.filter(({ id }) => ids.includes(id)),
    record,
    records: records.filter((row) => row.subjectIds.some((id) => ids.includes(id))),
    now: nowHere(),
  };
}
