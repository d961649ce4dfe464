import { figureOf, wordsOf } from '@/families/report/rules/figures';
import type { ReportRow } from '@/families/report/reportTypes';
import type { LocalDate } from '@/platform/format/date';
import {
  accumulatedOn,
  bookValueOn,
  depreciationTerms,
  type LooseAsset,
  wornWithin,
} from '../../patrimony/rules/depreciation';

/** The terms of an asset as its row has them, money in cents. */
const assetOf = (row: ReportRow): LooseAsset => ({
  purchaseDate: wordsOf(row, 'purchaseDate') || null,
  purchasePrice: figureOf(row, 'price'),
  residualValue: figureOf(row, 'residual'),
  usefulLifeMonths: figureOf(row, 'life'),
  depreciationStart: wordsOf(row, 'start') || null,
  saleDate: wordsOf(row, 'saleDate') || null,
});

/** What has worn off an asset when a day ends, and what it is worth in the books: the rules of the register. */
export function withBookValue(row: ReportRow, day: LocalDate): ReportRow {
  const asset = assetOf(row);
  const terms = depreciationTerms(asset);
  const book = bookValueOn(asset, day);
  return { ...row, worn: book === null ? null : terms ? accumulatedOn(terms, day) : 0, book };
}

/**
 * An asset with what it cost within a year, and what an hour or kilometre of it did. Of the year that runs, what has worn
 * off by today: what is still to come is no cost yet.
 */
export function withYearlyCost(row: ReportRow, year: number, today: LocalDate): ReportRow {
  const worn = wornWithin(assetOf(row), year, today);
  const [upkeep, fuel, used] = [figureOf(row, 'upkeep'), figureOf(row, 'fuel'), figureOf(row, 'used')];
  const cost = worn === null || upkeep === null || fuel === null ? null : worn + upkeep + fuel;
  return { ...row, worn, cost, each: cost === null || !used ? null : Math.round(cost / used) };
}
