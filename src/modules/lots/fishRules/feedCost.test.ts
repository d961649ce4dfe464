import { describe, expect, it } from 'vitest';
import { costOfGain, expectedConversion, priceOf } from './feedCost';

const PRICES = [
  { productId: 1, name: 'RACAO 32%', perKg: 3.18 },
  { productId: 2, name: 'RACAO 45%', perKg: null },
];

describe('what a kg of gain costs in feed', () => {
  it('is the price by the conversion: R$ 3,18 at 1,3 are R$ 4,134', () => {
    expect(costOfGain(3.18, 1.3)).toBeCloseTo(4.134, 9);
  });

  it('takes the price of the product, else of the one of that name, and none that is alike', () => {
    expect(priceOf(PRICES, 'outra', 1)?.perKg).toBe(3.18);
    expect(priceOf(PRICES, ' racao 32% ', null)?.productId).toBe(1);
    expect(priceOf(PRICES, 'racao 45%', null)?.perKg).toBeNull();
    expect(priceOf(PRICES, 'racao', null)).toBeNull();
    expect(priceOf(PRICES, '', null)).toBeNull();
    expect(priceOf(PRICES, 'RACAO 32%', 9)).toBeNull();
  });

  it('expects the conversion of the range, else the own one of the lot', () => {
    const ranges = [
      { from: 0, to: 100, dailyGain: null, feedConversion: 1.1 },
      { from: 100, to: null, dailyGain: null, feedConversion: null },
    ];
    expect(expectedConversion(ranges, 50, 1.4)).toEqual({ value: 1.1, source: 'reference' });
    expect(expectedConversion(ranges, 140, 1.4)).toEqual({ value: 1.4, source: 'own' });
    expect(expectedConversion(ranges, 140, null)).toBeNull();
    expect(expectedConversion([], null, 0)).toBeNull();
  });
});
