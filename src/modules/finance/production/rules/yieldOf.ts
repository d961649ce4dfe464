interface Harvested {
  readonly quantity: number;
  /** In hectares. */
  readonly area: number;
  readonly unit: string;
  readonly productId: number;
}

/**
 * What a hectare gave: the sum of the quantities by the sum of the areas, so that large harvests count for more.
 * @returns units per hectare; null without area, or of several products or units
 */
export function yieldOf(rows: readonly Harvested[]): number | null {
  const quantity = quantityOf(rows);
  const area = rows.reduce((sum, row) => sum + row.area, 0);
  return quantity === null || area <= 0 ? null : quantity / area;
}

/** The sum of the quantities of one product in one unit; null of none, or of several: soy and maize are not added. */
export function quantityOf(rows: readonly Harvested[]): number | null {
  if (new Set(rows.map(({ productId, unit }) => `${productId} ${unit}`)).size !== 1) return null;
  return rows.reduce((sum, row) => sum + row.quantity, 0);
}
