import { describe, expect, test } from 'vitest';
import { freeFrom } from './treatment';

describe('grace', () => {
  test('last day 10/03 and nine days: from 19/03', () => {
    expect(freeFrom({ startDate: '2026-03-08', treatmentDays: 3, graceDays: 9 })).toBe('2026-03-19');
    expect(freeFrom({ startDate: '2026-03-10', treatmentDays: 1, graceDays: 0 })).toBe('2026-03-10');
    expect(freeFrom({ startDate: null, treatmentDays: 3, graceDays: 9 })).toBeNull();
  });
});
