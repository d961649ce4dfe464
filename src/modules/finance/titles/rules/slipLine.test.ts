import { describe, expect, it } from 'vitest';
import { formatSlipLine, readSlipLine, slipDigits } from './slipLine';

const TODAY = '2026-11-23';
// The example of Banco do Brasil's specification: R$ 1,00, due 31/12/2007.
const BANK = '00190.50095 40144.816069 06809.350314 3 37370000000100';

describe('the line of a bank slip', () => {
  it('is read with its value and its day', () => {
    expect(readSlipLine(BANK, '2007-12-01')).toEqual({ kind: 'BANK', value: 1_00, dueDate: '2007-12-31' });
  });

  it('means the day that is nearer since the factors began anew', () => {
    // Factor 3737: 31/12/2007, or 2,737 days after 22/02/2025.
    expect(readSlipLine(BANK, TODAY)?.dueDate).toBe('2032-08-21');
  });

  it('is refused when a digit is another, two are exchanged, or one is missing', () => {
    const digits = slipDigits(BANK);
    expect(readSlipLine(digits, TODAY)).not.toBeNull();
    for (let at = 0; at < digits.length; at += 1) {
      const other = String((Number(digits[at]) + 1) % 10);
      expect(readSlipLine(digits.slice(0, at) + other + digits.slice(at + 1), TODAY)).toBeNull();
    }
    expect(readSlipLine(digits.slice(1), TODAY)).toBeNull();
    expect(readSlipLine('', TODAY)).toBeNull();
  });

  it('of a utility is read by its own layout', () => {
    // A bill of R$ 66,78, by modulus 10.
    const line = '836200000005 667800481000 180975657313 001589636081';
    expect(readSlipLine(line, TODAY)).toEqual({ kind: 'UTILITY', value: 66_78, dueDate: null });
    expect(readSlipLine(line.replace('836200000005', '836200000004'), TODAY)).toBeNull();
  });

  it('of a utility whose reference is 8 or 9 has check digits of modulus 11, 0 for a remainder of 0 or 1', () => {
    // R$ 150,00; the field 01230067896 of the layout's own example has the digit 0.
    const line = '858200000015 500000000002 000000000000 000000395951';
    expect(readSlipLine(line, TODAY)).toEqual({ kind: 'UTILITY', value: 150_00, dueDate: null });
    expect(readSlipLine('858500000010 500000000002 000000000000 000000237574', TODAY)?.value).toBe(150_00);
    const digits = slipDigits(line);
    for (let at = 0; at < digits.length; at += 1) {
      const other = String((Number(digits[at]) + 1) % 10);
      expect(readSlipLine(digits.slice(0, at) + other + digits.slice(at + 1), TODAY)).toBeNull();
    }
  });

  it('is written as it is printed', () => {
    expect(formatSlipLine(slipDigits(BANK))).toBe(BANK);
    expect(formatSlipLine('836200000005667800481000180975657313001589636081')).toBe(
      '83620000000-5 66780048100-0 18097565731-3 00158963608-1',
    );
  });
});
