export const OCCURRENCE_KINDS = [
  'TRANSFER',
  'CONTRACT',
  'ORDER',
  'ADVANCE',
  'CONSORTIUM',
  'BARTER',
  'OWNER',
  'ADJUSTMENT',
] as const;
export type OccurrenceKind = (typeof OCCURRENCE_KINDS)[number];

/** Sold or received, bought or granted. */
export const SIDES = ['INCOME', 'EXPENSE'] as const;
export type Side = (typeof SIDES)[number];

/** Money into an account or out of it. */
export const WAYS = ['IN', 'OUT'] as const;
export type Way = (typeof WAYS)[number];
