/** Where a harvest goes. */
export const DESTINATIONS = ['OWN_STORAGE', 'COOPERATIVE', 'BUYER', 'SEED', 'CONSUMPTION'] as const;
export type Destination = (typeof DESTINATIONS)[number];
