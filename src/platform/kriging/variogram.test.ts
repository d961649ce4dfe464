import { describe, expect, it } from 'vitest';
import { empiricalVariogram, variogramCloud } from './empiricalVariogram';
import { fitVariogram } from './fitVariogram';
import type { Variogram } from './krigingTypes';
import meuse from './testing/meuse.json';
import {
  dependenceOf,
  isFlat,
  isUsable,
  nuggetShare,
  scaleOfRange,
  semivariance,
  shownRange,
  sillOf,
} from './variogramModels';

const x = Float64Array.from(meuse.samples, ([east]) => east!);
const y = Float64Array.from(meuse.samples, ([, north]) => north!);
const logZinc = Float64Array.from(meuse.samples, ([, , zinc]) => Math.log(zinc!));
const diagonal = Math.hypot(Math.max(...x) - Math.min(...x), Math.max(...y) - Math.min(...y));

// As gstat's manual prints variogram(log(zinc) ~ 1, meuse): 15 lags to a third of the diagonal.
const PRINTED = [
  [57, 79.29244, 0.1234479],
  [299, 163.97367, 0.2162185],
  [419, 267.36483, 0.3027859],
  [457, 372.73542, 0.4121448],
  [547, 478.4767, 0.4634128],
  [533, 585.34058, 0.5646933],
  [574, 693.14526, 0.5689683],
  [564, 796.18365, 0.6186769],
  [589, 903.1465, 0.6471479],
  [543, 1011.29177, 0.6915705],
  [500, 1117.86235, 0.7033984],
  [477, 1221.3281, 0.603877],
  [452, 1329.16407, 0.6517158],
  [457, 1437.2562, 0.5665318],
  [415, 1543.20248, 0.5748227],
] as const;

describe('the empirical variogram', () => {
  it('has gstat’s pairs, distances and semivariances on its lags', () => {
    const { lags } = empiricalVariogram(x, y, logZinc, { reach: diagonal / 3 });
    expect(lags.map(({ pairs }) => pairs)).toEqual(PRINTED.map(([pairs]) => pairs));
    lags.forEach((lag, at) => {
      expect(lag.distance).toBeCloseTo(PRINTED[at]![1], 4);
      expect(lag.semivariance).toBeCloseTo(PRINTED[at]![2], 6);
    });
  });

  it('goes to half of the largest distance, in 15 lags, 5 below 20 places', () => {
    const all = empiricalVariogram(x, y, logZinc);
    expect(all.reach).toBeCloseTo(all.largest / 2, 9);
    expect(all.lags).toHaveLength(15);
    const nineteen = empiricalVariogram(x.slice(0, 19), y.slice(0, 19), logZinc.slice(0, 19));
    expect(nineteen.lags.length).toBeLessThanOrEqual(5);
    expect(
      empiricalVariogram(x.slice(0, 20), y.slice(0, 20), logZinc.slice(0, 20)).lags.length,
    ).toBeGreaterThan(5);
  });

  it('counts each pair of the cloud once', () => {
    const { lags, reach } = empiricalVariogram(x, y, logZinc);
    const { distances, semivariances } = variogramCloud(x, y, logZinc, reach);
    expect(distances).toHaveLength(lags.reduce((sum, { pairs }) => sum + pairs, 0));
    expect(Math.max(...distances)).toBeLessThanOrEqual(reach);
    const mean = semivariances.reduce((sum, one) => sum + one, 0) / semivariances.length;
    const ofLags = lags.reduce((sum, lag) => sum + lag.pairs * lag.semivariance, 0) / distances.length;
    expect(mean).toBeCloseTo(ofLags, 10);
  });

  it('takes farther pairs where none is within half of the largest distance', () => {
    const around = Array.from({ length: 5 }, (_, at) => (at * 2 * Math.PI) / 5);
    const found = empiricalVariogram(
      Float64Array.from([0, ...around.map(Math.cos)]),
      Float64Array.from([0, ...around.map(Math.sin)]),
      Float64Array.of(1, 2, 3, 4, 5, 6),
    );
    expect(found.reach).toBe(found.largest);
    expect(found.lags.reduce((sum, { pairs }) => sum + pairs, 0)).toBe(15);
  });
});

