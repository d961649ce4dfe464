import type { Load } from './loadTypes';

const LIMITS: Readonly<Record<string, readonly [moisture: number, impurity: number]>> = {
  SOY: [14, 1],
  MAIZE: [14, 1],
  WHEAT: [13, 1],
};
const cents = (value: number) => Math.round(value * 100) / 100;

/** What the server counts of a load, in kg: the discounts of its classification taken off. */
function countedWeight(row: Load): number {
  const [moisture, impurity] = LIMITS[row.standard ?? ''] ?? [row.moistureBase ?? 0, row.impurityBase ?? 0];
  const takes: readonly (readonly [found: number | null, limit: number])[] =
    row.order === 'MOISTURE_FIRST'
      ? [
          [row.moisture, moisture],
          [row.impurity, impurity],
        ]
      : [
          [row.impurity, impurity],
          [row.moisture, moisture],
        ];
  let left = row.arrivedWeight ?? row.grossWeight - row.tareWeight;
  for (const [found, limit] of takes)
    if (found !== null) left -= cents(Math.max(0, (left * (found - limit)) / (100 - limit)));
  return cents(Math.max(0, left - (row.otherDiscount ?? 0)));
}

const KG: Readonly<Record<string, number>> = { KG: 1, SC: 60, TON: 1000, T: 1000 };

/** The same in the unit of a product; null where that is no weight. */
export function countedQuantity(row: Load, unit: string): number | null {
  const each = KG[unit];
  return each === undefined ? null : Math.round((countedWeight(row) / each) * 1000) / 1000;
}
