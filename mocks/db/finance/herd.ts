import type { AnimalAsset } from './patrimonyTypes';

export interface HerdCount {
  readonly opening: number;
  readonly bought: number;
  readonly born: number;
  readonly lost: number;
  readonly sold: number;
  readonly closing: number;
}

/**
 * Heads of animals over a period, from the register of animals.
 * Animals without a price were born at the farm; animals that are inactive and were not sold were lost on the day
 * on which they were made inactive.
 * @param from first day of the period, 'YYYY-MM-DD'
 * @param until last day of the period, 'YYYY-MM-DD'
 */
export function herdBetween(rows: readonly AnimalAsset[], from: string, until: string): HerdCount {
  const sum = (is: (row: AnimalAsset) => boolean) =>
    rows.filter(is).reduce((all, { heads }) => all + heads, 0);
  const day = (date: string | null) => date?.slice(0, 10) ?? null;
  const cameIn = ({ purchaseDate, birthDate }: AnimalAsset) => day(purchaseDate ?? birthDate) ?? '';
  const soldOn = ({ saleDate }: AnimalAsset) => day(saleDate);
  const lostOn = (row: AnimalAsset) => (!row.active && soldOn(row) === null ? day(row.updatedAt) : null);
  const within = (date: string | null) => date !== null && date >= from && date <= until;
  const opening = sum(
    (row) => cameIn(row) < from && (soldOn(row) ?? from) >= from && (lostOn(row) ?? from) >= from,
  );
  const bornHere = ({ purchasePrice }: AnimalAsset) => purchasePrice === null;
  const bought = sum((row) => within(cameIn(row)) && !bornHere(row));
  const born = sum((row) => within(cameIn(row)) && bornHere(row));
  const lost = sum((row) => within(lostOn(row)));
  const sold = sum((row) => within(soldOn(row)));
  return { opening, bought, born, lost, sold, closing: opening + bought + born - lost - sold };
}
