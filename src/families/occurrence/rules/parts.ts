import type { Id } from '@/platform/forms/options';

/** What of a quantity falls to one subject; null when unknown. */
export interface SubjectPart {
  readonly subjectId: Id;
  readonly value: number | null;
}

/** Parts have three decimals: grams of a kilogram. */
const UNITS = 1000;
const thousandths = (value: number) => Math.round(value * UNITS);

const isPart = (value: unknown): value is SubjectPart =>
  typeof value === 'object' && value !== null && 'subjectId' in value && 'value' in value;

/** The parts of a field; none for what is no list of them. */
export const partsIn = (value: unknown): readonly SubjectPart[] =>
  Array.isArray(value) ? value.filter(isPart) : [];

/** The parts of the subjects that are chosen now; one that was not chosen before has none yet. */
export const keptParts = (parts: readonly SubjectPart[], ids: readonly Id[]): SubjectPart[] =>
  ids.map((id) => parts.find(({ subjectId }) => subjectId === id) ?? { subjectId: id, value: null });

export const sumOfParts = (parts: readonly SubjectPart[]): number =>
  parts.reduce((sum, { value }) => sum + thousandths(value ?? 0), 0) / UNITS;

/** What is missing of the total to the thousandth, negative where the parts make more; 0 where they make it. */
export const restOfParts = (total: number, parts: readonly SubjectPart[]): number =>
  (thousandths(total) - thousandths(sumOfParts(parts))) / UNITS;
