import { expect, it } from 'vitest';
import { takenOutBy } from './chosen';

const at = (id: number, startMonth: string, monthCount: number, chosen = true) => ({
  id,
  startMonth,
  monthCount,
  chosen,
});

it('only those that share a month leave the cash flow', () => {
  const all = [at(1, '2026-01', 12), at(2, '2027-07', 6), at(3, '2028-01', 12), at(4, '2026-12', 1, false)];
  expect(takenOutBy(at(5, '2026-12', 8), all).map(({ id }) => id)).toEqual([1, 2]);
  expect(takenOutBy(at(5, '2027-01', 6), all)).toEqual([]);
  expect(takenOutBy(at(1, '2026-01', 12), all)).toEqual([]);
});
