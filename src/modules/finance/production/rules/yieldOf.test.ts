import { describe, expect, it } from 'vitest';
import { quantityOf, yieldOf } from './yieldOf';

const soy = (quantity: number, area: number) => ({ quantity, area, unit: 'SC' });

describe('yield', () => {
  it('comes from the sums: 62 sc/ha on 50 ha and 50 sc/ha on 30 ha make 57,5', () => {
    expect(yieldOf([soy(62 * 50, 50), soy(50 * 30, 30)])).toBeCloseTo(57.5, 10);
  });

  it('is not told without area, or of several units', () => {
    expect(yieldOf([soy(100, 0)])).toBeNull();
    expect(yieldOf([soy(100, 2), { quantity: 6_000, area: 2, unit: 'KG' }])).toBeNull();
    expect(quantityOf([])).toBeNull();
  });
});
