import { expect, test } from 'vitest';
import { outOfSight } from './progress';

const running = {
  id: 7,
  status: 'RUNNING' as const,
  percent: 40,
  step: 'SHARE',
  centerName: 'TALHAO 1',
  harvestYear: 2026,
  startedAt: '2026-11-20T12:00:00Z',
  userName: 'MARIA',
  alreadyRunning: false,
};

test.each([
  [undefined, 0, false, false],
  [undefined, 1, false, true],
  [undefined, 1, true, true],
  [null, 2, false, false],
  [running, 2, false, false],
  [running, 3, false, true],
  [running, 1, true, true],
])('progress %o after %i misses, refused %o: out of sight %o', (progress, misses, refused, said) => {
  expect(outOfSight({ progress, misses, refused })).toBe(said);
});
