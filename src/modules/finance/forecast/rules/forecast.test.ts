import { expect, it } from 'vitest';
import type { FlowItem } from '../../cashFlow/cashFlowTypes';
import { linesFromPayments, paidMonths, recurringLine, scenarioMonths } from './forecast';

const item = (day: string, cents: number, more: Partial<FlowItem> = {}): FlowItem => ({
  id: day,
  paid: true,
  documentId: 1,
  documentNumber: '',
  partner: '',
  side: cents < 0 ? 'EXPENSE' : 'INCOME',
  ratingId: 7,
  day,
  cents: Math.abs(cents),
  ...more,
});
const base = {
  name: 'ENERGIA',
  side: 'EXPENSE',
  ratingId: null,
  cents: 100,
  from: 1,
  until: 12,
  every: 1,
} as const;

it('a recurring line stands in its months alone', () => {
  expect(recurringLine({ ...base, from: 2, until: 11, every: 3 }, 'a').months).toEqual([
    0, 100, 0, 0, 100, 0, 0, 100, 0, 0, 100, 0,
  ]);
  expect(recurringLine(base, 'a').months.every((cents) => cents === 100)).toBe(true);
});

it('starts from what was paid the year before, more or less by a percentage, to the cent', () => {
  const lines = linesFromPayments(
    [
      item('2025-01-10', 1_005),
      item('2025-01-20', 1_000),
      item('2025-02-01', -333, { ratingId: null }),
      item('2025-03-01', 5_000, { paid: false }),
    ],
    { income: 10, expense: -5 },
    (id) => (id === null ? 'SEM CONTA' : 'SOJA'),
  );
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatchObject({ name: 'SOJA', side: 'INCOME' });
  // 20,05 + 10 % = 22,055 → 22,06.
  expect(lines[0]?.months[0]).toBe(2_206);
  expect(lines[1]?.months[1]).toBe(316);
});

it('accumulates month by month, as the cash flow of the decisions does', () => {
  const months = scenarioMonths([
    { side: 'INCOME', months: [500_000, 200_000, ...Array.from({ length: 10 }, () => 0)] },
    { side: 'EXPENSE', months: [800_000, 50_000, ...Array.from({ length: 10 }, () => 0)] },
  ]);
  expect(months.slice(0, 2).map(({ accumulated }) => accumulated)).toEqual([-300_000, -150_000]);
});

it('what came is known until the present month, and never zero after it', () => {
  const months = paidMonths([item('2026-02-10', 500), item('2025-02-10', 9)], 2026, '2026-03-05');
  expect(months[1]).toMatchObject({ income: 500, accumulated: 500 });
  expect(months[2]?.accumulated).toBe(500);
  expect(months[3]).toBeNull();
});
