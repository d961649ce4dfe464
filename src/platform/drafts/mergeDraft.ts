import { isRecord } from '@/platform/http/loose';

/** Equal as they are written: nothing and no entry are the same. */
const same = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/**
 * A draft over a record that was changed since it was typed: what differs from the record that it was typed over (`read`)
 * is put over the present one, and named where somebody else changed it too. A draft that does not tell what it was typed
 * over is put back whole, and named in everything that differs.
 */
export function mergeDraft(
  read: unknown,
  current: Readonly<Record<string, unknown>>,
  typed: unknown,
): { readonly values: Record<string, unknown>; readonly conflicts: readonly string[] } {
  const before = isRecord(read) ? read : null;
  const mine = Object.entries(isRecord(typed) ? typed : {}).filter(
    ([name, value]) => before === null || !same(value, before[name]),
  );
  const conflicts = mine
    .filter(
      ([name, value]) =>
        !same(value, current[name]) && (before === null || !same(current[name], before[name])),
    )
    .map(([name]) => name);
  return { values: Object.fromEntries(mine), conflicts };
}
