import { describe, expect, it } from 'vitest';
import { hasTwoPeaks, sampleNeeded, variation } from '../../rules/sample';
import { distribution, normalShare } from './distribution';

const PUBLISHED = [880, 900, 950, 980, 1000, 1010, 1040, 1060, 1080, 1100];
/** Quantiles of a normal distribution: mean 2000, deviation `spread`. */
const normal = (count: number, spread: number, mean = 2000) =>
  Array.from({ length: count }, (_, at) => {
    const share = (at + 0.5) / count;
    let [low, high] = [-6, 6];
    for (let step = 0; step < 60; step += 1) {
      const middle = (low + high) / 2;
      if (normalShare(middle) < share) low = middle;
      else high = middle;
    }
    return mean + spread * low;
  });

describe('sample', () => {
  it('has the variation and the size of the decisions', () => {
    expect(variation(PUBLISHED)).toBeCloseTo(7.38, 2);
    expect(sampleNeeded(10)).toBe(97);
    expect(variation([1000])).toBeNull();
  });

  it('has two peaks where two groups were weighed together', () => {
    expect(hasTwoPeaks(normal(60, 160))).toBe(false);
    expect(hasTwoPeaks([...normal(30, 90, 1700), ...normal(30, 90, 2300)])).toBe(true);
    // Too few birds to say so.
    expect(hasTwoPeaks([...normal(8, 90, 1700), ...normal(8, 90, 2300)])).toBe(false);
    // A tail of runts is no second peak.
    expect(hasTwoPeaks([...normal(50, 60), ...normal(4, 60, 1200)])).toBe(false);
    expect(hasTwoPeaks(Array.from({ length: 30 }, () => 900))).toBe(false);
  });
});

describe('distribution of weights', () => {
  it('agrees with the normal tables', () => {
    expect(normalShare(0)).toBeCloseTo(0.5, 6);
    expect(normalShare(1)).toBeCloseTo(0.841345, 5);
    expect(normalShare(-1.96)).toBeCloseTo(0.024998, 5);
  });

  it('has classes of five percent of the mean, the limits in the class nearer to it', () => {
    const found = distribution(PUBLISHED);
    expect(found?.mean).toBe(1000);
    expect(found?.uniformity).toBe(90);
    expect(found?.classes.map(({ from, to, birds, band }) => [from, to, birds, band])).toEqual([
      [850, 900, 1, 'light'],
      [900, 950, 1, 'even'],
      [950, 1000, 2, 'even'],
      [1000, 1050, 3, 'even'],
      [1050, 1100, 3, 'even'],
    ]);
    expect([found?.light, found?.even, found?.heavy]).toEqual([1, 9, 0]);
    expect(found?.needed).toBe(53);
  });

  it('counts every bird once, and as many as the curve expects', () => {
    const found = distribution(normal(400, 180));
    const birds = found?.classes.reduce((sum, one) => sum + one.birds, 0);
    const expected = found?.classes.reduce((sum, one) => sum + one.expected, 0) ?? 0;
    expect(birds).toBe(400);
    expect(expected).toBeGreaterThan(398);
    for (const one of found?.classes ?? []) expect(Math.abs(one.birds - one.expected)).toBeLessThan(3);
  });

  it('is unknown for one bird, and for birds of one weight', () => {
    expect(distribution([])).toBeNull();
    expect(distribution([900])).toBeNull();
    expect(distribution([900, 900, 900])).toBeNull();
  });
});
