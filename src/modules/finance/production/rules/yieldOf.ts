interface Harvested {
  readonly quantity: number;
  /** In hectares. */
  readonly area: number;
  readonly unit: string;
}

/**
 * What a hectare gave: the sum of the quantities by the sum of the areas, so that large harvests count for more.
 * @returns units per hectare; null without area, or where the rows are counted in several units
 */
export function yieldOf(rows: readonly Harvested[]): number | null {
  const quantity = quantityOf(rows);
  const area = rows.reduce((sum, row) => sum + row.area, 0);
  return quantity === null || area <= 0 ? null : quantity / area;
}

/** The sum of quantities that are counted in one unit; null of none, or of several units. */
export function quantityOf(rows: readonly Harvested[]): number | null {
  if (new Set(rows.map(({ unit }) => unit)).size !== 1) return null;
  return rows.reduce((sum, row) => sum + row.quantity, 0);
}
