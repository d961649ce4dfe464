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

it('knows the calls of finance', () => {
  expect(calls.length).toBeGreaterThan(150);
});

it.each(calls.map(({ method, path }) => [method, path]))(
  'a user without finance is refused %s %s',
  async (method, path) => {
    const requested = path.replaceAll('{}', '1');
    const answered =
      method === 'GET' ? await without.get(requested) : await without.write(method, requested, { id: 1 });
    expect(answered.status).toBe(401);
    expect(answered.text).toMatch(/constantFilter/i);
  },
);
