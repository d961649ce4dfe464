/** The keys of a record of the application's own, with their type. Of what was read, or typed, anything may be a key. */
export function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(record) as Key[];
}

/** A record with a value for each name of a list. */
export function recordOf<Name extends string, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value,
): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>;
}

/** Whether there is a list: a server may leave one out, or say something else in its place. */
export function isList<Item>(value: readonly Item[] | null | undefined): value is readonly Item[] {
  return Array.isArray(value);
}

/** Whether a value is one of a list's. */
export function isOneOf<Value>(values: readonly Value[], value: unknown): value is Value {
  return values.some((one) => one === value);
}

/** What a row has under a name that no type knows: that of a column, or of a field of a descriptor. */
export function valueAt(row: unknown, name: string): unknown {
  return typeof row === 'object' && row !== null ? Reflect.get(row, name) : undefined;
}

/** The items of a list by a key, in the order in which keys and items come (`Map.groupBy`, which older browsers lack). */
export function groupsBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
