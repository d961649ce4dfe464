import { describe, expect, it } from 'vitest';
import { loadSums, missingLimits, sacksOf, type Weighed } from './grainDiscounts';

const load: Weighed = {
  grossWeight: 53_000,
  tareWeight: 15_000,
  arrivedWeight: null,
  standard: 'SOY',
  order: 'IMPURITY_FIRST',
  moistureBase: null,
  impurityBase: null,
  moisture: 16,
  impurity: 2.5,
  otherDiscount: null,
};

describe('the discounts of a load', () => {
  it('are those of the specification', () => {
    const sums = loadSums(load);
    expect(sums?.net).toBe(38_000);
    expect(sums?.steps.map(({ kind, discount }) => [kind, discount])).toEqual([
      ['impurity', 575.76],
      ['moisture', 870.33],
    ]);
    expect(sums?.final).toBe(36_553.91);
    expect(sacksOf(36_553.91)).toBe(609.23);
  });

  it('are taken the other way round where the buyer does so', () => {
    const sums = loadSums({ ...load, order: 'MOISTURE_FIRST' });
    expect(sums?.steps.map(({ kind, discount }) => [kind, discount])).toEqual([
      ['moisture', 883.72],
      ['impurity', 562.37],
    ]);
  });

  it('are never below nought, and nothing without a measurement', () => {
    expect(loadSums({ ...load, moisture: 11, impurity: 0.4 })?.final).toBe(38_000);
    expect(loadSums({ ...load, standard: null, moisture: null, impurity: null })?.final).toBe(38_000);
    expect(loadSums({ ...load, otherDiscount: 90_000 })?.final).toBe(0);
  });

  it('cannot be told without the limits, or without both weights', () => {
    expect(loadSums({ ...load, standard: 'BUYER' })).toBeNull();
    expect(loadSums({ ...load, standard: 'BUYER', moistureBase: 15, impurityBase: 100 })).toBeNull();
    expect(loadSums({ ...load, tareWeight: 53_000 })).toBeNull();
    expect(loadSums({ ...load, tareWeight: null })).toBeNull();
  });

  it('need a standard for what was measured, and the limit of a table for each thing that was', () => {
    const buyer = { ...load, standard: 'BUYER' } as const;
    expect(missingLimits(load)).toEqual([]);
    expect(missingLimits({ ...load, standard: null })).toEqual(['standard']);
    expect(missingLimits({ ...load, standard: null, moisture: null })).toEqual(['standard']);
    expect(missingLimits({ standard: null, moisture: null })).toEqual([]);
    expect(missingLimits(buyer)).toEqual(['moistureBase', 'impurityBase']);
    expect(missingLimits({ ...buyer, impurity: null, moistureBase: 0 })).toEqual([]);
    expect(loadSums({ ...load, standard: null })).toBeNull();
    // Nothing was measured of impurity: its limit is not needed.
    expect(loadSums({ ...buyer, impurity: null, moistureBase: 14 })?.final).toBe(37_116.28);
  });

  it('are taken of what arrived, once that is known', () => {
    const arrived = { ...load, arrivedWeight: 37_900, moisture: null, impurity: null };
    expect(loadSums(arrived)?.final).toBe(37_900);
  });
});
