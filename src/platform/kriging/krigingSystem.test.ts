import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  deviationAt,
  estimateAt,
  leaveOneOut,
  meanLeaveOneOut,
  solveKriging,
  varianceAt,
  weightsAt,
} from './krigingSystem';
import type { Variogram } from './krigingTypes';

const x = Float64Array.of(0, 100, 0, 100, 50, 30);
const y = Float64Array.of(0, 0, 100, 100, 20, 80);
const values = Float64Array.of(10, 12, 14, 18, 11, 15);

describe('ordinary kriging', () => {
  it.each<[Variogram, number, number]>([
    [{ model: 'spherical', nugget: 1, partialSill: 9, scale: 120 }, 14.306005, 5.762298],
    [{ model: 'exponential', nugget: 1, partialSill: 9, scale: 40 }, 13.873198, 7.87953],
  ])('gives the specified figures: %o', (variogram, estimate, variance) => {
    const system = solveKriging(x, y, values, variogram)!;
    expect(estimateAt(system, 60, 60)).toBeCloseTo(estimate, 6);
    expect(varianceAt(system, 60, 60)).toBeCloseTo(variance, 6);
  });

  it('has the specified error of leave-one-out', () => {
    const system = solveKriging(x, y, values, {
      model: 'spherical',
      nugget: 1,
      partialSill: 9,
      scale: 120,
    })!;
    expect(leaveOneOut(system).rmse).toBeCloseTo(2.604017, 6);
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

  // KT3D_H2O (M. Karanovic et al., Groundwater 47, 2009), as PyKrige compares itself with it: 500 (1 − e^(−3 h ÷ 3000)).
  it('gives the grid of another program', () => {
    const samples = [
      [1069209, 243400, 26],
      [1070962, 243239, 73],
      [1070957, 241845, 96],
      [1070767, 242652, 73],
      [1070063, 242374, 67],
      [1069440, 242201, 39],
      [1071851, 241678, 104],
      [1068668, 243391, 22],
      [1068897, 242501, 20],
      [1068128, 242816, 9],
      [1070878, 243820, 73],
      [1069805, 243729, 48],
      [1071428, 241868, 99],
      [1071012, 241572, 96],
      [1067493, 243015, 5],
    ] as const;
    const system = solveKriging(
      Float64Array.from(samples, ([east]) => east),
      Float64Array.from(samples, ([, north]) => north),
      Float64Array.from(samples, ([, , value]) => value),
      { model: 'exponential', nugget: 0, partialSill: 500, scale: 1000 },
    )!;
    const printed = [
      [0, 0, 32.979033],
      [1, 0, 32.555289],
      [40, 0, 38.425332],
      [72, 0, 70.540543],
      [99, 0, 63.740866],
      [0, 5, 30.594272],
      [33, 5, 31.718018],
      [72, 5, 72.875802],
    ] as const;
    for (const [col, row, estimate] of printed)
      expect(estimateAt(system, 1067275 + 50 * col, 243934 - 25 * row)).toBeCloseTo(estimate, 5);
  });
});

/** Six to twelve places that lie apart, with values that differ. */
const samples = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 40 })), {
    minLength: 6,
    maxLength: 12,
    selector: ([east, north]) => `${east} ${north}`,
  })
  .chain((places) =>
    fc.record({
      places: fc.constant(places),
      values: fc.array(fc.integer({ min: 1, max: 500 }), {
        minLength: places.length,
        maxLength: places.length,
      }),
    }),
  )
  .filter(({ values }) => new Set(values).size > 1)
  .map(({ places, values }) => ({
    x: Float64Array.from(places, ([east]) => east * 10),
    y: Float64Array.from(places, ([, north]) => north * 10),
    values: Float64Array.from(values),
  }));

const variograms: fc.Arbitrary<Variogram> = fc.record({
  model: fc.constantFrom('spherical', 'exponential', 'linear'),
  nugget: fc.constantFrom(0, 0.5, 4),
  partialSill: fc.constantFrom(1, 9),
  scale: fc.integer({ min: 30, max: 400 }),
});

const spots = fc.tuple(
  fc.double({ min: -50, max: 450, noNaN: true }),
  fc.double({ min: -50, max: 450, noNaN: true }),
);

