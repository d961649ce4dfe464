import { describe, expect, it } from 'vitest';
import { uniformity, uniformityBand } from './uniformity';

describe('uniformity', () => {
  it('is the share within ten percent of the mean, the limits included', () => {
    // Mean 1000: 900 and 1100 are within, 899 and 1101 are not.
    expect(uniformity([900, 1100, 899, 1101])).toBe(50);
    expect(uniformity([1000, 1000])).toBe(100);
    expect(uniformity([])).toBeNull();
  });

  it.each([
    [100, 'uniform'],
    [80, 'uniform'],
    [79.99, 'medium'],
    [61, 'medium'],
    [60.01, 'medium'],
    [60, 'nonUniform'],
    [0, 'nonUniform'],
  ])('%d %% is %s', (share, band) => {
    expect(uniformityBand(share)).toBe(band);
  });
});
