import { addDays, type LocalDate, toLocalDate } from '@/platform/format/date';
import { toCents } from '@/platform/format/money';
import type { ProductQuotation } from '../financialWire';

export interface PricePoint {
  readonly day: LocalDate;
  /** Cents by source. */
  readonly prices: Readonly<Record<number, number>>;
}

export interface PriceSource {
  readonly id: number;
  readonly name: string;
  readonly latest: { readonly day: LocalDate; readonly cents: number };
  readonly first: { readonly day: LocalDate; readonly cents: number };
}

export interface PriceSeries {
  readonly points: readonly PricePoint[];
  /** Those with most prices first. */
  readonly sources: readonly PriceSource[];
}

/** Active prices of one product, by day and source, since so many days before today; null takes all. */
export function priceSeries(
  rows: readonly ProductQuotation[],
  productId: number,
  days: number | null,
  today: LocalDate,
): PriceSeries {
  const since = days === null ? '' : addDays(today, -days);
  const prices = rows
    .filter((row) => row.productId === productId && row.active)
    .flatMap((row) => {
      const day = toLocalDate(row.quotationDate);
      const { price, quotationSourceId: sourceId } = row;
      if (day === null || day < since || price === null || sourceId === null) return [];
      return [{ day, row, sourceId, cents: toCents(price) }];
    })
    .toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
  const byDay = new Map<LocalDate, Record<number, number>>();
  const bySource = new Map<number, typeof prices>();
  for (const price of prices) {
    const { sourceId } = price;
    byDay.set(price.day, { ...byDay.get(price.day), [sourceId]: price.cents });
    bySource.set(sourceId, [...(bySource.get(sourceId) ?? []), price]);
  }
  const sources = [...bySource.entries()]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .flatMap(([id, own]): PriceSource[] => {
      const first = own[0];
      const latest = own.at(-1);
      return first && latest ? [{ id, name: latest.row.quotationSourceName, first, latest }] : [];
    });
  return { points: [...byDay].map(([day, own]) => ({ day, prices: own })), sources };
}

/** By how much the latest price is above the first of the period, in per cent. */
export function changeOf({ first, latest }: Pick<PriceSource, 'first' | 'latest'>): number | null {
  if (first.day === latest.day || first.cents === 0) return null;
  return ((latest.cents - first.cents) / first.cents) * 100;
}
