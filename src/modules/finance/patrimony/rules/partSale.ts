import type { LocalDate } from '@/platform/format/date';
import { roundHalfAway } from '@/platform/format/number';
import { bookValueOn, type LooseAsset } from './depreciation';

/** What the sale of an asset, or of a part of it, comes to. Money in cents; null where the asset does not tell. */
interface PartSale {
  /** Per cent of the asset. */
  readonly percentage: number;
  /** What the part was worth in the books on the day. */
  readonly book: number | null;
  /** What it brought above that; below 0 is a loss. */
  readonly result: number | null;
  /** Purchase price and book value of what is left, and its heads. */
  readonly leftPrice: number | null;
  readonly leftBook: number | null;
  readonly leftHeads: number | null;
}

const partOf = (cents: number | null | undefined, percentage: number) =>
  cents == null ? null : roundHalfAway((cents * percentage) / 100, 0);
const restOf = (cents: number | null | undefined, part: number | null) =>
  cents == null || part === null ? null : cents - part;

/** The per cent of an asset that so many of its heads are; null where it has none, or fewer. */
export function percentageOfHeads(heads: number | null, all: number | null): number | null {
  return heads === null || !all || heads > all ? null : (heads / all) * 100;
}

/**
 * A part is sold with its share of price and residual value; what is left keeps the rest to the cent. 19 of 38 heads
 * bought for 124 650.00 are worth 62 325.00, and so are those that stay.
 */
export function partSale(
  asset: LooseAsset,
  sold: { readonly percentage: number; readonly value: number | null; readonly day: LocalDate },
  heads: { readonly sold: number | null; readonly all: number | null } = { sold: null, all: null },
): PartSale {
  const price = partOf(asset.purchasePrice, sold.percentage);
  const residual = partOf(asset.residualValue, sold.percentage);
  const terms = (purchasePrice: number | null, residualValue: number | null): LooseAsset => ({
    ...asset,
    purchasePrice,
    residualValue,
    saleDate: null,
  });
  const book = bookValueOn(terms(price, residual), sold.day);
  const leftPrice = restOf(asset.purchasePrice, price);
  return {
    percentage: sold.percentage,
    book,
    result: book === null || sold.value === null ? null : sold.value - book,
    leftPrice,
    leftBook: bookValueOn(terms(leftPrice, restOf(asset.residualValue, residual)), sold.day),
    leftHeads: heads.all === null ? null : heads.all - (heads.sold ?? 0),
  };
}
