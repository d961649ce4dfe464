import type { OccurrenceRecord } from '@/families/occurrence/occurrenceTypes';
import type { Waiting } from '@/platform/outbox/createOutbox';
import type { Entry, Figures } from '../roundWorld';

/** The typed fields whose figures of the day changed since they were shown: somebody else went round too. */
export const changedSince = <Field extends string>(
  fields: readonly Field[],
  typed: Figures<Field>,
  shown: Figures<Field>,
  present: Figures<Field>,
): Field[] => fields.filter((field) => typed[field] !== null && shown[field] !== present[field]);

/**
 * What a waiting entry does not know: figures of its day that somebody else has entered since it was typed.
 * @returns the field and what stands there by now; null where nothing came in between
 */
export function cameSince<Field extends string>(
  { values: { figures, shown, lotId, day } }: Waiting<Entry<Field>>,
  records: readonly OccurrenceRecord[],
  fields: readonly Field[],
  figuresOf: (records: readonly OccurrenceRecord[], lotId: number, day: string) => Figures<Field>,
): { readonly field: Field; readonly present: Figures<Field> } | null {
  if (shown === undefined) return null;
  const present = figuresOf(records, lotId, day);
  const [field] = changedSince(fields, figures, shown, present);
  return field === undefined ? null : { field, present };
}

/**
 * The waiting entries of the same figures, once one of them is sent: what it added is no news to the others.
 * @param added the figures that its type adds to
 */
export function knowingOf<Field extends string>(
  sent: Waiting<Entry<Field>>,
  waiting: readonly Waiting<Entry<Field>>[],
  added: readonly Field[],
): Waiting<Entry<Field>>[] {
  const { lotId, day, type, figures } = sent.values;
  return waiting.flatMap((entry) => {
    const { shown } = entry.values;
    const same = entry.values.lotId === lotId && entry.values.day === day && entry.values.type === type;
    if (entry.key === sent.key || !same || shown === undefined || added.length === 0) return [];
    const sums = Object.fromEntries(
      added.map((field) => [field, (shown[field] ?? 0) + (figures[field] ?? 0)]),
    );
    return [{ ...entry, values: { ...entry.values, shown: { ...shown, ...sums } } }];
  });
}
