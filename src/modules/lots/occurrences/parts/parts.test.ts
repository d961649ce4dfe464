import { describe, expect, test } from 'vitest';
import { sampleNeeded, variation } from './sample';
import { freeFrom } from './treatment';

describe('a sample', () => {
  test('varies by the deviation of a sample', () => {
    const readings = [880, 900, 950, 980, 1000, 1010, 1040, 1060, 1080, 1100];
    expect(variation(readings)).toBeCloseTo(7.38, 2);
    expect(variation([1000])).toBeNull();
  });
  test('of 97 birds is needed for 2 % at a variation of 10 %', () => {
    expect(sampleNeeded(10)).toBe(97);
  });
});

describe('grace', () => {
  test('last day 10/03 and nine days: from 19/03', () => {
    expect(freeFrom({ startDate: '2026-03-08', treatmentDays: 3, graceDays: 9 })).toBe('2026-03-19');
    expect(freeFrom({ startDate: '2026-03-10', treatmentDays: 1, graceDays: 0 })).toBe('2026-03-10');
    expect(freeFrom({ startDate: null, treatmentDays: 3, graceDays: 9 })).toBeNull();
  });
});
