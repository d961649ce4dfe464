import { describe, expect, it } from 'vitest';
import { isChassis, isRenavam } from './vehicleNumbers';

describe('numbers of vehicles', () => {
  it('takes a renavam whose last digit is right, with or without leading zeros', () => {
    expect(isRenavam('63977791104')).toBe(true);
    expect(isRenavam('639777911')).toBe(false);
    expect(isRenavam('63977791105')).toBe(false);
    expect(isRenavam('00000000000')).toBe(false);
    expect(isRenavam('000000019')).toBe(true);
    expect(isRenavam('00000019')).toBe(false);
    expect(isRenavam('639777911040')).toBe(false);
    expect(isRenavam('6397779110A')).toBe(false);
  });

  it('takes a chassis without the letters that read as digits', () => {
    expect(isChassis('9BWZZZ377VT004251')).toBe(true);
    expect(isChassis('9BWZZZ377VT00425O')).toBe(false);
  });
});
