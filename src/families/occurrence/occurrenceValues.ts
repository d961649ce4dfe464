import { nowHere } from '@/platform/format/dateTime';
import type { Id } from '@/platform/forms/options';
import type { OccurrenceDescriptor, OccurrenceRecord, OccurrenceValues } from './occurrenceTypes';
import { EMPTY_LINE } from './rules/depletion';

/** What a form begins with: a record's own values, or a new one of these subjects, or one that is like another. */
export function valuesOf(
  descriptor: OccurrenceDescriptor,
  record: OccurrenceRecord | null,
  subjectIds: readonly Id[],
  copied: OccurrenceRecord | null = null,
): OccurrenceValues {
  const like = record ?? copied;
  const ids = like?.subjectIds ?? subjectIds;
  const lines = like?.depletion ?? [];
  return {
    ...descriptor.emptyValues,
    ...like?.values,
    subjectIds: ids,
    subjectId: descriptor.subject === 'one' ? (ids[0] ?? null) : null,
    state: record?.state ?? 'DONE',
    plannedAt: record?.plannedAt ?? null,
    happenedAt: record ? record.happenedAt : nowHere(),
    observation: like?.observation ?? '',
    depletion: descriptor.depletes && lines.length === 0 ? [EMPTY_LINE] : lines,
    files: record?.files ?? [],
  };
}

/** The subjects that are chosen in a form. */
export const chosenIds = (descriptor: OccurrenceDescriptor, values: OccurrenceValues): readonly Id[] => {
  if (descriptor.subject === 'several') return values.subjectIds;
  return values.subjectId === null ? [] : [values.subjectId];
};

/** What was typed, as a record: for figures before the server has answered. */
export function asRecord(
  descriptor: OccurrenceDescriptor,
  values: OccurrenceValues,
  id: number,
): OccurrenceRecord {
  return {
    id,
    type: descriptor.slug,
    subjectIds: chosenIds(descriptor, values),
    state: values.state,
    plannedAt: values.plannedAt,
    happenedAt: values.state === 'DONE' ? values.happenedAt : null,
    observation: values.observation ?? '',
    files: values.files,
    depletion: values.depletion,
    document: null,
    userName: '',
    version: null,
    values: Object.fromEntries(Object.keys(descriptor.emptyValues).map((name) => [name, values[name]])),
  };
}

/** A planned record as it is done now: what was planned, and when, is kept. */
export const doneNow = (descriptor: OccurrenceDescriptor, record: OccurrenceRecord): OccurrenceValues => ({
  ...valuesOf(descriptor, record, []),
  state: 'DONE',
  happenedAt: nowHere(),
});
