import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isKnownCall } from '../../mocks/handlers.ts';
import { root } from '../tool.mjs';
import { allCalls } from './allCalls.mjs';
import { controllers } from './findCalls.mjs';

const unknownOf = (calls) =>
  calls
    // Of a call that takes its method from elsewhere each may be meant.
    .filter(({ method, path }) => !method.split('|').some((one) => isKnownCall(one, path)))
    .map(({ method, path, file, line }) => `${method} ${path} (${file}:${line})`);

it('has a demo answer for every call that a service makes', () => {
  const calls = allCalls();
  expect(calls.length).toBeGreaterThan(500);
  expect(unknownOf(calls)).toEqual([]);
});

it('names a call that the demo backend does not know, and where it is made', () => {
  const call = { method: 'GET', path: '/Ncm/NoSuchAction', file: 'a.ts', line: 3 };
  expect(unknownOf([call])).toEqual(['GET /Ncm/NoSuchAction (a.ts:3)']);
});

it('sends every controller to the backend', () => {
  const locations = readFileSync(`${root}deploy/backend-locations.conf`, 'utf8');
  expect(locations).toContain(`^/(${controllers(allCalls()).join('|')})/`);
});
