/** What a line of products is to the farm: bought and used, produced and sold, or done by others. */
export const PRODUCT_LINE_KINDS = ['INPUT', 'PRODUCTION', 'SERVICE'] as const;
export type ProductLineKind = (typeof PRODUCT_LINE_KINDS)[number];
