import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  accumulatedOn,
  assetState,
  bookValueOn,
  depreciationSchedule,
  depreciationTerms,
  type DepreciationTerms,
  monthlyQuota,
  saleResult,
} from './depreciation';

const terms = (more: Partial<DepreciationTerms> = {}): DepreciationTerms => ({
  price: 300_000_00,
  residual: 60_000_00,
  months: 120,
  start: '2026-01',
  soldOn: null,
  ...more,
});
const tractor = {
  purchaseDate: '2026-01-20T00:00:00',
  purchasePrice: 300_000_00,
  residualValue: 60_000_00,
  usefulLifeMonths: 120,
};

describe('depreciation', () => {
  it('takes the same off every month', () => {
    expect(monthlyQuota(terms())).toBe(2_000_00);
    const schedule = depreciationSchedule(terms());
    expect(schedule).toHaveLength(120);
    expect(schedule[0]).toEqual({
      number: 1,
      month: '2026-01',
      quota: 2_000_00,
      accumulated: 2_000_00,
      bookValue: 298_000_00,
    });
    expect(schedule.at(-1)).toMatchObject({ month: '2035-12', bookValue: 60_000_00 });
  });

  it('leaves the rest of the rounding to the last month', () => {
    const quotas = (price: number) =>
      depreciationSchedule(terms({ price, residual: 0, months: 3 })).map(({ quota }) => quota);
    expect(quotas(100_00)).toEqual([33_33, 33_33, 33_34]);
    expect(quotas(200_00)).toEqual([66_67, 66_67, 66_66]);
    expect(quotas(2)).toEqual([1, 1, 0]);
  });

  it('stops at the sale', () => {
    const months = (soldOn: string) => depreciationSchedule(terms({ soldOn })).map(({ month }) => month);
    expect(months('2026-03-15')).toEqual(['2026-01', '2026-02']);
    expect(months('2026-03-31')).toEqual(['2026-01', '2026-02', '2026-03']);
    expect(months('2026-01-25')).toEqual([]);
  });

  it('counts a month when it is over', () => {
    expect(accumulatedOn(terms(), '2026-01-30')).toBe(0);
    expect(accumulatedOn(terms(), '2026-01-31')).toBe(2_000_00);
    expect(bookValueOn(tractor, '2026-12-31')).toBe(276_000_00);
  });

  it('begins when the asset is put to use, where that is told', () => {
    expect(depreciationTerms({ ...tractor, depreciationStart: '2026-06-01' })?.start).toBe('2026-06');
    expect(depreciationTerms(tractor)?.start).toBe('2026-01');
  });

  it('takes nothing off what has no useful life, and knows no value without a price', () => {
    expect(bookValueOn({ purchasePrice: 500_00, purchaseDate: '2020-01-01' }, '2026-01-01')).toBe(500_00);
    expect(bookValueOn({ purchaseDate: '2020-01-01' }, '2026-01-01')).toBeNull();
    expect(depreciationTerms({ ...tractor, residualValue: 300_000_00 })?.residual).toBe(300_000_00);
    expect(depreciationTerms({ ...tractor, residualValue: 300_000_01 })).toBeNull();
    expect(depreciationTerms({ ...tractor, residualValue: null })).toBeNull();
    const months = (usefulLifeMonths: number | null) =>
      depreciationTerms({ ...tractor, usefulLifeMonths })?.months ?? null;
    expect([1, 1200, 0, 1201, 1.5, null].map(months)).toEqual([1, 1200, null, null, null, null]);
    expect(depreciationTerms({ ...tractor, purchasePrice: -1, residualValue: -2 })).toBeNull();
    expect(depreciationTerms({ ...tractor, residualValue: 0 })?.residual).toBe(0);
  });

  it('compares a sale with the value in the books', () => {
    const sold = { ...tractor, saleDate: '2026-12-31', saleValue: 280_000_00 };
    expect(saleResult(sold)).toBe(4_000_00);
    expect(saleResult({ ...sold, saleValue: 270_000_00 })).toBe(-6_000_00);
    expect(saleResult(tractor)).toBeNull();
  });

  it('tells what is sold, worn out or in use', () => {
    expect(assetState(tractor, '2026-11-23')).toBe('OWNED');
    expect(assetState(tractor, '2035-12-31')).toBe('WORN');
    expect(assetState({ ...tractor, saleDate: '2026-11-01' }, '2026-11-23')).toBe('SOLD');
  });

  it('sums to price less residual to the cent', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000_00 }),
        fc.integer({ min: 0, max: 10_000_000_00 }),
        fc.integer({ min: 1, max: 600 }),
        (one, other, months) => {
          const price = Math.max(one, other);
          const residual = Math.min(one, other);
          const schedule = depreciationSchedule(terms({ price, residual, months }));
          const sum = schedule.reduce((all, { quota }) => all + quota, 0);
          expect(sum).toBe(price - residual);
          expect(schedule.every(({ quota }) => quota >= 0)).toBe(true);
        },
      ),
    );
  });
});
