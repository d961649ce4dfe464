import { expect, it } from 'vitest';
import { expectedWeight, unlikelyWeight } from './usualWeight';

it('a bird weighs what is usual, or what its lot weighed last, grown until that day', () => {
  expect(expectedWeight(42, null)).toBe(2950);
  expect(expectedWeight(13, null)).toBeCloseTo(438.6, 1);
  // A light lot stays light.
  expect(expectedWeight(42, { day: 35, value: 1800 })).toBeCloseTo(2360, 0);
  expect(expectedWeight(90, null)).toBeNull();
  expect(expectedWeight(90, { day: 90, value: 5000 })).toBe(5000);
});

it('a mean that cannot be is told by the unit that was meant, where one fits', () => {
  expect(unlikelyWeight(2900, 2950)).toBeNull();
  expect([unlikelyWeight(1475, 2950), unlikelyWeight(4425, 2950)]).toEqual([null, null]);
  // 3 000 birds with 8,7 kg: tonnes were typed; on day 13 4 010 g is nothing that any unit explains.
  expect(unlikelyWeight((8.7 * 1000) / 3000, 2950)).toEqual({ factor: 1000 });
  expect(unlikelyWeight((8_700_000 * 1000) / 3000, 2950)).toEqual({ factor: 0.001 });
  expect(unlikelyWeight((870_000 * 1000) / 3000, 2950)).toEqual({ factor: null });
  expect(unlikelyWeight(4010, 438)).toEqual({ factor: null });
});
