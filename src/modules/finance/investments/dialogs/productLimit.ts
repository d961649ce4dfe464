export const PRODUCT_LIMIT = 60;
