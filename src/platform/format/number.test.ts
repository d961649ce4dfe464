import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { numberMarks, setFormatLocale } from '@/platform/format/formatLocale';
import { formatNumber, parseNumber, roundHalfAway } from '@/platform/format/number';

afterEach(() => setFormatLocale('pt-BR'));

describe('rounding', () => {
  it.each([
    [1.005, 2, 1.01],
    [2.675, 2, 2.68],
    [1.255, 2, 1.26],
    [-1.005, 2, -1.01],
    [0.5, 0, 1],
    [-2.5, 0, -3],
    [1.15 * 3, 1, 3.5],
    [0.1 + 0.2, 2, 0.3],
    [1.4449999999, 2, 1.44],
    [1e-7, 2, 0],
    [-0.001, 2, 0],
    [1e21, 2, 1e21],
    [1234567.005, 2, 1234567.01],
  ])('%d to %d decimals is %d', (value, decimals, expected) => {
    expect(roundHalfAway(value, decimals)).toBe(expected);
  });

  it('is symmetric and stays within half a unit', () => {
    const amount = fc.double({ min: -1e9, max: 1e9, noNaN: true });
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 4 }), (value, decimals) => {
        const rounded = roundHalfAway(value, decimals);
        expect(roundHalfAway(-value, decimals)).toBe(-rounded + 0);
        expect(Math.abs(rounded - value)).toBeLessThanOrEqual(0.5 * 10 ** -decimals + 1e-6);
        expect(roundHalfAway(rounded, decimals)).toBe(rounded);
      }),
    );
  });
});

describe('rounding of decimals that were typed', () => {
  it('goes by the last digit, as on paper, however long the number', () => {
    const digits = fc.integer({ min: -(10 ** 13), max: 10 ** 13 });
    fc.assert(
      fc.property(digits, fc.integer({ min: 0, max: 4 }), (typed, decimals) => {
        const paper = (Math.sign(typed) * Math.floor((Math.abs(typed) + 5) / 10)) / 10 ** decimals + 0;
        expect(roundHalfAway(typed / 10 ** (decimals + 1), decimals)).toBe(paper);
      }),
    );
  });
});

describe('writing', () => {
  it.each([
    [1234.5, {}, '1.234,50'],
    [0, {}, '0,00'],
    [-1234567.891, {}, '-1.234.567,89'],
    [1.005, {}, '1,01'],
    [999.999, {}, '1.000,00'],
    [1234.5, { decimals: 4, minDecimals: 0 }, '1.234,5'],
    [1234, { decimals: 2, minDecimals: 0 }, '1.234'],
    [100200, { decimals: 0, thousands: false }, '100200'],
    [-0.001, {}, '0,00'],
    [null, {}, ''],
    [Number.NaN, {}, ''],
  ])('%d %o is "%s"', (value, format, text) => {
    expect(formatNumber(value, format)).toBe(text);
  });
});

describe('reading', () => {
  it.each([
    ['1.234,56', 1234.56],
    ['1234.56', 1234.56],
    ['1234,56', 1234.56],
    ['R$ 1.234,5', 1234.5],
    ['R$\u00a01.234,50', 1234.5],
    ['12,5 %', 12.5],
    ['1,234.56', 1234.56],
    ['1.234', 1234],
    ['1.234.567', 1234567],
    ['1,234,567', 1234567],
    ['0.125', 0.125],
    ['1.5', 1.5],
    ['1234.567', 1234.567],
    ['1,234', 1.234],
    [',5', 0.5],
    ['5,', 5],
    ['007', 7],
    ['1 234,5', 1234.5],
    ['1 234 567', 1_234_567],
    ['1\u202F234.567', 1234.567],
    ['R$ 1 234,50', 1234.5],
    [' 800\r\n', 800],
  ])('%s is %d', (text, value) => {
    expect(parseNumber(text)).toBe(value);
  });

  it.each([
    ['-1', -1],
    ['−1.234,56', -1234.56],
    ['R$ -10,00', -10],
    ['-R$ 10,00', -10],
    ['10,00-', -10],
    ['-0', 0],
  ])('%s is %d where negatives are allowed, and nothing where not', (text, value) => {
    expect(parseNumber(text, { negative: true })).toBe(value);
    expect(parseNumber(text)).toBeNull();
  });

  it.each([
    '',
    '-',
    ',',
    '.',
    'abc',
    '1,2,3',
    '1.2.3',
    '12.34.567',
    '1.234,5,6',
    '--1',
    '1 a',
    '1e5',
    '1%2',
    '-1-',
  ])('"%s" is no number', (text) => {
    expect(parseNumber(text, { negative: true })).toBeNull();
  });

  it.each([
    '2\t1',
    '5\n6',
    '5\r\n6',
    '1\t234',
    '1\n234,5',
    '12 3',
    '1 2345',
    '12 34 567',
    '0 123',
    '1 234 5',
  ])('%j is two numbers, and none', (text) => {
    expect(parseNumber(text)).toBeNull();
  });

  it('reads back what it writes, whatever the decimals', () => {
    const amount = fc.double({ min: -1e10, max: 1e10, noNaN: true });
    fc.assert(
      fc.property(amount, fc.constantFrom(0, 1, 2, 4), (value, decimals) => {
        const text = formatNumber(value, { decimals });
        expect(parseNumber(text, { negative: true })).toBe(roundHalfAway(value, decimals));
      }),
    );
  });

  it('never throws and never makes a number that is none', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const value = parseNumber(text, { negative: true });
        return value === null || Number.isFinite(value) || text.replace(/\D/g, '').length > 300;
      }),
    );
  });
});

describe('in English', () => {
  it.each([
    [1769, {}, '1,769.00'],
    [-1234567.891, {}, '-1,234,567.89'],
    [1234.5, { decimals: 4, minDecimals: 0 }, '1,234.5'],
    [5.3393, { decimals: 4 }, '5.3393'],
    [2026, { decimals: 0, thousands: false }, '2026'],
  ])('%d %o is "%s"', (value, format, text) => {
    setFormatLocale('en-US');
    expect(formatNumber(value, format)).toBe(text);
  });

  it.each([
    ['1,234.56', 1234.56],
    ['1.234,56', 1234.56],
    ['1,769', 1769],
    ['1.769', 1.769],
    ['1,5', 1.5],
    ['1,234,567', 1_234_567],
    ['1.234.567', 1_234_567],
    ['R$ 1,234.50', 1234.5],
    ['1234,567', 1234.567],
  ])('%s is typed for %d', (text, value) => {
    setFormatLocale('en-US');
    expect(parseNumber(text, { marks: numberMarks() })).toBe(value);
  });

  it('reads back what it writes', () => {
    setFormatLocale('en-US');
    const amount = fc.double({ min: -1e10, max: 1e10, noNaN: true });
    fc.assert(
      fc.property(amount, fc.constantFrom(0, 1, 2, 3, 4), (value, decimals) => {
        const text = formatNumber(value, { decimals });
        expect(parseNumber(text, { negative: true, marks: numberMarks() })).toBe(
          roundHalfAway(value, decimals),
        );
      }),
    );
  });

  it('reads a file as the Brazilian it is', () => {
    setFormatLocale('en-US');
    expect(parseNumber('1.234')).toBe(1234);
    expect(parseNumber('1,125')).toBe(1.125);
  });
});
