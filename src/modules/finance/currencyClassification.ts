/** What a quotation is of: a product's price or a currency. */
export const CURRENCY_CLASSIFICATIONS = ['PRODUCT', 'CURRENCY'] as const;
export type CurrencyClassification = (typeof CURRENCY_CLASSIFICATIONS)[number];
