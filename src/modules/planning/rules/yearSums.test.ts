import { expect, it } from 'vitest';
import type { SummaryRow } from '../planningTypes';
import { marginOf, sumOf } from './yearSums';

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
