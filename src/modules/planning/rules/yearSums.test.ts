import { expect, it } from 'vitest';
import type { ComparedAccount, SummaryRow } from '../planningTypes';
import { doneSoFar, marginOf, sumOf } from './yearSums';

const row = (income: number | null, expense: number | null) => ({ income, expense }) as SummaryRow;

it('a margin is known where income and expense are', () => {
  expect(marginOf(row(500, 200))).toBe(300);
  expect(marginOf(row(500, null))).toBeNull();
  expect(marginOf(row(null, 200))).toBeNull();
});

it('a sum is of what is known, and unknown where nothing is', () => {
  const rows = [row(500, null), row(null, null), row(25, null)];
  expect(sumOf(rows, ({ income }) => income)).toBe(525);
  expect(sumOf(rows, ({ expense }) => expense)).toBeNull();
  expect(sumOf([], ({ income }) => income)).toBeNull();
});

it('what came until now stands beside the plan of the same months, never of the year', () => {
  const months = (of: (at: number) => number | null) => Array.from({ length: 12 }, (_, at) => of(at));
  // The crop year begins in July: July and August are over.
  const account = (side: ComparedAccount['side'], planned: number, actual: number): ComparedAccount => ({
    id: 1,
    name: '',
    subgroupName: '',
    side,
    planned: months(() => planned).map(Number),
    actual: months((at) => (at === 6 || at === 7 ? actual : null)),
  });
  expect(doneSoFar([account('INCOME', 500, 450), account('EXPENSE', 100, 120), account(null, 1, 1)])).toEqual(
    {
      month: 8,
      income: { actual: 900, due: 1000 },
      expense: { actual: 240, due: 200 },
      margin: { actual: 660, due: 800 },
    },
  );
  expect(doneSoFar([{ ...account('INCOME', 500, 0), actual: months(() => null) }])).toBeNull();
  expect(doneSoFar([])).toBeNull();
  // A side of which nothing is known is not 0, and neither is the margin.
  const unknown = { ...account('EXPENSE', 100, 0), actual: months(() => null) };
  expect(doneSoFar([account('INCOME', 500, 450), unknown])).toEqual({
    month: 8,
    income: { actual: 900, due: 1000 },
    expense: null,
    margin: null,
  });
});
