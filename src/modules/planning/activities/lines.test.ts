import { expect, test } from 'vitest';
import {
  type ActivityValues,
  apportionmentOf,
  emptyExpense,
  emptyLine,
  emptyValues,
  expenseYears,
  type LineValues,
  summaryOf,
} from '@/families/activity/activityValues';
import { afterQuantity, afterTotal, afterUnit } from '@/families/activity/rules/followLine';
import { crop } from './crop';

/** 124,58 ha × 62 sc = 7 723,96 sc × R$ 128,00 = R$ 988 666,88. */
const soy: LineValues = {
  ...emptyLine(crop),
  centerId: 1,
  quantities: { area: 124.58, yield: 62 },
  price: 128,
  total: 988_666_88,
};
const corn: LineValues = { ...soy, centerId: 2, unit: 't', quantities: { area: 50, yield: 100 }, price: 900 };
const plan = (production: LineValues[], basis: ActivityValues['basis'] = 'AREA'): ActivityValues => ({
  ...emptyValues(crop, 2026),
  production,
  basis,
  expenses: [
    { ...emptyExpense(), way: 'HECTARE', value: 1_000_00 },
    { ...emptyExpense(), way: 'UNIT', value: 10_00 },
  ],
});

test('another unit keeps the worth to the cent, and the way back gives the former price', () => {
  const inKg = { ...soy, unit: 'kg', ...afterUnit(crop, { ...soy, unit: 'kg' }, null) };
  expect(inKg).toMatchObject({ price: 2.1333, total: 988_666_88, totalTyped: true });
  const back = afterUnit(crop, { ...inKg, unit: 'sc60' }, null);
  expect(back).toEqual({ price: 128, total: 988_666_88, totalTyped: false });
});

test('another unit of a line without a worth takes the price that is proposed for it', () => {
  const line = { ...soy, price: null, total: null };
  expect(afterUnit(crop, line, 128.5)).toMatchObject({ price: 128.5, totalTyped: false });
});

test('a total that is typed before its quantity is kept, and prices the line once the quantity is known', () => {
  const early = { ...soy, quantities: { area: null, yield: 62 }, price: null, total: 500_000_00 };
  const kept = { ...early, ...afterTotal(crop, early) };
  expect(kept).toMatchObject({ price: null, total: 500_000_00, totalTyped: false });
  const known = { ...kept, quantities: { area: 100, yield: 62 } };
  expect(afterQuantity(crop, known)).toEqual({ price: 80.6452, total: 500_000_00, totalTyped: true });
});

test('an area that is not known leaves the cost of a hectare unknown, never smaller', () => {
  const unknown = { ...soy, quantities: { area: null, yield: 62 } };
  expect(expenseYears(crop, plan([soy, unknown]))[0]).toBeNull();
  expect(summaryOf(crop, plan([soy, unknown])).area).toBeNull();
  expect(expenseYears(crop, plan([soy, soy]))[0]).toBe(249_160_00);
});

test('sacks and tonnes are not added: a cost of a unit is unknown, parts by quantity are in sacks', () => {
  expect(expenseYears(crop, plan([soy, corn]))[1]).toBeNull();
  const { parts, left } = apportionmentOf(crop, plan([soy, corn], 'QUANTITY'));
  // 7 723,96 and 5 000 sc.
  expect(parts.map(({ percent }) => percent)).toEqual([60.7, 39.3]);
  expect(left).toBe(0);
});
