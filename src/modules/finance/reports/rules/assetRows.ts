import { figureOf, wordsOf } from '@/families/report/rules/figures';
import type { ReportRow } from '@/families/report/reportTypes';
import type { LocalDate } from '@/platform/format/date';
import {
  accumulatedOn,
  bookValueOn,
  depreciationTerms,
  type LooseAsset,
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

/** What wore off within a calendar year. */
function wornInYear(asset: LooseAsset, year: number): number | null {
  const terms = depreciationTerms(asset);
  if (!terms) return bookValueOn(asset, `${year}-12-31`) === null ? null : 0;
  return accumulatedOn(terms, `${year}-12-31`) - accumulatedOn(terms, `${year - 1}-12-31`);
}

/** An asset with what it cost within a year, and what an hour or kilometre of it did. */
export function withYearlyCost(row: ReportRow, year: number): ReportRow {
  const worn = wornInYear(assetOf(row), year);
  const [upkeep, fuel, used] = [figureOf(row, 'upkeep'), figureOf(row, 'fuel'), figureOf(row, 'used')];
  const cost = worn === null || upkeep === null || fuel === null ? null : worn + upkeep + fuel;
  return { ...row, worn, cost, each: cost === null || !used ? null : Math.round(cost / used) };
}
