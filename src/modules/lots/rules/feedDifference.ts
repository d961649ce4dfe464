/** What came may differ from what was ordered or written on the note by this share (FA-601). */
const ACCEPTED = 0.05;
/** 700 of 14 000 is 5 %, whatever the last bits of the division say. */
const ROUNDING = 1e-9;

export interface FeedDifference {
  /** Of what was expected, signed: −0,054 is 5,4 % less. */
  readonly share: number;
  readonly flagged: boolean;
}

/**
 * |expected − came| ÷ expected: 14 000 of the note against 13 300 of the scale passes, 13 280 is flagged.
 * @returns null where one of them is unknown, or nothing was expected
 */
export function feedDifference(expected: number | null, came: number | null): FeedDifference | null {
  if (expected === null || came === null || expected <= 0) return null;
  const share = (came - expected) / expected;
  return { share, flagged: Math.abs(share) > ACCEPTED + ROUNDING };
}
