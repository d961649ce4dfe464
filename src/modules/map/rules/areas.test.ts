import { describe, expect, it } from 'vitest';
import { areaDifference, isLarger, sumAreas, totalArea } from './areas';

describe('areas', () => {
  it('add up useful and common area: 10 and 2,5 make 12,50', () => {
    expect(totalArea(10, 2.5)).toBe(12.5);
    expect(totalArea(10, null)).toBe(10);
    expect(totalArea(null, undefined)).toBe(0);
  });

  it('add up without the dust of binary fractions', () => {
    expect(sumAreas([0.1, 0.2])).toBe(0.3);
    expect(sumAreas([8.11, 2.22, 1.37])).toBe(11.7);
  });

  it('compare by the hundredth', () => {
    expect(isLarger(12.01, 12)).toBe(true);
    expect(isLarger(12, 12)).toBe(false);
    expect(isLarger(0.1 + 0.2, 0.3)).toBe(false);
  });

  it('differ, below zero too', () => {
    expect(areaDifference(24.2, 24.18)).toBe(0.02);
    expect(areaDifference(8, 10)).toBe(-2);
  });
});
