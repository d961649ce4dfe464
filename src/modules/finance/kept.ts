import type { Option } from '@/platform/forms/options';

/** What a record names, as it was read: lists leave inactive entries out, and a form must not lose them. */
export type Kept<Field extends string> = Readonly<Partial<Record<Field, Option | null>>>;

/** The option of an id and its name, where there are both. */
export function keptOption(id: number | null | undefined, name: string | null | undefined): Option | null {
  return id == null || !name ? null : { id, name };
}

/** What is sent of a form: without what was only kept for showing. */
export function sentOf<Values extends { kept: unknown }>(values: Values): Omit<Values, 'kept'> {
  const { kept: _kept, ...sent } = values;
  return sent;
}
