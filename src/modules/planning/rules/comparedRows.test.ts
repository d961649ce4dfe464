import { expect, test } from 'vitest';
import { comparedRows, groupPercent, groupVerdict, monthFigures, rowDelta, rowVerdict } from './comparedRows';
import { laterProgress, secondsLeft } from './progress';

const months = (value: number) => Array.from({ length: 12 }, () => value);
const account = {
  id: 1,
  name: 'SEMENTES',
  subgroupName: 'INSUMOS',
  side: 'EXPENSE',
  planned: months(100),
  // Only July and August are over.
  actual: months(0).map((_, at) => (at === 6 || at === 7 ? 112 : null)),
} as const;

test('a year compares the months that are over with their own plan', () => {
  const [row] = comparedRows([account], null);
  expect(row).toMatchObject({ planned: 1200, actual: 224, due: 200 });
  expect(row && rowDelta(row)).toBe(24);
  expect(row && rowVerdict(row)).toBe('bad');
  expect(groupPercent(row ? [row] : [])).toBeCloseTo(12, 6);
});

test('several accounts are judged together, by the side they share', () => {
  const rows = comparedRows([account, { ...account, id: 2, actual: months(20) }], null);
  expect(groupVerdict(rows)).toBe('good');
  expect(groupVerdict([...rows, ...comparedRows([{ ...account, side: 'INCOME' }], null)])).toBeNull();
  expect(groupVerdict(comparedRows([account], 0))).toBeNull();
});

test('a month that is not over has no actual', () => {
  expect(comparedRows([account], 0)[0]).toMatchObject({ planned: 100, actual: null, due: null });
  expect(monthFigures([account])[0]).toEqual({
    month: 7,
    plannedIncome: 0,
    actualIncome: null,
    plannedExpense: 100,
    actualExpense: 112,
  });
});

const progress = {
  id: 1,
  status: 'RUNNING',
  percent: 50,
  step: 'SUM',
  centerName: '',
  harvestYear: 2026,
  userName: '',
  startedAt: '2026-01-01T00:00:00Z',
  alreadyRunning: false,
} as const;

test('the percentage of one recalculation never falls', () => {
  expect(laterProgress(progress, { ...progress, percent: 30 })?.percent).toBe(50);
  expect(laterProgress(progress, { ...progress, id: 2, percent: 3 })?.percent).toBe(3);
  expect(laterProgress(progress, null)).toBeNull();
});

test('the time left follows the pace, once it can be told', () => {
  expect(secondsLeft(progress, Date.parse('2026-01-01T00:00:30Z'))).toBe(30);
  expect(secondsLeft({ ...progress, percent: 2 }, Date.parse('2026-01-01T00:00:30Z'))).toBeNull();
});
