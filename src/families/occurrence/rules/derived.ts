import type { OccurrenceDescriptor, OccurrenceSubject, OccurrenceValues } from '../occurrenceTypes';

type Patch = Readonly<Record<string, unknown>>;
const LED = 'depletion.0.quantity';

const chosenOf = (values: OccurrenceValues, subjects: readonly OccurrenceSubject[]) => {
  const ids = [...values.subjectIds, values.subjectId];
  return subjects.filter(({ id }) => ids.includes(id));
};

const together = (patches: readonly (Patch | undefined)[]): Patch =>
  patches.reduce<Patch>((all, patch) => ({ ...all, ...patch }), {});

/** What a change of one field leads in others. */
export function derivedBy(
  { fields }: Pick<OccurrenceDescriptor, 'fields'>,
  name: string,
  values: OccurrenceValues,
  subjects: readonly OccurrenceSubject[],
): Patch {
  return fields.find((field) => field.name === name)?.derive?.(values, chosenOf(values, subjects)) ?? {};
}

/** What another choice of subjects leads. */
export function derivedBySubjects(
  { fields }: Pick<OccurrenceDescriptor, 'fields'>,
  values: OccurrenceValues,
  subjects: readonly OccurrenceSubject[],
): Patch {
  const chosen = chosenOf(values, subjects);
  const patches = fields.map(({ followsSubjects, derive }) =>
    followsSubjects ? derive?.(values, chosen) : undefined,
  );
  return together(patches);
}

/** What a quantity typed for the first product of stock leads. */
export function derivedByQuantity(
  { fields }: Pick<OccurrenceDescriptor, 'fields'>,
  values: OccurrenceValues,
  subjects: readonly OccurrenceSubject[],
): Patch {
  const chosen = chosenOf(values, subjects);
  return together(fields.map(({ deriveBack }) => deriveBack?.(values, chosen)));
}

/** The quantity of the first product that other fields lead; null where none does: it alone chooses no product. */
export function ledQuantity(
  descriptor: Pick<OccurrenceDescriptor, 'fields'>,
  values: OccurrenceValues,
  subjects: readonly OccurrenceSubject[],
): number | null {
  const led = derivedBySubjects(descriptor, values, subjects)[LED];
  return typeof led === 'number' ? led : null;
}
