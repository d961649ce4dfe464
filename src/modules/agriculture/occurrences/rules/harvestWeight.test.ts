import { describe, expect, it } from 'vitest';
import {
  discountNotes,
  harvestedKg,
  harvestedSacks,
  netOfScale,
  standardOfProduct,
  weightFaults,
} from './harvestWeight';

const load = {
  grossKg: 53_000,
  tareKg: 15_000,
  netKg: 38_000,
  standard: 'SOY',
  discountOrder: 'IMPURITY_FIRST',
  moisture: 16,
  impurity: 2.5,
  sackKg: 60,
};

describe('the weight of a harvest', () => {
  it('is what the discounts of the specification leave', () => {
    expect(netOfScale(load)).toEqual({ netKg: 38_000 });
    expect(harvestedKg(load)).toBe(36_553.91);
    expect(harvestedSacks(load)).toBeCloseTo(609.23, 2);
    expect(discountNotes(load)).toEqual([
      {
        field: 'impurity',
        key: 'impurityDiscount',
        values: { weight: 38_000, found: 2.5, limit: 1, rest: 99, discount: 575.76 },
      },
      {
        field: 'moisture',
        key: 'moistureDiscount',
        values: { weight: 37_424.24, found: 16, limit: 14, rest: 86, discount: 870.33 },
      },
      { field: 'netKg', key: 'finalWeight', values: { final: 36_553.91 } },
    ]);
  });

  it('keeps its net weight where nothing is discounted, and is unknown without one', () => {
    expect(harvestedKg({ netKg: 31_000 })).toBe(31_000);
    expect(discountNotes({ netKg: 31_000 })).toEqual([]);
    expect(harvestedKg({ ...load, netKg: null })).toBeNull();
    expect(harvestedSacks({})).toBeNull();
  });

  it('is unknown, and refused, where what was measured has no standard', () => {
    const free = { ...load, standard: null };
    expect(harvestedKg(free)).toBeNull();
    expect(weightFaults(free)).toEqual([{ field: 'standard', key: 'noStandard' }]);
    expect(weightFaults({ ...free, moisture: null, impurity: null })).toEqual([]);
    expect(harvestedKg({ ...free, moisture: null, impurity: null })).toBe(38_000);
  });

  it("needs the limits of the buyer's table, and is unknown until they are there", () => {
    const buyer = { ...load, standard: 'BUYER', moistureBase: 13 };
    expect(weightFaults(buyer)).toEqual([{ field: 'impurityBase', key: 'buyerTable' }]);
    expect(harvestedKg(buyer)).toBeNull();
    expect(discountNotes(buyer)).toEqual([{ field: 'netKg', key: 'discountsUnknown' }]);
    expect(weightFaults({ ...buyer, impurityBase: 0 })).toEqual([]);
  });

  it('is that of the scale', () => {
    expect(weightFaults({ grossKg: 15_000, tareKg: 15_000, netKg: 1 })).toEqual([
      { field: 'tareKg', key: 'tareTooHeavy' },
    ]);
    expect(weightFaults({ ...load, netKg: 37_000 })).toEqual([
      { field: 'netKg', key: 'netDiffers', values: { net: 38_000 } },
    ]);
    expect(weightFaults(load)).toEqual([]);
  });

  it('follows the standard of the product where there is an official one', () => {
    const names = ['Soja em grão', 'MILHO', 'trigo', 'CAFÉ', null];
    expect(names.map(standardOfProduct)).toEqual(['SOY', 'MAIZE', 'WHEAT', null, null]);
  });
});
