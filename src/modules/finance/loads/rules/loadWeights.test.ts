import { describe, expect, it } from 'vitest';
import { contractAfter, inUnit, transportDifference } from './loadWeights';

it('what arrived is compared with what left', () => {
  const weighed = { grossWeight: 53_000, tareWeight: 15_000 };
  expect(transportDifference({ ...weighed, arrivedWeight: 37_900 })).toEqual({ kg: -100, percent: -0.26 });
  expect(transportDifference({ ...weighed, arrivedWeight: null })).toBeNull();
});

describe('the balance of a contract', () => {
  const contract = { quantity: 5000, deliveredQuantity: 4500, unitName: 'SC' };

  it('counts the load in the unit of the contract', () => {
    expect(contractAfter(contract, 36_553.91, 0)).toEqual({ before: 500, after: -109.232, unit: 'SC' });
    expect(inUnit(36_553.91, 'TON')).toBe(36.554);
  });

  it('does not count a load twice when it is changed', () => {
    expect(contractAfter(contract, 6_000, 6_000)).toEqual({ before: 600, after: 500, unit: 'SC' });
  });

  it('is told to the thousandth before the load as after it', () => {
    const finer = { ...contract, quantity: 5000.0004 };
    expect(contractAfter(finer, 6_000, 0)).toEqual({ before: 500, after: 400, unit: 'SC' });
  });

  it('is not told in a unit that is no weight', () => {
    expect(contractAfter({ ...contract, unitName: 'UN' }, 6_000, 0)).toBeNull();
    expect(contractAfter({ ...contract, deliveredQuantity: null }, 6_000, 0)).toBeNull();
  });
});
