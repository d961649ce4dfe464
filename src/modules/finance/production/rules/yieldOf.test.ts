import { describe, expect, it } from 'vitest';
import { areaOf, quantityOf, yieldOf } from './yieldOf';

const soy = (quantity: number, area: number) => ({ quantity, area, unit: 'SC', productId: 1 });

describe('yield', () => {
  it('comes from the sums: 62 sc/ha on 50 ha and 50 sc/ha on 30 ha make 57,5', () => {
    expect(yieldOf([soy(62 * 50, 50), soy(50 * 30, 30)])).toBeCloseTo(57.5, 10);
  });

  it('is not told without area, or of several products or units', () => {
    expect(yieldOf([soy(100, 0)])).toBeNull();
    expect(yieldOf([soy(100, 2), { ...soy(6_000, 2), unit: 'KG' }])).toBeNull();
    expect(quantityOf([soy(100, 2), { ...soy(50, 1), productId: 2 }])).toBeNull();
    expect(quantityOf([])).toBeNull();
  });
});

it('the area of one harvest adds up; that of several is the same field again', () => {
  expect(
    areaOf([
      { harvestId: 1, area: 124 },
      { harvestId: 1, area: 30 },
    ]),
  ).toBe(154);
  expect(
    areaOf([
      { harvestId: 1, area: 124 },
      { harvestId: 2, area: 124 },
    ]),
  ).toBeNull();
  expect(areaOf([{ harvestId: 1, area: null }])).toBeNull();
});
