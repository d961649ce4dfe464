import { expect, test } from 'vitest';
import {
  type ActivityValues,
  emptyExpense,
  emptyLine,
  emptyValues,
} from '@/families/activity/activityValues';
import { costInUnits, type SaleContract, soldProducts } from '@/families/activity/rules/barter';
import { crop } from './crop';

/** 150 ha × 62 sc = 9 300 sc × R$ 128,00; cost R$ 780 000. */
const plan = (unit = 'sc60'): ActivityValues => ({
  ...emptyValues(crop, 2025),
  production: [
    {
      ...emptyLine(crop),
      productName: 'SOJA',
      centerId: 1,
      quantities: { area: 150, yield: 62 },
      unit,
      price: 128,
      total: 1_190_400_00,
    },
  ],
  expenses: [{ ...emptyExpense(), accountId: 1, value: 780_000_00 }],
});
const contract: SaleContract = {
  id: 1,
  number: 'CT-1',
  kind: 'FIXED',
  partner: '',
  productName: 'Soja',
  quantity: 3000,
  unit: 'sc60',
  unitName: 'SC',
  unitPrice: 131.5,
  currency: 'R$',
  delivery: '2026-03-01',
};

test('R$ 780 000 at R$ 128,00 a sack are 6 093,75 sacks, 40,63 a hectare', () => {
  const { units, perHa, unit } = costInUnits(crop, plan());
  expect(units).toBe(6093.75);
  expect(perHa).toBeCloseTo(40.625, 3);
  expect(unit).toBe('sc60');
});

test('contracts are counted in the unit of the plan: 3 000 sc and 93 t are 4 550 sc, 48,92 % of the harvest', () => {
  const [product] = soldProducts(crop, plan(), [contract, { ...contract, id: 2, quantity: 93, unit: 't' }]);
  expect(product?.sold).toBeCloseTo(4550, 6);
  expect(product?.percent).toBeCloseTo(48.92, 2);
  const [inKg] = soldProducts(crop, plan('kg'), [contract]);
  expect(inKg).toMatchObject({ produced: 558_000, sold: 180_000 });
});

test('a contract of another product is none of it; one without a unit is told, and in no sum', () => {
  const others = [
    { ...contract, productName: 'MILHO' },
    { ...contract, id: 3, unit: null },
  ];
  expect(soldProducts(crop, plan(), others)).toMatchObject([
    { sold: 0, percent: 0, uncounted: 1, contracts: [{ id: 3 }] },
  ]);
});

test('what is not known to be produced has no share', () => {
  const [line] = plan().production;
  const unknown = line && { ...plan(), production: [{ ...line, quantities: { area: 150, yield: null } }] };
  expect(unknown && soldProducts(crop, unknown, [contract])[0]).toMatchObject({
    produced: null,
    sold: 3000,
    percent: null,
  });
});

test("contracts are the farm's: their share is of what all plannings of the year produce, each its part", () => {
  const others = [
    { productName: 'soja', unit: 'sc60', quantity: 2700, centerId: null, title: '' },
    { productName: 'MILHO', unit: 'sc60', quantity: 5000, centerId: null, title: '' },
  ];
  const [product] = soldProducts(crop, plan(), [contract], others);
  expect(product).toMatchObject({ own: 9300, produced: 12_000, sold: 3000, percent: 25 });
  expect(product?.soldHere).toBeCloseTo(2325, 6);
  const unknown = [{ productName: 'SOJA', unit: 'sc60', quantity: null, centerId: null, title: '' }];
  expect(soldProducts(crop, plan(), [contract], unknown)[0]).toMatchObject({
    own: 9300,
    produced: null,
    percent: null,
    soldHere: null,
  });
});
