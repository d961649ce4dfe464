import { nowHere } from '@/platform/format/dateTime';
import type { Id } from '@/platform/forms/options';
import type { OccurrenceDescriptor, OccurrenceRecord, OccurrenceValues } from './occurrenceTypes';
import { EMPTY_LINE } from './rules/depletion';

/** Moments of what is copied are not those of the new one: they would lie before it begins. */
const withoutMoments = ({ fields, emptyValues }: OccurrenceDescriptor, values: OccurrenceRecord['values']) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const kind = fields.find((field) => field.name === name)?.kind;
      return [name, kind === 'dateTime' || kind === 'periods' ? emptyValues[name] : value];
    }),
  );

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
    ...(record ? record.values : withoutMoments(descriptor, copied?.values ?? {})),
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

/** What an address gives a new one to begin with, by the names of its fields; what they could not hold is left out. */
export function givenValues(
  { fields }: Pick<OccurrenceDescriptor, 'fields'>,
  given: (name: string) => string | null,
): Readonly<Record<string, unknown>> {
  const found = fields.flatMap((field): [string, unknown][] => {
    const text = given(field.name);
    if (text === null) return [];
    const value = Number(text);
    if (field.kind === 'lookup') return Number.isSafeInteger(value) && value > 0 ? [[field.name, value]] : [];
    if (field.kind === 'number') return Number.isFinite(value) ? [[field.name, value]] : [];
    if (field.kind === 'text')
      return text.length <= (field.maxLength ?? Infinity) ? [[field.name, text]] : [];
    const isChoice = field.kind === 'select' || field.kind === 'radio';
    return isChoice && field.options.includes(text) ? [[field.name, text]] : [];
  });
  const planned = given('state') === 'PLANNED' ? { state: 'PLANNED', happenedAt: null } : {};
  return { ...planned, ...Object.fromEntries(found) };
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
    subjectIds: [...new Set([...chosenIds(descriptor, values), ...(descriptor.reaches?.(values) ?? [])])],
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
