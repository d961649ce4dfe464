interface PlacedErrors {
  /** By the names of the form's fields. */
  readonly placed: readonly { readonly name: string; readonly message: string }[];
  /** What no field of the form can show. */
  readonly unplaced: readonly string[];
}

/** 'Items[0].Price' and 'items.0.price' are the same place. */
function segments(path: string): string[] {
  return path
    .toLowerCase()
    .split(/[.[\]]/)
    .filter(Boolean);
}

/** The form's name for a wire name: the same path, or the longest end of it ('Customer.Name' → 'name'). */
function fieldFor(wire: string, names: readonly string[]): string | undefined {
  const path = segments(wire);
  for (let start = 0; start < path.length; start += 1) {
    const rest = path.slice(start).join('.');
    const name = names.find((candidate) => segments(candidate).join('.') === rest);
    if (name !== undefined) return name;
  }
  return undefined;
}

/** Sorts the server's field errors onto the fields that the form shows. */
export function placeServerErrors(
  fields: Readonly<Record<string, readonly string[]>>,
  names: readonly string[],
): PlacedErrors {
  const placed: { name: string; message: string }[] = [];
  const unplaced: string[] = [];
  for (const [wire, messages] of Object.entries(fields)) {
    const name = fieldFor(wire, names);
    if (name === undefined) unplaced.push(...messages);
    else placed.push({ name, message: messages.join(' ') });
  }
  return { placed, unplaced };
}
