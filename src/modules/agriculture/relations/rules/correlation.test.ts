import { expect, it } from 'vitest';
import { correlationOf } from './correlation';

it("is Anscombe's first set: r = 0.816 of eleven pairs", () => {
  const x = [10, 8, 13, 9, 11, 14, 6, 4, 12, 7, 5];
  const y = [8.04, 6.95, 7.58, 8.81, 8.33, 9.96, 7.24, 4.26, 10.84, 4.82, 5.68];
  const found = correlationOf(x.map((one, at) => [one, y[at] ?? NaN] as const));
  expect(found?.n).toBe(11);
  expect(found?.r).toBeCloseTo(0.816, 3);
});

it('tells nothing of four harvests, or of a figure that never changes', () => {
  expect(correlationOf([1, 2, 3, 4].map((one) => [one, one] as const))).toBeNull();
  expect(correlationOf([1, 2, 3, 4, 5].map((one) => [one, 7] as const))).toBeNull();
});
