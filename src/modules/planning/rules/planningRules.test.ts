import { expect, test } from 'vitest';
import { titleForYear } from './titleForYear';
import { deltaPercentOf, splitDifference, verdictOf } from './comparison';

test.each([
  ['SOJA 2025/26', 'SOJA 2026/27'],
  ['SOJA 25/26 SEDE', 'SOJA 26/27 SEDE'],
  ['FRANGO DE CORTE 2025', 'FRANGO DE CORTE 2026'],
  ['LOTE 12025', 'LOTE 12025'],
  ['SOJA 2019/20', 'SOJA 2019/20'],
])('the copy of %s for the next crop year is %s', (before, after) => {
  expect(titleForYear(before, 2025, 2026)).toBe(after);
});

test('the difference of an expense is bad, that of an income is bad when it is less', () => {
  const expense = { planned: 52_000_00, actual: 58_240_00 };
  expect(deltaPercentOf(expense)).toBeCloseTo(12, 6);
  expect(verdictOf('EXPENSE', expense)).toBe('bad');
  const income = { planned: 80_600_00, actual: 76_570_00 };
  expect(deltaPercentOf(income)).toBeCloseTo(-5, 6);
  expect(verdictOf('INCOME', income)).toBe('bad');
});

test('unknown is neither good nor bad, nothing planned has no percentage', () => {
  expect(verdictOf('INCOME', { planned: 100, actual: null })).toBeNull();
  expect(deltaPercentOf({ planned: 0, actual: 100 })).toBeNull();
});

test('price part and quantity part are the difference', () => {
  const planned = { quantity: 9300, cents: 9300 * 128_00 };
  expect(splitDifference(planned, { quantity: 8900, cents: 8900 * 134_00 }, 128_00)).toEqual({
    difference: 2_200_00,
    quantity: -51_200_00,
    price: 53_400_00,
  });
});
