type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every member of an answer, by path; of a list its first item stands for all, as `*`. */
export function partsOf(value: unknown, path: string[] = []): string[][] {
  if (Array.isArray(value)) return value.length > 0 ? partsOf(value[0], [...path, '*']) : [];
  if (!isObject(value)) return [];
  return Object.keys(value).flatMap((key) => [[...path, key], ...partsOf(value[key], [...path, key])]);
}

/** The answer with something else in the place of one part; without the part where `instead` is undefined. */
export function withPart(value: unknown, [key = '', ...rest]: string[], instead: unknown): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => withPart(item, rest, instead));
  if (!isObject(value)) return value;
  if (rest.length > 0) return { ...value, [key]: withPart(value[key], rest, instead) };
  const { [key]: _left, ...others } = value;
  return instead === undefined ? others : { ...others, [key]: instead };
}
