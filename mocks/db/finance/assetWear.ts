import { monthsAfter } from '../calendar';
import type { Asset } from './patrimonyTypes';

type Wearing = Pick<
  Asset,
  'purchaseDate' | 'purchasePrice' | 'residualValue' | 'usefulLifeMonths' | 'depreciationStart' | 'saleDate'
>;

const cents = (value: number) => Math.round(value * 100);

/**
 * Cents that have worn off an asset when a day ends: an even quota for each month that is over, the last one taking the
 * rest; the month of a sale bears none unless it ends on that day. Null where the price is not known.
 */
export function wornBy(asset: Wearing, day: string): number | null {
  const { purchasePrice: price, residualValue: residual, usefulLifeMonths: life } = asset;
  if (price === null) return null;
  const first = asset.depreciationStart ?? asset.purchaseDate;
  if (first === null || life === null || residual === null) return 0;
  const total = cents(price) - cents(residual);
  const until = asset.saleDate !== null && asset.saleDate.slice(0, 10) < day ? asset.saleDate : day;
  const [year = 0, month = 1] = first.slice(0, 7).split('-').map(Number);
  const [toYear = 0, toMonth = 1] = until.slice(0, 7).split('-').map(Number);
  const endsMonth = monthsAfter(`${until.slice(0, 7)}-31`, 0).slice(0, 10) <= until.slice(0, 10);
  const over = Math.max(0, (toYear - year) * 12 + toMonth - month + (endsMonth ? 1 : 0));
  return over >= life ? total : Math.min(total, Math.round(total / life) * over);
}

/** What wears off within a calendar year, as far as a day. */
export function wornWithin(asset: Wearing, year: string, day: string): number | null {
  const last = `${year}-12-31`;
  const [until, before] = [
    wornBy(asset, day < last ? day : last),
    wornBy(asset, `${Number(year) - 1}-12-31`),
  ];
  return until === null || before === null ? null : Math.max(0, until - before);
}
