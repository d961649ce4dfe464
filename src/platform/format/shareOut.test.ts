// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { shareOut } from '@/platform/format/shareOut';

describe('shares by the largest remainder', () => {
  it('leave nothing over', () => {
    expect(shareOut(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(shareOut(-100, [1, 1, 1]).reduce((all, each) => all + each)).toBe(-100);
    expect(shareOut(7, [0, 0])).toEqual([4, 3]);
    expect(shareOut(5, [])).toEqual([]);
  });

  it('give the seats of the published example', () => {
    // Wikipedia, 'Largest remainder method': 100 000 votes, 10 seats, Hare quota.
    expect(shareOut(10, [47_000, 16_000, 15_800, 12_000, 6_100, 3_100])).toEqual([5, 2, 1, 1, 1, 0]);
  });
});