describe('whatever the places, values and model', () => {
  it('weights sum to 1 and give the estimate', () => {
    fc.assert(
      fc.property(samples, variograms, spots, ({ x, y, values }, variogram, [atX, atY]) => {
        const system = solveKriging(x, y, values, variogram)!;
        const weights = weightsAt(system, atX, atY);
        expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 9);
        const weighted = weights.reduce((sum, weight, at) => sum + weight * values[at]!, 0);
        expect(estimateAt(system, atX, atY)).toBeCloseTo(weighted, 6);
      }),
    );
  });

  it('places keep their values, without a deviation, nugget or not', () => {
    fc.assert(
      fc.property(samples, variograms, ({ x, y, values }, variogram) => {
        const system = solveKriging(x, y, values, variogram)!;
        values.forEach((value, at) => {
          expect(estimateAt(system, x[at]!, y[at]!)).toBe(value);
          expect(deviationAt(system, x[at]!, y[at]!)).toBe(0);
        });
      }),
    );
  });

  it('moving and turning all places changes nothing', () => {
    fc.assert(
      fc.property(
        samples,
        variograms,
        spots,
        fc.tuple(
          fc.double({ min: -1e5, max: 1e5, noNaN: true }),
          fc.double({ min: 0, max: 6.28, noNaN: true }),
        ),
        ({ x, y, values }, variogram, [atX, atY], [away, turn]) => {
          const turned = (east: number, north: number) =>
            [
              east * Math.cos(turn) - north * Math.sin(turn) + away,
              east * Math.sin(turn) + north * Math.cos(turn) - away,
            ] as const;
          const system = solveKriging(x, y, values, variogram)!;
          fc.pre(x.every((east, at) => Math.hypot(east - atX, y[at]! - atY) > 0.01));
          const moved = solveKriging(
            x.map((east, at) => turned(east, y[at]!)[0]),
            y.map((north, at) => turned(x[at]!, north)[1]),
            values,
            variogram,
          )!;
          const [toX, toY] = turned(atX, atY);
          expect(estimateAt(moved, toX, toY)).toBeCloseTo(estimateAt(system, atX, atY), 5);
          expect(varianceAt(moved, toX, toY)).toBeCloseTo(varianceAt(system, atX, atY), 5);
        },
      ),
    );
  });

  it('values and their unit may be scaled and shifted: so is the map, and its deviation', () => {
    fc.assert(
      fc.property(
        samples,
        variograms,
        spots,
        fc.constantFrom(0.01, 3, 391),
        (given, variogram, [atX, atY], times) => {
          const { x, y, values } = given;
          const system = solveKriging(x, y, values, variogram)!;
          const scaled = solveKriging(
            x,
            y,
            values.map((value) => (value + 7) * times),
            {
              ...variogram,
              nugget: variogram.nugget * times ** 2,
              partialSill: variogram.partialSill * times ** 2,
            },
          )!;
          expect(estimateAt(scaled, atX, atY) / times - 7).toBeCloseTo(estimateAt(system, atX, atY), 6);
          expect(deviationAt(scaled, atX, atY) / times).toBeCloseTo(deviationAt(system, atX, atY), 6);
        },
      ),
    );
  });

  it('leaving a place out in closed form is solving without it', () => {
    fc.assert(
      fc.property(samples, variograms, ({ x, y, values }, variogram) => {
        fc.pre(x.length > 6 && new Set(values.slice(1)).size > 1);
        const { errors, meanError, rmse } = leaveOneOut(solveKriging(x, y, values, variogram)!);
        const others = solveKriging(x.slice(1), y.slice(1), values.slice(1), variogram)!;
        expect(errors[0]).toBeCloseTo(estimateAt(others, x[0]!, y[0]!) - values[0]!, 6);
        expect(meanError).toBeCloseTo(errors.reduce((sum, error) => sum + error, 0) / errors.length, 9);
        expect(rmse ** 2).toBeCloseTo(errors.reduce((sum, error) => sum + error ** 2, 0) / errors.length, 4);
      }),
    );
  });

  it('leaving a place out of the mean is the mean of the others', () => {
    const some = Float64Array.of(1, 2, 6);
    expect(meanLeaveOneOut(some, 3)).toBeCloseTo(Math.sqrt((3 ** 2 + 1.5 ** 2 + 4.5 ** 2) / 3), 12);
  });
});