describe('a fit', () => {
  // gstat prints 0.05066243, 0.59060780, 897.0209 from one start and 0.05065971, 0.59060511, 897.0011 from another one.
  it('is gstat’s of log(zinc) on its own lags', () => {
    const { variogram } = fitVariogram(
      'spherical',
      empiricalVariogram(x, y, logZinc, { reach: diagonal / 3 }),
    );
    expect(variogram.nugget).toBeCloseTo(0.05066, 5);
    expect(variogram.partialSill).toBeCloseTo(0.59061, 5);
    expect(variogram.scale).toBeCloseTo(897, 1);
  });

  // gstat/tests/fit.Rout.save: lags of 100 m to 500 m with semivariances of its own; the nugget ends at 0.
  it('leaves a nugget at 0 that would be negative, as gstat does', () => {
    const own = empiricalVariogram(x, y, logZinc, { reach: 500, lags: 5 });
    const lags = own.lags.map((lag, at) => ({ ...lag, semivariance: [0.5, 1, 2, 3, 3][at]! }));
    const { variogram } = fitVariogram('spherical', { ...own, lags });
    expect(variogram.nugget).toBe(0);
    expect(variogram.partialSill).toBeCloseTo(7.878195, 3);
    expect(variogram.scale).toBeCloseTo(1567.77, 0);
  });

  it.each<Variogram>([
    { model: 'spherical', nugget: 2, partialSill: 7, scale: 480 },
    { model: 'exponential', nugget: 0, partialSill: 7, scale: 150 },
    { model: 'gaussian', nugget: 1, partialSill: 0.5, scale: 333 },
    { model: 'linear', nugget: 3, partialSill: 0.02, scale: 1 },
  ])('finds the parameters that lags were made of: %o', (made) => {
    const lags = Array.from({ length: 15 }, (_, at) => {
      const distance = 40 + at * 65;
      return { pairs: 10 + at, distance, semivariance: semivariance(made, distance) };
    });
    const { variogram, misfit } = fitVariogram(made.model, { lags, reach: 1000, largest: 2000 });
    expect(misfit).toBeLessThan(1e-12);
    expect(variogram.nugget).toBeCloseTo(made.nugget, 5);
    expect(variogram.partialSill).toBeCloseTo(made.partialSill, 5);
    expect(variogram.scale / made.scale).toBeCloseTo(1, 6);
  });

  // PyKrige's tests/test_core.py: exponential 2 (1 − e^(−3 h ÷ 3)), gaussian 2 (1 − e^(−h² ÷ (3 · 4 ÷ 7)²)), fitted to a thousandth.
  it.each([
    ['exponential', [1.2642, 1.7293, 1.9004, 1.9634], 2, 0, 3],
    ['exponential', [3.33060952, 3.85063879, 3.96667301, 3.99256374], 3, 1, 2],
  ] as const)('is PyKrige’s %s of %o', (model, semivariances, sill, nugget, range) => {
    const lags = semivariances.map((one, at) => ({ pairs: 1, distance: at + 1, semivariance: one }));
    const { variogram } = fitVariogram(model, { lags, reach: 4, largest: 8 });
    expect(variogram.partialSill).toBeCloseTo(sill, 2);
    expect(variogram.nugget).toBeCloseTo(nugget, 2);
    expect(shownRange(variogram)).toBeCloseTo(range, 2);
  });

  it('is flat where semivariance does not grow', () => {
    const lags = [40, 80, 120].map((distance) => ({ pairs: 9, distance, semivariance: 5 - distance / 100 }));
    for (const model of ['spherical', 'exponential', 'gaussian', 'linear'] as const)
      expect(isFlat(fitVariogram(model, { lags, reach: 120, largest: 240 }).variogram)).toBe(true);
  });
});

describe('parameters of a variogram', () => {
  const of = (model: Variogram['model']): Variogram => ({ model, nugget: 1, partialSill: 3, scale: 100 });

  it('are shown with the range that a reader expects', () => {
    expect(shownRange(of('spherical'))).toBe(100);
    expect(shownRange(of('exponential'))).toBe(300);
    expect(shownRange(of('gaussian'))).toBeCloseTo(173.2051, 4);
    expect(shownRange(of('linear'))).toBeNull();
    for (const model of ['spherical', 'exponential', 'gaussian'] as const)
      expect(scaleOfRange(model, shownRange(of(model))!)).toBeCloseTo(100, 10);
  });

  it('begin at 0, jump to the nugget and end at the sill', () => {
    for (const model of ['spherical', 'exponential', 'gaussian'] as const) {
      expect(semivariance(of(model), 0)).toBe(0);
      expect(semivariance(of(model), 1e-9)).toBeCloseTo(1, 6);
      expect(semivariance(of(model), 1e5)).toBeCloseTo(4, 9);
      expect(sillOf(of(model))).toBe(4);
    }
    expect(semivariance(of('linear'), 200)).toBe(7);
    expect(semivariance(of('spherical'), 50)).toBeCloseTo(1 + 3 * 0.6875, 12);
    expect(semivariance(of('exponential'), 100)).toBeCloseTo(1 + 3 * 0.6321206, 6);
    expect(semivariance(of('gaussian'), 200)).toBeCloseTo(1 + 3 * 0.9816844, 6);
  });

  it('have a share of the nugget in words', () => {
    expect(nuggetShare(of('spherical'))).toBe(0.25);
    expect(nuggetShare(of('linear'))).toBeNull();
    expect(nuggetShare({ ...of('spherical'), nugget: 0, partialSill: 0 })).toBeNull();
    expect([0, 0.25, 0.26, 0.75, 0.76, 1].map(dependenceOf)).toEqual([
      'strong',
      'strong',
      'moderate',
      'moderate',
      'weak',
      'weak',
    ]);
  });

  it('are refused where they are no numbers, negative or without range', () => {
    expect(isUsable(of('linear'))).toBe(true);
    expect(isUsable({ ...of('spherical'), nugget: -1 })).toBe(false);
    expect(isUsable({ ...of('spherical'), scale: 0 })).toBe(false);
    expect(isUsable({ ...of('spherical'), partialSill: NaN })).toBe(false);
  });
});
