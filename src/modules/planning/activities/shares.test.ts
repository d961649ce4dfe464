import { expect, test } from 'vitest';
import {
  type ActivityValues,
  apportionmentOf,
  type Center,
  emptyExpense,
  emptyLine,
  emptyValues,
} from '@/families/activity/activityValues';
import { plotKey, productKey } from '@/families/activity/rules/shareTargets';
import { readShape } from '@/platform/http/readShape';
import { PlanWire, toBody } from '../planningWire';
import { crop } from './crop';

const plot = (id: number, area: number | null) => ({ id, name: `TALHAO ${id}`, area });
const center = (id: number, plotList: Center['plotList']): Center => ({
  id,
  name: `CENTRO ${id}`,
  groupName: 'SEDE',
  area: 100,
  plots: plotList?.length ?? 0,
  ...(plotList && { plotList }),
});
const line = (centerId: number, productName: string, area: number) => ({
  ...emptyLine(crop),
  productName,
  centerId,
  quantities: { area, yield: 60 },
  price: 100,
  total: area * 60 * 100 * 100,
});
/** R$ 10 000,00 over 60 ha of one center (soy and corn) and 40 ha of another. */
const plan = (change: Partial<ActivityValues>): ActivityValues => ({
  ...emptyValues(crop, 2026),
  title: 'SAFRA',
  production: [line(1, 'SOJA', 45), line(1, 'MILHO 2.A', 15), line(2, 'SOJA', 40)],
  expenses: [{ ...emptyExpense(), accountId: 1, value: 10_000_00 }],
  ...change,
});
const centers = [center(1, [plot(11, 30), plot(12, 10)]), center(2, undefined)];
const partsOf = (values: ActivityValues, of = centers) =>
  apportionmentOf(crop, values, of).parts.map(({ name, centerId, percent, amount }) => [
    name ?? centerId,
    percent,
    amount,
  ]);

test('over centers', () => {
  expect(partsOf(plan({ over: 'CENTER' }))).toEqual([
    [1, 60, 6_000_00],
    [2, 40, 4_000_00],
  ]);
});

test('over products, those of one name in two centers apart', () => {
  expect(partsOf(plan({ over: 'PRODUCT' }))).toEqual([
    ['SOJA', 45, 4_500_00],
    ['MILHO 2.A', 15, 1_500_00],
    ['SOJA', 40, 4_000_00],
  ]);
});

test.each(['AREA', 'INCOME', 'QUANTITY'] as const)(
  'over plots, by %s: a center is shared among its plots by their areas, one without plots stands for itself',
  (basis) => {
    expect(partsOf(plan({ over: 'PLOT', basis }))).toEqual([
      ['TALHAO 11', 45, 4_500_00],
      ['TALHAO 12', 15, 1_500_00],
      [2, 40, 4_000_00],
    ]);
  },
);

test('a plot whose area is not known leaves the shares unknown, never zero', () => {
  const unknown = [center(1, [plot(11, 30), plot(12, null)]), center(2, undefined)];
  const { left, parts } = apportionmentOf(crop, plan({ over: 'PLOT' }), unknown);
  expect(left).toBe(100);
  expect(parts.map(({ percent }) => percent)).toEqual([null, null, null]);
});

test.each([
  ['PLOT', plotKey(12)],
  ['PRODUCT', productKey(1, 'MILHO 2.A')],
] as const)(
  'a locked part over %s keeps its share, is sent with what it falls to and read again',
  (over, key) => {
    const values = plan({ over, shares: { [key]: { percent: 25, locked: true } } });
    const body = toBody(crop, values, null, false, centers);
    expect(body.apportionment.reduce((all, { percent }) => all + (percent ?? 0), 0)).toBe(100);
    expect(body.apportionment.find(({ locked }) => locked)).toEqual({
      farmActivityFieldId: 1,
      ...(over === 'PLOT' ? { farmActivityFieldPolygonId: 12 } : { productName: 'MILHO 2.A' }),
      percent: 25,
      amount: 2500,
      locked: true,
    });
    expect(body.apportionment.reduce((all, { amount }) => all + (amount ?? 0), 0)).toBe(10_000);
    const sent: unknown = JSON.parse(JSON.stringify({ ...body, id: 1 }));
    const read = readShape('/Planning/GetById', PlanWire, sent).values;
    expect(read.over).toBe(over);
    expect(read.shares[key]).toEqual({ percent: 25, locked: true });
    expect(partsOf(read)).toEqual(partsOf(values));
  },
);

test('the shares are sent to the cent, as the form shows them', () => {
  const values = plan({
    production: [line(1, 'SOJA', 50), line(2, 'SOJA', 30), line(3, 'SOJA', 40.5)],
    expenses: [{ ...emptyExpense(), accountId: 1, value: 1_000_000_00 }],
  });
  const body = toBody(crop, values, null, false, centers);
  expect(body.apportionment.map(({ amount }) => amount)).toEqual([414_937.76, 248_962.66, 336_099.58]);
});

test('the account of a product and its parts of the income are sent and read again', () => {
  const parts = Array.from({ length: 12 }, (_, at) => ({ 2: 40, 4: 60 })[at] ?? null);
  const values = plan({ production: [{ ...line(1, 'SOJA', 10), accountId: 13, spread: 'MONTHS', parts }] });
  const body = toBody(crop, values, null, false, centers);
  expect(body.production[0]).toMatchObject({
    financialRatingId: 13,
    receiptParts: [
      { month: 3, percent: 40 },
      { month: 5, percent: 60 },
    ],
  });
  expect(body.production[0]?.months).toEqual([0, 0, 24_000, 0, 36_000, 0, 0, 0, 0, 0, 0, 0]);
  const sent: unknown = JSON.parse(JSON.stringify({ ...body, id: 1 }));
  expect(readShape('/Planning/GetById', PlanWire, sent).values.production[0]).toMatchObject({
    accountId: 13,
    spread: 'MONTHS',
    parts,
  });
});
