import { valueAt } from '@/platform/typed/records';
/** Two people changed one record: what each of them changed since it was read. */
export interface FieldConflict<Name extends string = string> {
  readonly name: Name;
  /** As it was when the form opened. */
  readonly read: unknown;
  /** As the server has it now. */
  readonly current: unknown;
  readonly typed: unknown;
  /** Both changed it, to different values: only one of them can stay. */
  readonly both: boolean;
}

/** Equal as they are written: order of keys aside, nothing and no entry are the same. */
export function sameValue(one: unknown, other: unknown): boolean {
  return written(one) === written(other);
}

function written(value: unknown): string {
  return JSON.stringify(value ?? null, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

/**
 * Compares the three states of a record, field by field (`names`, in the order of the form), and names those that
 * somebody else changed. A field that both changed to the same value is no conflict.
 */
export function fieldConflicts<Values extends object>(
  names: readonly (keyof Values & string)[],
  { read, current, typed }: { readonly read: Values; readonly current: Values; readonly typed: Values },
): FieldConflict<keyof Values & string>[] {
  return names
    .filter((name) => !sameValue(read[name], current[name]) && !sameValue(current[name], typed[name]))
    .map((name) => ({
      name,
      read: read[name],
      current: current[name],
      typed: typed[name],
      both: !sameValue(read[name], typed[name]),
    }));
}

/**
 * The current record with what was typed over it: only fields that the user changed differ from the server's, so what
 * somebody else entered elsewhere stays.
 */
export function mergedValues<Values extends object>({
  read,
  current,
  typed,
}: {
  readonly read: Values;
  readonly current: Values;
  readonly typed: Values;
}): Values {
  const changed = Object.entries(typed).filter(([name, value]) => !sameValue(value, valueAt(read, name)));
  return { ...current, ...Object.fromEntries(changed) };
}
