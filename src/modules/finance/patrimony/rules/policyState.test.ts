import { describe, expect, it } from 'vitest';
import { daysLeft, policyState } from './policyState';

const policy = { startDate: '2026-01-10T00:00:00', endDate: '2026-12-10T00:00:00' };

describe('the term of a policy', () => {
  it.each([
    ['2026-01-09', 'UPCOMING', 335],
    ['2026-01-10', 'IN_FORCE', 334],
    ['2026-12-10', 'IN_FORCE', 0],
    ['2026-12-11', 'EXPIRED', null],
  ])('on %s is %s', (day, state, left) => {
    expect(policyState(policy, day)).toBe(state);
    expect(daysLeft(policy, day)).toBe(left);
  });

  it('that is not known has no state', () => {
    expect(policyState({ startDate: null, endDate: '2026-12-10' }, '2026-06-01')).toBeNull();
  });
});
