import { describe, expect, it } from 'vitest';
import { estimateAt, leaveOneOut, solveKriging, varianceAt, weightsAt } from './krigingSystem';
import type { Variogram } from './krigingTypes';

const x = Float64Array.of(0, 100, 0, 100, 50, 30);
const y = Float64Array.of(0, 0, 100, 100, 20, 80);
const values = Float64Array.of(10, 12, 14, 18, 11, 15);

describe('ordinary kriging', () => {
  it.each<[Variogram, number, number, number | null]>([
    [{ model: 'spherical', nugget: 1, partialSill: 9, scale: 120 }, 14.306005, 5.762298, 2.604017],
    [{ model: 'exponential', nugget: 1, partialSill: 9, scale: 40 }, 13.873198, 7.87953, null],
  ])('gives the specified figures: %o', (variogram, estimate, variance, rmse) => {
    const system = solveKriging(x, y, values, variogram)!;
    expect(estimateAt(system, 60, 60)).toBeCloseTo(estimate, 6);
    expect(varianceAt(system, 60, 60)).toBeCloseTo(variance, 6);
    if (rmse !== null) expect(leaveOneOut(system).rmse).toBeCloseTo(rmse, 6);
  });

  // E. H. Isaaks and R. M. Srivastava, An Introduction to Applied Geostatistics, 1989, ch. 12: C(h) = 10 e^(−0.3 h).
  it('gives the weights, the estimate and the variance of a textbook', () => {
    const system = solveKriging(
      Float64Array.of(61, 63, 64, 68, 71, 73, 75),
      Float64Array.of(139, 140, 129, 128, 140, 141, 128),
      Float64Array.of(477, 696, 227, 646, 606, 791, 783),
      { model: 'exponential', nugget: 0, partialSill: 10, scale: 1 / 0.3 },
    )!;
    const printed = [0.173, 0.318, 0.129, 0.086, 0.151, 0.057, 0.086];
    weightsAt(system, 65, 137).forEach((weight, at) => expect(weight).toBeCloseTo(printed[at]!, 3));
    expect(estimateAt(system, 65, 137)).toBeCloseTo(592.7, 1);
    expect(varianceAt(system, 65, 137)).toBeCloseTo(8.96, 2);
  });

  // P. K. Kitanidis, Introduction to Geostatistics, 1997, p. 67, as PyKrige's tests print it.
  it('gives the figures of a linear model in a textbook', () => {
    const system = solveKriging(
      Float64Array.of(9.7, 43.8),
      Float64Array.of(47.6, 24.6),
      Float64Array.of(1.22, 2.822),
      { model: 'linear', nugget: 0.1, partialSill: 0.006, scale: 1 },
    )!;
    expect(estimateAt(system, 18.8, 67.9)).toBeCloseTo(1.6364, 4);
    expect(varianceAt(system, 18.8, 67.9)).toBeCloseTo(0.4201, 4);
  });
});
