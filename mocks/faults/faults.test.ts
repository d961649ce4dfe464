// @vitest-environment node
import { beforeEach, describe, expect, test } from 'vitest';
import { isKnownCall } from '../handlers';
import { demo, resetDemo } from '../state';
import { clientOf } from '../testClient';
import { backend } from './backend';
import { CALLS } from './calls';

beforeEach(() => resetDemo());

const lines = Object.entries(CALLS).flatMap(([name, calls]) =>
  [calls].flat().map((line) => ({ name, line, call: line.split(' ') })),
);

test('every named call is one that the demo answers, and has one name', () => {
  const whole = lines.filter(({ line }) => !line.includes('*'));
  // Some end with the record they are about.
  const isKnown = (method = '', path = '') =>
    [path, `${path}/1`].some((address) => isKnownCall(method, address));
  const unknown = whole.filter(({ call: [method, path] }) => !isKnown(method, path));
  expect(unknown.map(({ name }) => name)).toEqual([]);
  expect(new Set(lines.map(({ line }) => line.toLowerCase())).size).toBe(lines.length);
});

describe('what may happen to a call', () => {
  const states = '/City/GetCitiesForSelect?stateId=41';
  const answered = async () => (await clientOf('produtor')).get(states);

  test.each([
    ['refuses', 400, () => backend.refuses('listCities', { errors: {} }), { errors: {} }],
    ['refuses with a status', 409, () => backend.refuses('listCities', {}, { status: 409 }), {}],
    ['breaks', 500, () => backend.breaks('listCities'), {}],
    ['forbids', 401, () => backend.forbids('listCities'), { error: '{"constantFilter":"X"}' }],
    ['ends the session', 401, () => backend.endsSession('listCities'), undefined],
    ['cuts off', 0, () => backend.cutsOff('listCities'), undefined],
    ['answers otherwise', 200, () => backend.answers('listCities', []), []],
  ])('%s', async (_name, status, happens, body) => {
    happens();
    expect(await answered()).toMatchObject({ status, body });
  });

  test('it waits for the true answer', async () => {
    backend.waits('listCities', 30);
    const client = await clientOf('produtor');
    const before = performance.now();
    expect((await client.get(states)).status).toBe(200);
    expect(performance.now() - before).toBeGreaterThan(25);
  });

  test('so often, then as before; and not at all once it recovers', async () => {
    backend.breaks('listCities', { times: 1 });
    const client = await clientOf('produtor');
    expect((await client.get(states)).status).toBe(500);
    expect((await client.get(states)).status).toBe(200);
    backend.breaks('listCities');
    backend.passes('listCities');
    expect((await client.get(states)).status).toBe(200);
    backend.recovers();
    expect(demo.faults).toEqual([]);
  });

  test('a name of several calls strikes each of them, a descriptor says its own path', async () => {
    backend.refuses('everySave', {}, { times: 1 });
    expect(demo.faults.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST *', 'PUT *']);
    backend.recovers();
    backend.breaks({ method: 'GET', path: '/City' });
    expect((await answered()).status).toBe(500);
  });
});
