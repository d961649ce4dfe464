import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ComparedAccount, ComparedProduct } from '../planningTypes';
import { expectedMonths } from './expected';
import { soldFigures, splitOf } from './soldFigures';

const inMonth = (month: number, value: number) =>
  Array.from({ length: 12 }, (_, at) => (at === month - 1 ? value : 0));
/** Only July to October are over. */
const over = (values: readonly number[]) => values.map((value, at) => (at >= 6 && at <= 9 ? value : null));

/** 7 600 sacks at R$ 128,00, planned for March; 2 000 of them were sold in October at R$ 120,7642. */
const soy: ComparedProduct = {
  id: '1',
  name: 'SOJA',
  centerId: null,
  centerName: 'SEDE',
  unit: 'sc60',
  plannedQuantity: 7600,
  planned: inMonth(3, 7600 * 128_00),
  actualQuantities: over(inMonth(10, 2000)),
  actual: over(inMonth(10, 241_528_44)),
};
const account = (of: Partial<ComparedAccount>): ComparedAccount => ({
  id: 1,
  name: 'VENDA DE SOJA',
  subgroupName: 'VENDAS',
  side: 'INCOME',
  planned: soy.planned,
  actual: soy.actual,
  ...of,
});

test('what was sold is compared with the plan of the months that are over, and of one month with its own', () => {
  expect(soldFigures(soy, null)).toEqual({
    plannedQuantity: 7600,
    plannedCents: 7600 * 128_00,
    dueQuantity: 0,
    dueCents: 0,
    soldQuantity: 2000,
    soldCents: 241_528_44,
  });
  // The same difference as that of its account.
  expect(splitOf(soy, null)?.difference).toBe(241_528_44);
  expect(splitOf(soy, null)).toEqual({
    difference: 241_528_44,
    quantity: 256_000_00,
    price: 241_528_44 - 256_000_00,
  });
  expect(soldFigures(soy, 2)).toMatchObject({ plannedQuantity: 7600, dueQuantity: null, soldQuantity: null });
  expect(splitOf(soy, 2)).toBeNull();
  expect(splitOf({ ...soy, plannedQuantity: null }, null)).toBeNull();
  expect(splitOf({ ...soy, actualQuantities: over(inMonth(10, 0)).map(() => null) }, null)).toBeNull();
});

test('quantity part and price part are the difference to the cent, whatever was sold', () => {
  const cents = fc.integer({ min: 0, max: 1e9 });
  const amount = fc.integer({ min: 1, max: 1e8 }).map((value) => value / 10_000);
  fc.assert(
    fc.property(amount, cents, amount, cents, (plannedQuantity, planned, sold, actual) => {
      const product = {
        ...soy,
        plannedQuantity,
        planned: inMonth(8, planned),
        actualQuantities: over(inMonth(8, sold)),
        actual: over(inMonth(8, actual)),
      };
      const split = splitOf(product, null);
      if (planned === 0) return;
      expect(split && split.quantity + split.price).toBe(split?.difference);
      expect(split?.difference).toBe(actual - planned);
    }),
  );
});

const last = (accounts: ComparedAccount[], products: ComparedProduct[]) =>
  expectedMonths(accounts, products).at(-1);

test('what is expected is what was sold and what is left, never the whole plan beside it', () => {
  expect(last([account({})], [soy])).toMatchObject({
    plannedIncome: 7600 * 128_00,
    expectedIncome: 241_528_44 + 5600 * 128_00,
  });
  const months = expectedMonths([account({})], [soy]);
  // October holds what was sold; what is left comes when it is planned.
  expect(months.map(({ expectedIncome }) => expectedIncome).slice(3, 9)).toEqual([
    ...Array.from({ length: 5 }, () => 241_528_44),
    241_528_44 + 5600 * 128_00,
  ]);
});

test('without quantities what is left is of the worth; more than the plan leaves nothing', () => {
  expect(last([account({})], [{ ...soy, plannedQuantity: null }])?.expectedIncome).toBe(7600 * 128_00);
  expect(last([account({})], [])?.expectedIncome).toBe(7600 * 128_00);
  const more = { ...soy, actualQuantities: over(inMonth(10, 8000)), actual: over(inMonth(10, 1_000_000_00)) };
  expect(last([account({ actual: more.actual })], [more])?.expectedIncome).toBe(1_000_000_00);
});

test('what was planned for a month that is over and not sold is still to come; after the year nothing is', () => {
  const late = { ...soy, planned: inMonth(8, 7600 * 128_00) };
  expect(last([account({ planned: late.planned })], [late])?.expectedIncome).toBe(241_528_44 + 5600 * 128_00);
  const ended = { ...soy, actual: inMonth(10, 241_528_44), actualQuantities: inMonth(10, 2000) };
  expect(last([account({ actual: ended.actual })], [ended])?.expectedIncome).toBe(241_528_44);
});

test('expense is the actual of the months that are over and the plan of the others; a side that is not known is in none', () => {
  const expense = account({
    id: 2,
    side: 'EXPENSE',
    planned: inMonth(8, 52_000_00).map((value, at) => (at === 1 ? 1_000_00 : value)),
    actual: over(inMonth(8, 58_240_00)),
  });
  expect(last([expense, account({ id: 3, side: null })], [])).toEqual({
    month: 6,
    plannedIncome: 0,
    expectedIncome: 0,
    plannedExpense: 53_000_00,
    expectedExpense: 59_240_00,
  });
});
