/** What may be wrong with a body: each of its fields by itself. */

type Json = Record<string, unknown>;

/** A body with one field that differs, and what differs. */
export interface Variant {
  field: string;
  what: string;
  body: Json;
}

const UNKNOWN_ID = 999_999;
const LONG = 'A'.repeat(5000);
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const MISSING = Symbol('missing');

function valuesFor(name: string, value: unknown, foreign: unknown): [string, unknown][] {
  const any: [string, unknown][] = [
    ['missing', MISSING],
    ['null', null],
  ];
  if (foreign !== undefined) any.push(['of another customer', foreign]);
  if (typeof value === 'boolean') return [...any, [String(!value), !value], ['"x"', 'x']];
  if (typeof value === 'string') {
    const words: [string, unknown][] = [
      ['empty', ''],
      ['spaces', '  '],
      ['too long', LONG],
      ['7', 7],
      ['"x"', 'x'],
    ];
    const isDate = /^\d{4}-\d{2}-\d{2}/.test(value);
    const days = ['1900-01-01', '2026-02-30', '2999-01-01'].map((day): [string, unknown] => [day, day]);
    return [...any, ...words, ...(isDate ? days : [])];
  }
  if (typeof value === 'number' || value === null) {
    const numbers = [0, -1, 0.5, 1e15].map((number): [string, unknown] => [String(number), number]);
    const isId = /id$/i.test(name);
    return [
      ...any,
      ...numbers,
      ...(isId ? [[String(UNKNOWN_ID), UNKNOWN_ID] as [string, unknown]] : []),
      ['"x"', 'x'],
    ];
  }
  if (Array.isArray(value))
    return [...any, ['empty', []], ['"x"', 'x'], ['each of them double', [...value, ...value]]];
  return [...any, ['{}', {}], ['"x"', 'x']];
}

function changed(body: Json, name: string, value: unknown): Json {
  const { [name]: _, ...others } = body;
  return value === MISSING ? others : { ...others, [name]: value };
}

/**
 * The bodies that differ from a valid one in a single field, also within objects and the first row of a list.
 * `foreign` names ids of another customer's records by field.
 */
export function variantsOf(body: Json, foreign: Json = {}, place = ''): Variant[] {
  return Object.entries(body).flatMap(([name, value]) => {
    const field = place + name;
    const own = valuesFor(name, value, foreign[field]).map(([what, wrong]) => ({
      field,
      what,
      body: changed(body, name, wrong),
    }));
    const within = (inner: Json, label: string, put: (changedInner: Json) => unknown) =>
      variantsOf(inner, foreign, label).map((variant) => ({
        ...variant,
        body: { ...body, [name]: put(variant.body) },
      }));
    if (isObject(value)) return [...own, ...within(value, `${field}.`, (inner) => inner)];
    if (Array.isArray(value) && isObject(value[0])) {
      const [first, ...others] = value as Json[];
      return [...own, ...within(first ?? {}, `${field}[0].`, (inner) => [inner, ...others])];
    }
    return own;
  });
}

/** The same for the id in the query of a call. */
export function queryVariants(path: string, foreign?: number): [string, string][] {
  const given = /([?&])id=\d+/;
  if (!given.test(path)) return [];
  const put = (value: string) => path.replace(given, `$1id=${value}`);
  return [
    ['missing', path.replace(given, '$1')],
    ['"x"', put('x')],
    [String(UNKNOWN_ID), put(String(UNKNOWN_ID))],
    ...(foreign === undefined ? [] : [['of another customer', put(String(foreign))] as [string, string]]),
  ];
}
