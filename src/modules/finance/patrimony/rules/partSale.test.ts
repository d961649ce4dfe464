import { describe, expect, it } from 'vitest';
import { partSale, percentageOfHeads } from './partSale';

describe('the sale of a part', () => {
  it('takes its share of the value: half a herd is no loss of the whole', () => {
    const herd = { purchaseDate: '2025-01-10', purchasePrice: 12_465_000 };
    const half = partSale(
      herd,
      { percentage: percentageOfHeads(19, 38) ?? 0, value: 6_232_500, day: '2026-11-28' },
      { sold: 19, all: 38 },
    );
    expect(half).toEqual({
      percentage: 50,
      book: 6_232_500,
      result: 0,
      leftPrice: 6_232_500,
      leftBook: 6_232_500,
      leftHeads: 19,
    });
  });

  it('keeps the cents of the whole, and what wore off in both parts', () => {
    const tractor = {
      purchaseDate: '2025-01-10',
      purchasePrice: 30_000_000,
      residualValue: 6_000_000,
      usefulLifeMonths: 120,
    };
    const third = partSale(tractor, { percentage: 33.33, value: null, day: '2025-12-31' });
    expect(third.book).toBe(9_999_000 - 799_920);
    expect(third.result).toBeNull();
    expect(third.leftPrice).toBe(30_000_000 - 9_999_000);
  });

  it('is unknown where the price is, and no more than there is', () => {
    expect(partSale({}, { percentage: 50, value: 100, day: '2026-01-01' })).toMatchObject({
      book: null,
      result: null,
      leftPrice: null,
    });
    expect(percentageOfHeads(39, 38)).toBeNull();
    expect(percentageOfHeads(1, null)).toBeNull();
  });
});
