// @vitest-environment node
import { beforeAll, expect, it } from 'vitest';
import { allCalls } from '../scripts/calls/allCalls.mjs';
import { resetDemo } from './state';
import { type Client, clientOf } from './testClient';

/** Calls that stand for more than finance: plots of the map, and when figures were last computed, which tells none of them. */
const SHARED =
  /^\/(?:FarmActivityField|FarmActivityFieldType|FarmRealEstate|FacResultOfBusinessActivity\/GetLastDateOfReport)(?:\/|$)/;

const calls = [
  ...new Map(
    allCalls()
      .filter(
        ({ file, path }) => /^src\/(?:modules\/finance|domain\/invoices)\//.test(file) && !SHARED.test(path),
      )
      .map((call) => [`${call.method} ${call.path}`, call]),
  ).values(),
];

let without: Client;
beforeAll(async () => {
  resetDemo();
  without = await clientOf('usuario');
});

const UNKNOWN_CALL = 501;

it('knows the calls of finance', () => {
  expect(calls.length).toBeGreaterThan(150);
});

it.each(calls.map(({ method, path }) => [method, path]))(
  'a user without finance is refused %s %s',
  async (method, path) => {
    const requested = path.replaceAll('{}', '1');
    // A call that is handed to a helper may be of either method: the demo knows one of them.
    const answers = await Promise.all(
      method
        .split('|')
        .map((each) => (each === 'GET' ? without.get(requested) : without.write(each, requested, { id: 1 }))),
    );
    const known = answers.filter(({ status }) => status !== UNKNOWN_CALL);
    expect(known.map(({ status }) => status)).toEqual([401]);
    expect(known[0]?.text).toMatch(/constantFilter/i);
  },
);
