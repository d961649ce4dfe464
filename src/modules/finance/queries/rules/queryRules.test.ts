import { describe, expect, it } from 'vitest';
import { rowsAs } from '@/platform/http/readShape.test.kit';
import type { Shape } from '@/platform/http/wire';
import { AdvanceWire, ConsortiumWire, ContractWire, OrderWire } from '../queriesWire';
import {
  advanceBalance,
  advanceSituation,
  daysLate,
  orderValues,
  productBalance,
  productSituation,
  quotaBalance,
  quotaCost,
  quotaState,
} from './balances';
import { decimalsNeeded } from './decimals';
import { differsFrom, lineSums } from './lineSums';
import { advanceSums, contractSums, meanPrices, oneUnitSum, orderSums } from './querySums';

const TODAY = '2026-11-23';

function rows<Row>(shape: Shape<Row>, all: readonly object[]): Row[] {
  return rowsAs(
    shape,
    all.map((row, at) => ({ id: at + 1, currencySymbol: 'R$', businessMovement: 'INCOME', ...row })),
  );
}
const contract = (row: object) => rows(ContractWire, [row])[0] ?? expect.unreachable();
const order = (row: object) => rows(OrderWire, [row])[0] ?? expect.unreachable();
const advance = (row: object) => rows(AdvanceWire, [row])[0] ?? expect.unreachable();
const quota = (row: object) => rows(ConsortiumWire, [row])[0] ?? expect.unreachable();

describe('what is read', () => {
  it('leaves out what is no record, and takes nothing unknown for nought', () => {
    expect(rowsAs(ContractWire, [null, 7, { quantity: 3 }])).toEqual([]);
    const row = contract({
      quantity: 'doze',
      deliveredQuantity: null,
      contractType: 'SWAP',
      deliveryDate: '0001-01-01T00:00:00',
    });
    expect(row).toMatchObject({ agreed: null, delivered: null, kind: null, deadline: '', price: null });
    expect(productBalance(row)).toBeNull();
    expect(productSituation(row, TODAY)).toBeNull();
  });
});

describe('the balance of a contract', () => {
  it('is contracted − delivered, without binary dust', () => {
    expect(productBalance(contract({ quantity: 0.3, deliveredQuantity: 0.1 }))).toBe(0.2);
    expect(productBalance(contract({ quantity: 100, deliveredQuantity: 100.5 }))).toBe(-0.5);
  });

  it('tells where it stands', () => {
    const of = (delivered: number, deadline: string, cancelled = false) =>
      productSituation(
        contract({ quantity: 10, deliveredQuantity: delivered, deliveryDate: deadline, cancelled }),
        TODAY,
      );
    expect(of(0, '2026-11-23')).toBe('OPEN');
    expect(of(4, '2026-11-23')).toBe('PARTIAL');
    expect(of(4, '2026-11-22')).toBe('LATE');
    expect(of(10, '2026-01-01')).toBe('DONE');
    expect(of(11, '2026-01-01')).toBe('OVER');
    expect(of(0, '2026-01-01', true)).toBe('CANCELLED');
    expect(
      daysLate(contract({ quantity: 10, deliveredQuantity: 9, deliveryDate: '2026-11-20' }), TODAY),
    ).toBe(3);
    expect(daysLate(contract({ quantity: 10, deliveredQuantity: 9 }), TODAY)).toBeNull();
  });
});

describe('sums of contracts', () => {
  const soy = { productId: 1, productName: 'SOJA', unitName: 'SC' };

  it('weigh the mean price by quantity, each currency by itself; what has no price stays out', () => {
    const all = rows(ContractWire, [
      { ...soy, quantity: 3000, unitPrice: 130 },
      { ...soy, quantity: 1000, unitPrice: 134 },
      { ...soy, quantity: 500, unitPrice: null },
      { ...soy, quantity: 2400, unitPrice: 24.35, currencySymbol: 'US$' },
    ]);
    expect(meanPrices(all)).toEqual([
      { symbol: 'R$', mean: 131, quantity: 4000 },
      { symbol: 'US$', mean: 24.35, quantity: 2400 },
    ]);
  });

  it('add neither products nor units nor both sides, and leave cancelled ones out', () => {
    const all = rows(ContractWire, [
      { ...soy, quantity: 100, deliveredQuantity: 40 },
      { ...soy, quantity: 50, deliveredQuantity: null },
      { ...soy, quantity: 900, deliveredQuantity: 0, cancelled: true },
      { ...soy, quantity: 7, deliveredQuantity: 0, businessMovement: 'EXPENSE' },
      { ...soy, quantity: 6000, deliveredQuantity: 0, unitName: 'KG' },
    ]);
    expect(contractSums(all)).toMatchObject([
      { side: 'EXPENSE', agreed: { sum: 7 } },
      { unit: 'KG', agreed: { sum: 6000 } },
      {
        agreed: { sum: 150, unreported: 0 },
        delivered: { sum: 40, unreported: 1 },
        balance: { sum: 60, unreported: 1 },
      },
    ]);
  });

  it('stand under a column only where all rows tell it in one unit', () => {
    const all = rows(ContractWire, [
      { ...soy, quantity: 100 },
      { ...soy, quantity: 50, unitName: 'KG' },
    ]);
    const unit = (row: (typeof all)[number]) => row.unit;
    expect(oneUnitSum(all, unit, (row) => row.agreed)).toBeNull();
    expect(oneUnitSum(all.slice(0, 1), unit, (row) => row.agreed)).toBe(100);
    expect(oneUnitSum(all.slice(0, 1), unit, (row) => row.delivered)).toBeNull();
  });
});

