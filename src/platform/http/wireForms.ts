import { isRecord } from './loose';

/** A date as the older serializers of .NET write it, as a text: `/Date(1764201600000)/`, of a place `/Date(…-0300)/`. */
const TICKS = /^\/Date\((-?\d{1,16})([+-]\d{4})?\)\/$/;
const DAY_MS = 86_400_000;

/**
 * Such a date as ISO 8601 writes it: of a place by the clock of that place, and midnight of the world's time as the day
 * that it is; any other text as it is.
 */
export function isoOfTicks(sent: string): string {
  const [, ticks, offset] = TICKS.exec(sent) ?? [];
  if (ticks === undefined) return sent;
  const shift =
    offset === undefined
      ? 0
      : (Number(offset.slice(0, 3)) * 60 + Number(offset[0] + offset.slice(3))) * 60_000;
  const clock = Number(ticks) + shift;
  const date = new Date(clock);
  if (Number.isNaN(date.getTime())) return sent;
  const text = date.toISOString();
  return offset === undefined && clock % DAY_MS !== 0 ? text : text.slice(0, -1);
}

/** Looks through a body that has such dates in it: read as text anywhere, they would be no dates. */
export const hasTicks = (body: string): boolean => body.includes('/Date(');
export const withoutTicks = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? isoOfTicks(value) : value;

/**
 * Answers in the forms that ASP.NET applications use besides the documented one: PascalCase keys, and in them ids as
 * text. A body is read as documented unless its first record is in PascalCase, so the usual answer costs one look; some
 * documented ids are text, and stay so.
 */

const PASCAL = /^[A-Z][A-Za-z0-9]*$/;
/** Longer ones exceed what a number holds exactly. */
const ID_TEXT = /^(?:0|[1-9]\d{0,14})$/;
const ID_KEY = /^id$|Id$/;

function firstRecord(body: unknown): Record<string, unknown> | undefined {
  const first: unknown = Array.isArray(body) ? body.find(isRecord) : body;
  return isRecord(first) && !Array.isArray(first) ? first : undefined;
}

/**
 * 'FarmName' → 'farmName', 'NCMCode' → 'ncmCode', as ASP.NET's own camel case policy writes it: of leading capitals the
 * last stays one when a small letter follows.
 */
export function camelKey(key: string): string {
  return key.replace(/^[A-Z]+(?![a-z])|^[A-Z]/, (head) => head.toLowerCase());
}

/** Whether an object is written in PascalCase: each key, and at least one that is no word of capitals alone. */
function isPascal(record: Record<string, unknown>): boolean {
  const keys = Object.keys(record);
  return keys.length > 0 && keys.every((key) => PASCAL.test(key)) && keys.some((key) => /[a-z]/.test(key));
}

interface Form {
  readonly pascal: boolean;
  readonly textIds: boolean;
}

/** How deep the first id of an answer is looked for: a record inside an envelope inside a page. */
const DEEPEST = 4;

/** The first id of an answer: its own, or that of the first record inside that has one. */
function firstId(value: unknown, depth = 0): unknown {
  if (Array.isArray(value)) return firstId(value.find(isRecord), depth);
  if (!isRecord(value) || depth > DEEPEST) return undefined;
  const own = value['id'] ?? value['Id'];
  if (own !== undefined && own !== null) return own;
  for (const inner of Object.values(value)) {
    const found = isRecord(inner) ? firstId(inner, depth + 1) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

function formOf(body: unknown): Form {
  const record = firstRecord(body);
  if (!record || !isPascal(record)) return { pascal: false, textIds: false };
  const id = firstId(record);
  return { pascal: true, textIds: typeof id === 'string' && ID_TEXT.test(id) };
}

function rewritten(value: unknown, form: Form): unknown {
  if (Array.isArray(value)) return value.map((item) => rewritten(item, form));
  if (!isRecord(value)) return value;
  // A dictionary's keys are data: those of permissions are words of capitals.
  const renames = form.pascal && isPascal(value);
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      const name = renames ? camelKey(key) : key;
      const isIdText = form.textIds && ID_KEY.test(name) && typeof inner === 'string' && ID_TEXT.test(inner);
      return [name, isIdText ? Number(inner) : rewritten(inner, form)];
    }),
  );
}

/** A parsed body in the documented form; the same object where it is written so already. */
export function documentedForm(body: unknown): unknown {
  const form = formOf(body);
  return form.pascal || form.textIds ? rewritten(body, form) : body;
}
