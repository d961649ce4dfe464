import type { FieldValues } from 'react-hook-form';
import type { RegisterField } from '../registerFields';

/** What becomes of the values that a record has where a field holds several. */
export const HOWS = ['add', 'remove', 'replace'] as const;
export type How = (typeof HOWS)[number];

/** The part of the bulk form that holds the choice for each field of several values; no register calls a field so. */
export const HOW = '$how';

/** Whether the values of a field are a list, to which can be added and from which can be removed. */
export function holdsSeveral<Values extends FieldValues>({ kind }: RegisterField<Values>): boolean {
  return kind === 'multiSelect' || kind === 'tree' || kind === 'rows';
}

/** Ids are themselves, lines of a table what stands in them. */
const keyOf = (value: unknown) => JSON.stringify(value);

/**
 * The list that a record has afterwards: with the given values behind its own, each once; without them; or they alone.
 * What is no list, on either side, holds nothing.
 */
export function changedValues(how: How, current: unknown, given: unknown): readonly unknown[] {
  const own: readonly unknown[] = Array.isArray(current) ? current : [];
  const values: readonly unknown[] = Array.isArray(given) ? given : [];
  if (how === 'replace') return values;
  const [had, meant] = [new Set(own.map(keyOf)), new Set(values.map(keyOf))];
  if (how === 'remove') return own.filter((value) => !meant.has(keyOf(value)));
  return [...own, ...values.filter((value) => !had.has(keyOf(value)))];
}
