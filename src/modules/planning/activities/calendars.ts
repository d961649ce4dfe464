/** A summer crop is paid for while it is delivered, from February on. */
export const SUMMER_SALES = [0, 2, 4, 3, 1, 0, 0, 0, 0, 0, 0, 0] as const;
/** The same every month. */
export const EVERY_MONTH = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1] as const;
/** A summer crop of the south and center: inputs before and while it is planted, harvest in the first months. */
export const SUMMER_CROP = [2, 2, 2, 1, 0, 0, 2, 3, 4, 4, 2, 2] as const;
