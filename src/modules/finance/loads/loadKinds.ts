/** Whose limits of moisture and impurity hold. */
export const STANDARDS = ['SOY', 'MAIZE', 'WHEAT', 'BUYER'] as const;
export type Standard = (typeof STANDARDS)[number];

/** Which discount is taken first; the other one is taken of the rest. */
export const DISCOUNT_ORDERS = ['IMPURITY_FIRST', 'MOISTURE_FIRST'] as const;
export type DiscountOrder = (typeof DISCOUNT_ORDERS)[number];

/** Where a load goes, named as in the production. */
export const LOAD_DESTINATIONS = ['OWN_STORAGE', 'COOPERATIVE', 'BUYER', 'SEED', 'CONSUMPTION'] as const;
export type LoadDestination = (typeof LOAD_DESTINATIONS)[number];
