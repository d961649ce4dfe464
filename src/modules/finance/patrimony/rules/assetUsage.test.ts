import { describe, expect, it } from 'vitest';
import { type AssetEntry, costPerUnit, readingsAround, usageOf } from './assetUsage';

const entry = (
  id: number,
  date: string,
  expense: number,
  counter: number | null,
  assetId = 1,
): AssetEntry => ({
  id,
  assetId,
  date,
  expense,
  counter,
});

describe('what readings of a counter tell', () => {
  it('is what was spent since the reading before, for each hour', () => {
    const usage = usageOf([
      entry(3, '2026-11-10', 1_050_00, 2_312.5),
      entry(1, '2026-10-01', 900_00, 2_300),
      entry(2, '2026-10-20', 450_00, null),
    ]);
    expect(usage.get(1)).toBeUndefined();
    expect(usage.get(2)).toBeUndefined();
    expect(usage.get(3)).toEqual({ used: 12.5, spent: 1_500_00, perUnit: 120_00 });
  });

  it('is of each asset alone, and counts no income as spent', () => {
    const usage = usageOf([
      entry(1, '2026-10-01', 0, 100, 1),
      entry(2, '2026-10-02', 500_00, 900, 2),
      entry(3, '2026-10-03', 0, 110, 1),
    ]);
    expect(usage.get(3)).toEqual({ used: 10, spent: 0, perUnit: 0 });
    expect(usage.has(2)).toBe(false);
  });

  it('is nothing where the counter stood still or went back', () => {
    expect(
      usageOf([entry(1, '2026-10-01', 0, 100), entry(2, '2026-10-02', 50_00, 100)]).get(2)?.perUnit,
    ).toBeNull();
    expect(usageOf([entry(1, '2026-10-01', 0, 100), entry(2, '2026-10-02', 50_00, 90)]).has(2)).toBe(false);
    expect(costPerUnit(100_00, 0)).toBeNull();
  });
});

describe('the readings around a day', () => {
  const readings = [
    { id: 1, date: '2026-10-01', counter: 100 },
    { id: 2, date: '2026-10-10', counter: 120 },
    { id: 3, date: '2026-10-20', counter: 150 },
  ];

  it('are those before and after it', () => {
    expect(readingsAround(readings, '2026-10-15', null)).toEqual({ before: readings[1], after: readings[2] });
    expect(readingsAround(readings, '2026-09-01', null)).toEqual({ before: null, after: readings[0] });
  });

  it('leave out the entry itself and others of its day', () => {
    expect(readingsAround(readings, '2026-10-10', 3)).toEqual({ before: readings[0], after: null });
  });
});
