import { isLocalDate, type LocalDate, toLocalDate } from '@/platform/format/date';
import { toCents } from '@/platform/format/money';
import { addMonths, lastDayOf, type Month, monthOf } from '@/platform/format/month';
import { roundHalfAway } from '@/platform/format/number';

/** A hundred years: nothing that is bought wears off over more. */
export const MOST_MONTHS = 1200;

/** How an asset loses its value. Money in cents. */
export interface DepreciationTerms {
  readonly price: number;
  /** What it is worth when it is worn out, up to `price`. */
  readonly residual: number;
  /** Months of useful life, a whole number from 1. */
  readonly months: number;
  /** The first month that bears a quota. */
  readonly start: Month;
  /** The day on which it was sold; null while it is owned. */
  readonly soldOn: LocalDate | null;
}

/** One month of a depreciation. All but number and month in cents. */
export interface DepreciationMonth {
  /** From 1. */
  readonly number: number;
  readonly month: Month;
  readonly quota: number;
  /** All quotas up to this one. */
  readonly accumulated: number;
  /** What the asset is worth in the books afterwards. */
  readonly bookValue: number;
}

/**
 * The even quota of a month in whole cents: (price − residual) ÷ months, the straight line (CPC 27, item 62). 300 000.00
 * less 60 000.00 over 120 months are 2 000.00 a month.
 */
export function monthlyQuota({
  price,
  residual,
  months,
}: Pick<DepreciationTerms, 'price' | 'residual' | 'months'>): number {
  return roundHalfAway((price - residual) / months, 0);
}

/**
 * Every month that bears a quota. The last one takes what rounding left over, so that the quotas sum to price − residual
 * to the cent. A month counts when the asset is owned on its last day: the month of the sale does not, unless that is its
 * last day, and nothing follows it.
 */
export function depreciationSchedule(terms: DepreciationTerms): DepreciationMonth[] {
  const { price, residual, months, start, soldOn } = terms;
  const total = price - residual;
  if (total <= 0) return [];
  const even = monthlyQuota(terms);
  const rows: DepreciationMonth[] = [];
  let accumulated = 0;
  for (let number = 1; number <= months; number += 1) {
    const month = addMonths(start, number - 1);
    if (soldOn !== null && lastDayOf(month) > soldOn) break;
    const left = total - accumulated;
    const quota = number === months ? left : Math.min(even, left);
    accumulated += quota;
    rows.push({ number, month, quota, accumulated, bookValue: price - accumulated });
  }
  return rows;
}

/** Cents that have worn off when a day ends: the quotas of the months that are over. */
export function accumulatedOn(terms: DepreciationTerms, day: LocalDate): number {
  return depreciationSchedule(terms).findLast(({ month }) => lastDayOf(month) <= day)?.accumulated ?? 0;
}

/**
 * What wears off an asset within a calendar year, as far as a day: the quotas of its months that are over by then. Null
 * while the price is not known, 0 where nothing wears off.
 */
export function wornWithin(asset: LooseAsset, year: number, day: LocalDate): number | null {
  const last = `${year}-12-31`;
  const until = day < last ? day : last;
  const terms = depreciationTerms(asset);
  if (!terms) return bookValueOn(asset, until) === null ? null : 0;
  return Math.max(0, accumulatedOn(terms, until) - accumulatedOn(terms, `${year - 1}-12-31`));
}

/** What an asset or its form knows of all this, money in cents; anything may be missing. */
export interface LooseAsset {
  readonly purchaseDate?: string | null;
  readonly purchasePrice?: number | null;
  readonly residualValue?: number | null;
  readonly usefulLifeMonths?: number | null;
  readonly depreciationStart?: string | null;
  readonly saleDate?: string | null;
  readonly saleValue?: number | null;
}

const isAmount = (value: number | null | undefined): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0;

/** The terms once they are whole and right, else null: the asset then keeps its price, as land does. */
export function depreciationTerms(asset: LooseAsset): DepreciationTerms | null {
  const { purchasePrice: price, residualValue: residual, usefulLifeMonths: months } = asset;
  const first = toLocalDate(asset.depreciationStart) ?? toLocalDate(asset.purchaseDate);
  if (!isLocalDate(first) || !isAmount(price) || !isAmount(residual) || residual > price) return null;
  if (typeof months !== 'number' || !Number.isInteger(months) || months < 1 || months > MOST_MONTHS)
    return null;
  const sold = toLocalDate(asset.saleDate);
  return { price, residual, months, start: monthOf(first), soldOn: isLocalDate(sold) ? sold : null };
}

/** A record of the wire, its money in cents. */
export function inCents<T extends LooseAsset>(record: T): LooseAsset {
  const cents = (value: number | null | undefined) => (typeof value === 'number' ? toCents(value) : null);
  return {
    purchaseDate: record.purchaseDate ?? null,
    purchasePrice: cents(record.purchasePrice),
    residualValue: cents(record.residualValue),
    usefulLifeMonths: record.usefulLifeMonths ?? null,
    depreciationStart: record.depreciationStart ?? null,
    saleDate: record.saleDate ?? null,
    saleValue: cents(record.saleValue),
  };
}

/**
 * Cents that an asset is worth in the books when a day ends, sold or not: its price less what has worn off, the price
 * itself where nothing wears off. Null while the price is not known.
 */
export function bookValueOn(asset: LooseAsset, day: LocalDate): number | null {
  if (!isAmount(asset.purchasePrice)) return null;
  const terms = depreciationTerms(asset);
  return terms ? asset.purchasePrice - accumulatedOn(terms, day) : asset.purchasePrice;
}

/** What a sale brought above what the asset was worth in the books, in cents; below 0 is a loss, null while nothing is sold. */
export function saleResult(asset: LooseAsset): number | null {
  const sold = toLocalDate(asset.saleDate);
  if (!isLocalDate(sold) || !isAmount(asset.saleValue)) return null;
  const book = bookValueOn(asset, sold);
  return book === null ? null : asset.saleValue - book;
}

export const ASSET_STATES = ['OWNED', 'WORN', 'SOLD'] as const;
type AssetState = (typeof ASSET_STATES)[number];

/** Whether an asset is sold, wholly depreciated, or neither. */
export function assetState(asset: LooseAsset, day: LocalDate): AssetState {
  const sold = toLocalDate(asset.saleDate);
  if (isLocalDate(sold) && sold <= day) return 'SOLD';
  const terms = depreciationTerms(asset);
  const worn =
    terms && terms.price > terms.residual && accumulatedOn(terms, day) === terms.price - terms.residual;
  return worn ? 'WORN' : 'OWNED';
}
