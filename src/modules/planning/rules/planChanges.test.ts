import { expect, test } from 'vitest';
import {
  type ActivityValues,
  emptyExpense,
  emptyLine,
  emptyValues,
} from '@/families/activity/activityValues';
import { plotKey, productKey } from '@/families/activity/rules/shareTargets';
import { crop } from '../activities/crop';
import { planChanges } from './planChanges';

/** 150 ha × 62 sc × R$ 128,00 = R$ 1 190 400. */
const plan = (price = 128): ActivityValues => ({
  ...emptyValues(crop, 2025),
  title: 'SOJA',
  production: [
    {
      ...emptyLine(crop),
      productName: 'SOJA',
      centerId: 1,
      quantities: { area: 150, yield: 62 },
      price,
      total: 9300 * price * 100,
    },
  ],
  expenses: [
    { ...emptyExpense(), accountId: 2, value: 52_000_00 },
    { ...emptyExpense(), accountId: 2, value: 100_00, way: 'HECTARE' },
  ],
  shares: { c1: { percent: 100, locked: false } },
});

test('a version that is the same has no changes', () => {
  expect(planChanges(crop, plan(), plan())).toEqual([]);
});

test('another price changes the total with it, each told by product, before and after', () => {
  const changes = planChanges(crop, plan(), plan(134));
  expect(changes.map(({ field, before, after }) => [field, before, after])).toEqual([
    ['price', 128, 134],
    ['total', 1_190_400_00, 1_246_200_00],
  ]);
  expect(changes[0]).toMatchObject({ part: 'production', productName: 'SOJA', centerId: 1 });
});

test('two lines of one account are told apart, and what was taken out says what it was worth', () => {
  const after = { ...plan(), expenses: plan().expenses.slice(0, 1) };
  expect(planChanges(crop, plan(), after)).toMatchObject([
    { part: 'expenses', how: 'REMOVED', accountId: 2, field: null, before: 15_000_00, after: null },
  ]);
  expect(planChanges(crop, after, plan())).toMatchObject([{ how: 'ADDED', after: 15_000_00 }]);
});

test('more hectares change what is computed of them too', () => {
  const [line] = plan().production;
  const after = line && { ...plan(), production: [{ ...line, quantities: { area: 151, yield: 62 } }] };
  expect(after && planChanges(crop, plan(), after).map(({ part, field }) => `${part} ${field}`)).toEqual([
    'production quantities.area',
    'expenses year',
  ]);
});

test('another way of sharing out is said, with the plots and products that it falls to', () => {
  const over = (values: ActivityValues, change: Partial<ActivityValues>) => ({ ...values, ...change });
  const share = { percent: 60, locked: true };
  const products = over(plan(), { over: 'PRODUCT', shares: { [productKey(1, 'SOJA')]: share } });
  const plots = over(plan(), { over: 'PLOT', shares: { [plotKey(7)]: share } });
  const parts = (after: ActivityValues) =>
    planChanges(crop, plan(), after)
      .filter(({ how, part }) => how === 'ADDED' && part === 'apportionment')
      .map(({ centerId, productName, plotId, kind, after: now }) => [
        centerId,
        productName,
        plotId,
        kind,
        now,
      ]);
  expect(parts(products)).toEqual([[1, 'SOJA', null, 'percent', 60]]);
  expect(parts(plots)).toEqual([[null, null, 7, 'percent', 60]]);
  expect(planChanges(crop, plan(), plots)[0]).toMatchObject({
    field: 'over',
    before: 'CENTER',
    after: 'PLOT',
  });
});
