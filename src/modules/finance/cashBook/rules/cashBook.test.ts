import { describe, expect, it } from 'vitest';
import type { BookEntry } from '../bookTypes';
import { bookMonths, bookResult, bookRows, ownCents } from './cashBook';

const entry = (id: number, day: string, cents: number, more: Partial<BookEntry> = {}): BookEntry => ({
  id,
  day,
  documentId: id,
  documentNumber: String(id),
  movement: cents < 0 ? 'EXPENSE' : 'INCOME',
  account: 'SOJA',
  partner: 'COOPERATIVA',
  partnerDocument: '11222333000181',
  documentType: '1',
  entryType: cents < 0 ? '2' : '1',
  farmId: 1,
  farm: 'SEDE',
  share: 10_000,
  investment: false,
  cents: Math.abs(cents),
  ...more,
});

describe('the book', () => {
  it('runs from zero by day, as the manual shows: 15 000,00 and 12 000,00', () => {
    const rows = bookRows([
      entry(3, '2026-02-01', 9_000_000),
      entry(4, '2026-02-02', -9_300_000),
      entry(2, '2026-01-20', -8_500_000),
      entry(1, '2026-01-10', 10_000_000),
    ]);
    expect(rows.map(({ balance }) => balance)).toEqual([10_000_000, 1_500_000, 10_500_000, 1_200_000]);
    expect(bookMonths(rows).months.slice(0, 2)).toMatchObject([
      { income: 10_000_000, costs: 8_500_000, accumulated: 1_500_000 },
      { result: -300_000, accumulated: 1_200_000 },
    ]);
  });
  it('counts the producer’s share: 40 % of 10 000,00 is 4 000,00', () => {
    expect(ownCents(1_000_000, 4_000)).toBe(400_000);
    expect(ownCents(1, 5_000)).toBe(1);
  });
  it('tells no balance after an entry without a share, and counts it apart', () => {
    const rows = bookRows([entry(1, '2026-01-01', 500), entry(2, '2026-01-02', 5, { share: null })]);
    expect(rows.map(({ balance }) => balance)).toEqual([500, null]);
    expect(bookMonths(rows).left).toBe(1);
  });
  it('names what is missing', () => {
    const [row] = bookRows([
      entry(1, '2026-01-01', 5, {
        farmId: null,
        documentType: null,
        partnerDocument: '111',
        entryType: null,
      }),
    ]);
    expect(row?.gaps).toEqual(['property', 'documentType', 'partnerDocument', 'entryType']);
  });
});

describe('the result by both choices', () => {
  const reais = (value: number) => value * 100;
  it('gives 250 000 and 200 000, and the loss is gone with B', () => {
    const { a, b, better } = bookResult(reais(1_000_000), reais(700_000), reais(50_000));
    expect(a).toEqual({ taxable: reais(250_000), carried: 0, lost: 0 });
    expect(b).toEqual({ taxable: reais(200_000), carried: 0, lost: reais(50_000) });
    expect(better).toBe('b');
  });
  it('gives 50 000 and 100 000', () => {
    const { a, b, better } = bookResult(reais(1_000_000), reais(900_000), reais(50_000));
    expect([a.taxable, b?.taxable, better]).toEqual([reais(50_000), reais(100_000), 'a']);
  });
  it('carries 150 000 on', () => {
    const { a, b } = bookResult(reais(1_000_000), reais(1_100_000), reais(50_000));
    expect([a.taxable, a.carried, b]).toEqual([0, reais(150_000), null]);
  });
  it('carries what a small gain leaves of a loss', () => {
    expect(bookResult(reais(100), reais(90), reais(50)).a).toEqual({
      taxable: 0,
      carried: reais(40),
      lost: 0,
    });
  });
});
