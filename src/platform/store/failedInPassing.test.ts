import { expect, it } from 'vitest';
import { failedInPassing } from './failedInPassing';

it.each([
  [{ payload: { kind: 'offline' } }, true],
  [{ payload: { kind: 'unauthorized' } }, true],
  [{ payload: { kind: 'server' } }, false],
  [{ payload: {} }, false],
  [{ payload: null }, false],
  [{ payload: 'offline' }, false],
  [{ error: { kind: 'offline' } }, false],
  [null, false],
  [undefined, false],
  ['payload', false],
])('a request that ended by %j is made again: %s', (ended, again) => {
  expect(failedInPassing(ended)).toBe(again);
});