describe('orders', () => {
  it('have values that make up the whole, rounded half away from nought', () => {
    const row = order({ quantity: 3, receivedQuantity: 1, unitPrice: 0.335 });
    expect(orderValues(row)).toEqual({ total: 101, received: 34, open: 67 });
    expect(orderValues(order({ quantity: 3, receivedQuantity: 1 })).open).toBeNull();
  });

  it('are summed by currency, late ones counted', () => {
    const all = rows(OrderWire, [
      { quantity: 10, receivedQuantity: 4, unitPrice: 2, deliveryDate: '2026-11-01' },
      { quantity: 1, receivedQuantity: 0, unitPrice: 5, currencySymbol: 'US$', deliveryDate: '2026-12-01' },
    ]);
    expect(orderSums(all, TODAY)).toMatchObject([
      { symbol: 'R$', late: 1, total: { sum: 2000 }, received: { sum: 800 }, open: { sum: 1200 } },
      { symbol: 'US$', late: 0, total: { sum: 500 } },
    ]);
  });
});

describe('advances', () => {
  it('leave value − used − returned', () => {
    const row = advance({ value: 45000, usedValue: 32000.1, returnedValue: 3000, deliveryYear: 2026 });
    expect(advanceBalance(row)).toBe(999_990);
    expect(advanceSituation(row, TODAY)).toBe('PARTIAL');
    expect(advanceSituation({ ...row, deliveryYear: 2025 }, TODAY)).toBe('LATE');
    expect(advanceSituation({ ...row, used: 4_200_000 }, TODAY)).toBe('DONE');
    expect(advanceBalance(advance({ value: 1 }))).toBeNull();
  });

  it('are never added across sides', () => {
    const sums = advanceSums(
      rows(AdvanceWire, [
        { value: 100, usedValue: 0, returnedValue: 0 },
        { value: 30, usedValue: 10, returnedValue: 0, businessMovement: 'EXPENSE' },
      ]),
    );
    expect(sums.map(({ side, balance }) => [side, balance?.sum])).toEqual([
      ['EXPENSE', 2_000],
      ['INCOME', 10_000],
    ]);
  });
});

describe('consortia', () => {
  const terms = { creditValue: 320000, administrationRate: 15, paidValue: 116533.33, bidValue: 64000 };

  it('cost credit × (1 + rate); a bid counts once the quota was awarded', () => {
    const offered = quota(terms);
    expect(quotaCost(offered)).toBe(36_800_000);
    expect(quotaBalance(offered)).toBe(25_146_667);
    expect(quotaState(offered)).toBe('PAYING');
    const awarded = quota({ ...terms, awardDate: '2026-05-01T00:00:00' });
    expect(quotaBalance(awarded)).toBe(18_746_667);
    expect(quotaState(awarded)).toBe('AWARDED');
    expect(quotaState(quota({ ...terms, paidValue: 368000 }))).toBe('SETTLED');
    expect(quotaBalance(quota({ creditValue: 10 }))).toBeNull();
  });
});

describe('the decimals of a column', () => {
  it('are as many as its figures need', () => {
    expect(decimalsNeeded([5000, null, 612.5], { min: 0, max: 3 })).toBe(1);
    expect(decimalsNeeded([5000, null], { min: 0, max: 3 })).toBe(0);
    expect(decimalsNeeded([24.35, 131.5], { min: 2, max: 4 })).toBe(2);
    expect(decimalsNeeded([1 / 3], { min: 0, max: 3 })).toBe(3);
  });
});

describe('the lines of a record', () => {
  const line = (quantity: number | null, value: number | null) => ({
    id: 0,
    date: '',
    text: '',
    quantity,
    value,
    documentId: null,
    side: null,
    actId: null,
  });

  it('have a sum only where each tells its figure, and are compared with the record', () => {
    expect(lineSums([line(0.1, 10), line(0.2, 5)])).toEqual({ quantity: 0.3, value: 15 });
    expect(lineSums([line(1, null), line(null, 5)])).toEqual({ quantity: null, value: null });
    expect(differsFrom(3, 4, 1)).toBe(true);
    expect(differsFrom(4, 4, 1)).toBe(false);
    expect(differsFrom(0, 4, 0)).toBe(true);
    expect(differsFrom(4, null, 1)).toBe(false);
  });
});
