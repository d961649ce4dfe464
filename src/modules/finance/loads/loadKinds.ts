/** Where a load goes, named as in the production. */
export const LOAD_DESTINATIONS = ['OWN_STORAGE', 'COOPERATIVE', 'BUYER', 'SEED', 'CONSUMPTION'] as const;
export type LoadDestination = (typeof LOAD_DESTINATIONS)[number];
