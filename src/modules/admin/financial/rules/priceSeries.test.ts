import { describe, expect, it } from 'vitest';
import { changeOf, priceSeries } from './priceSeries';
import type { ProductQuotation } from '../financialWire';

const price = (id: number, productId: number, source: number, day: string, reais: number, active = true) =>
  ({
    id,
    productId,
    quotationSourceId: source,
    quotationSourceName: `Fonte ${source}`,
    quotationDate: `${day}T00:00:00`,
    price: reais,
    active,
  }) as ProductQuotation;

const rows = [
  price(1, 1, 7, '2026-03-10', 132.5),
  price(2, 1, 7, '2026-03-03', 125),
  price(3, 1, 8, '2026-03-10', 130.1),
  price(4, 1, 7, '2025-01-02', 99),
  price(5, 2, 7, '2026-03-10', 60),
  price(6, 1, 8, '2026-03-11', 1, false),
];

describe('prices of a product over time', () => {
  it('are in the order of days, in cents, by source', () => {
    const { points, sources } = priceSeries(rows, 1, 90, '2026-03-12');
    expect(points).toEqual([
      { day: '2026-03-03', prices: { 7: 12500 } },
      { day: '2026-03-10', prices: { 7: 13250, 8: 13010 } },
    ]);
    expect(sources.map(({ name, latest }) => [name, latest.cents])).toEqual([
      ['Fonte 7', 13250],
      ['Fonte 8', 13010],
    ]);
  });

  it('take all days when no period is given', () => {
    expect(priceSeries(rows, 1, null, '2026-03-12').points.map(({ day }) => day)).toEqual([
      '2025-01-02',
      '2026-03-03',
      '2026-03-10',
    ]);
  });

  it('change from the first to the last of the period: 125,00 to 132,50 is 6 %', () => {
    const [first, second] = priceSeries(rows, 1, 90, '2026-03-12').sources;
    expect(first && changeOf(first)).toBeCloseTo(6, 6);
    expect(second && changeOf(second)).toBeNull();
  });
});
