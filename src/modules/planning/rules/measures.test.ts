import { expect, test } from 'vitest';
import { comparedRows, rowDelta, rowPercent } from './comparedRows';
import { divisorsOf, perMeasure } from './measures';

const inMonth = (month: number, value: number) =>
  Array.from({ length: 12 }, (_, at) => (at === month - 1 ? value : 0));
/** Only July and August are over. */
const over = (values: readonly number[]) => values.map((value, at) => (at === 6 || at === 7 ? value : null));
const expense = {
  id: 1,
  name: 'SEMENTES',
  subgroupName: 'INSUMOS',
  side: 'EXPENSE',
  planned: inMonth(8, 52_000_00),
  actual: over(inMonth(8, 58_240_00)),
} as const;
const product = {
  unit: 'sc60',
  plannedQuantity: 9300,
  plannedCents: 9300 * 128_00,
  dueQuantity: 4650,
  dueCents: 4650 * 128_00,
  soldQuantity: 8900,
  soldCents: 8900 * 134_00,
};

test('for a hectare, planned and actual are divided by the same area; the difference keeps its percentage', () => {
  const [row] = perMeasure(comparedRows([expense], null), divisorsOf('HECTARE', 150, []));
  expect(row?.planned).toBeCloseTo(346_66.67, 1);
  expect(row?.actual).toBeCloseTo(388_26.67, 1);
  expect(row && rowDelta(row)).toBeCloseTo(41_60, 1);
  expect(row && rowPercent(row)).toBeCloseTo(12, 6);
});

test('for a unit, the planned counts what was to be produced, the actual what was sold', () => {
  const divisors = divisorsOf('UNIT', null, [product]);
  expect(divisors).toEqual({ planned: 9300, due: 4650, actual: 8900, unit: 'sc60' });
  const [row] = perMeasure(comparedRows([expense], null), divisors);
  expect(row?.planned).toBeCloseTo(559.14, 2);
  expect(row?.due).toBeCloseTo(1118.28, 2);
  expect(row?.actual).toBeCloseTo(654.38, 2);
});

test('an unknown area, products of two units and what was not sold leave figures unknown, never zero', () => {
  expect(divisorsOf('HECTARE', 0, []).planned).toBeNull();
  expect(divisorsOf('UNIT', 150, [product, { ...product, unit: 'kg' }]).planned).toBeNull();
  const notSold = divisorsOf('UNIT', 150, [{ ...product, soldQuantity: null }]);
  const [row] = perMeasure(comparedRows([expense], null), notSold);
  expect(row).toMatchObject({ actual: null });
  expect(row?.planned).not.toBeNull();
});
