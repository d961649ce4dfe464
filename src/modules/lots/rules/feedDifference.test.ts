import { describe, expect, it } from 'vitest';
import { feedDifference } from './feedDifference';

describe('what came against what was expected', () => {
  it('passes up to 5 %, and is flagged beyond', () => {
    expect(feedDifference(14_000, 13_300)).toEqual({ share: -0.05, flagged: false });
    expect(feedDifference(14_000, 13_280)?.flagged).toBe(true);
    expect(feedDifference(14_000, 14_700)?.flagged).toBe(false);
    expect(feedDifference(14_000, 14_701)?.flagged).toBe(true);
    // In binary 0.05 of these is a little more than 5 %.
    expect(feedDifference(1.1, 1.045)?.flagged).toBe(false);
  });

  it('is unknown where one of them is', () => {
    expect([feedDifference(null, 1), feedDifference(1, null), feedDifference(0, 5)]).toEqual([
      null,
      null,
      null,
    ]);
  });
});
