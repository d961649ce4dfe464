import { expect, it } from 'vitest';
import type { AppError } from '@/platform/http/appError';
import { isPassing } from './isPassing';

it.each<[AppError | null, boolean]>([
  [{ kind: 'offline' }, true],
  [{ kind: 'unauthorized' }, true],
  [{ kind: 'server', status: 500, messages: [] }, false],
  [{ kind: 'forbidden', status: 403 }, false],
  [{ kind: 'cancelled' }, false],
  [null, false],
])('a request that failed with %j is made again: %s', (error, again) => {
  expect(isPassing(error)).toBe(again);
});
