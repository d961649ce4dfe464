import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { setFormatLocale } from '@/platform/format/formatLocale';
import { formatCents, formatMoney, fromCents, parseCents, toCents } from '@/platform/format/money';
import { formatPercent } from '@/platform/format/percent';

afterEach(() => setFormatLocale('pt-BR'));

describe('money', () => {
  it.each([
    [19.99, 1999],
    [1.005, 101],
    [0.29, 29],
    [-4.35, -435],
    [1_000_000_000.01, 100_000_000_001],
  ])('R$ %d is %d cents', (reais, cents) => {
    expect(toCents(reais)).toBe(cents);
  });

  it('writes cents for a cell and for a sentence', () => {
    expect(formatCents(123456)).toBe('1.234,56');
    expect(formatMoney(123456)).toBe('R$\u00a01.234,56');
    expect(formatMoney(-5)).toBe('-R$\u00a00,05');
    expect(formatMoney(null)).toBe('');
  });

  it('keeps the currency and changes the marks in English', () => {
    setFormatLocale('en-US');
    expect(formatCents(123456)).toBe('1,234.56');
    expect(formatMoney(-123456)).toBe('-R$\u00a01,234.56');
    expect(formatPercent(12.5)).toBe('12.50%');
  });

  it('reads what people paste', () => {
    expect(parseCents('R$ 1.234,5')).toBe(123450);
    expect(parseCents('-10', { negative: true })).toBe(-1000);
    expect(parseCents('dez')).toBeNull();
  });

  it('survives the way to the wire and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e13, max: 1e13 }), (cents) => toCents(fromCents(cents)) === cents),
    );
  });

  it('survives being written and read', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e13, max: 1e13 }), (cents) => {
        expect(parseCents(formatMoney(cents), { negative: true })).toBe(cents);
      }),
    );
  });
});

describe('percent', () => {
  it('puts the sign behind the number', () => {
    expect(formatPercent(12.5)).toBe('12,50%');
    expect(formatPercent(80, { decimals: 0 })).toBe('80%');
    expect(formatPercent(null)).toBe('');
  });
});
