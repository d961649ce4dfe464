import { expect, test } from 'vitest';
import type { Progress } from '../planningTypes';
import { stalenessOf } from './staleness';

const progress = (status: Progress['status'], harvestYear = 2026): Progress => ({
  id: 1,
  status,
  percent: 40,
  step: 'SUM',
  centerName: '',
  harvestYear,
  userName: '',
  startedAt: '2026-01-01T00:00:00Z',
  alreadyRunning: false,
});
const current = [{ outdated: false }];
const changed = [{ outdated: false }, { outdated: true }];

test.each([
  ['nothing changed', current, null, null],
  ['one plan changed', changed, null, 'PENDING'],
  ['the recalculation runs', current, progress('RUNNING'), 'RUNNING'],
  ['it failed', changed, progress('FAILED'), 'FAILED'],
  ['it is done', current, progress('DONE'), null],
  ['it is done, and a plan changed since', changed, progress('DONE'), 'PENDING'],
  ['it runs for another year', current, progress('RUNNING', 2025), null],
  ['it is not known yet', current, undefined, null],
] as const)('figures of a year where %s', (_when, rows, now, stale) => {
  expect(stalenessOf(2026, rows, now)).toBe(stale);
});
