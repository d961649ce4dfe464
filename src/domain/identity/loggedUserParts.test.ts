import { describe, expect, it } from 'vitest';
import { partsOf, withPart } from '../../../mocks/build/answerParts';
import { aLoggedUserAnswer } from '../../../mocks/build/session';
import { readLoggedUser } from './readIdentity.test.kit';

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const kindOf = (value: unknown) =>
  value === null ? 'null' : Array.isArray(value) ? 'list' : (typeof value as string);

/** What a reading may hold at each path, by kind: what it holds of the answers as they come. */
function kinds(value: unknown, path = '', found = new Map<string, Set<string>>()) {
  found.set(path, (found.get(path) ?? new Set()).add(kindOf(value)));
  if (Array.isArray(value)) for (const item of value) kinds(item, `${path}[]`, found);
  else if (isObject(value))
    for (const [key, item] of Object.entries(value)) kinds(item, `${path}.${key}`, found);
  return found;
}

/** Two of each list stand for all of them. */
function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 2).map(shortened);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, shortened(item)]));
}

const accounts = ['produtor', 'dono', 'gratis', 'multi', 'master'];
const answers = accounts.map((account) => shortened(aLoggedUserAnswer(account)));
const expected = answers.reduce<Map<string, Set<string>>>(
  (found, answer) => kinds(readLoggedUser(answer), '', found),
  new Map(),
);
/** Texts that may be missing, and no account of the demo has all of them; the rest may not become null. */
const OPTIONAL =
  /\.(imageName|role|redirectUrl|licenceType|trialPeriodExpiration|userImageUrl|parentMenuName|constantFilter|currentCustomer|firebase|accessToken|tokenForm|profile\.id|\w+Key|\w+Url|integration\w+)$/;

function fits(path: string, kind: string): boolean {
  // What these hold is read where it is used.
  if (/\.(preferences|licenseTypes|firebase)[.[]/.test(path)) return true;
  return expected.get(path)?.has(kind) === true || (OPTIONAL.test(path) && ['null', 'string'].includes(kind));
}

/** What the reading holds of another kind than it may, with something else in the place of one part. */
function misfits(answer: unknown, part: string[], instead: unknown): string[] {
  const read = readLoggedUser(withPart(answer, part, instead));
  return [...kinds(read)].flatMap(([path, found]) =>
    [...found].filter((kind) => !fits(path, kind)).map((kind) => `${part.join('.')}: ${path} is ${kind}`),
  );
}

const INSTEAD: readonly [string, unknown][] = [
  ['is missing', undefined],
  ['is null', null],
  ['is an empty text', ''],
  ['is a text', 'x'],
  ['is zero', 0],
  ['is a fraction', -1.5],
  ['is true', true],
  ['is an empty list', []],
  ['is a list of nothing', [null, [], '']],
  ['is an empty object', {}],
];

describe('every part of GetLoggedUser, in turn,', () => {
  it.each(INSTEAD)('%s: what is read lacks nothing and holds nothing of another kind', (_, instead) => {
    for (const answer of answers) {
      // Without any user there is nothing to go on with; the sign-in says so.
      const parts = partsOf(answer).filter((part) => part.join('.') !== 'loggedUser');
      expect(parts.length).toBeGreaterThan(30);
      expect(parts.flatMap((part) => misfits(answer, part, instead))).toEqual([]);
    }
  });
});
