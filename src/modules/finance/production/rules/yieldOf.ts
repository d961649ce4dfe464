interface Harvested {
  readonly quantity: number | null;
  /** In hectares. */
  readonly area: number | null;
  readonly unit: string;
  readonly productId: number | null;
}

/** Null with a figure that is not known. */
const sumOf = (figures: readonly (number | null)[]) =>
  figures.reduce((sum, one) => (sum === null || one === null ? null : sum + one), 0);

/**
 * What a hectare gave: the sum of the quantities by the sum of the areas, so that large harvests count for more.
 * @returns units per hectare; null without area, with one that is not known, or of several products or units
 */
export function yieldOf(rows: readonly Harvested[]): number | null {
  const quantity = quantityOf(rows);
  const area = sumOf(rows.map((row) => row.area));
  return quantity === null || area === null || area <= 0 ? null : quantity / area;
}

/** The sum of the quantities of one product in one unit; null of none, with one that is not known, or of several: soy and maize are not added. */
export function quantityOf(rows: readonly Harvested[]): number | null {
  if (new Set(rows.map(({ productId, unit }) => `${productId} ${unit}`)).size !== 1) return null;
  return sumOf(rows.map((row) => row.quantity));
}

/** The hectares of one harvest; null of several: soy and the maize after it stand on the same field. */
export function areaOf(rows: readonly { readonly harvestId: number | null; readonly area: number | null }[]) {
  if (new Set(rows.map(({ harvestId }) => harvestId)).size !== 1) return null;
  return sumOf(rows.map(({ area }) => area));
}
