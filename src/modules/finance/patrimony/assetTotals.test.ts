import { expect, it } from 'vitest';
import { assetColumns, ownedSum } from './assetParts';
import type { Asset } from './assetWire';

const asset = (purchasePrice: number, saleDate: string | null = null) =>
  ({ purchasePrice, saleDate, purchaseDate: '2020-01-01T00:00:00' }) as Asset;
const SOLD = '2021-05-01T00:00:00';

it('a list of assets sums what is still owned, and of sold ones alone those', () => {
  const total = ownedSum((row: Asset) => row.purchasePrice);
  expect(total([asset(300), asset(50, SOLD)])).toBe(300);
  expect(total([asset(50, SOLD), asset(20, SOLD)])).toBe(70);
  expect(total([])).toBeNull();
});

it('what was sold has no book value left in the sum of the list', () => {
  const bookValue = assetColumns.find(({ field }) => field === 'bookValue')?.value;
  expect(bookValue?.(asset(50, SOLD))).toBeNull();
});
