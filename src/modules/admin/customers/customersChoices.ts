export const REQUEST_ORIGINS = ['SITE', 'INDICACAO', 'FEIRA', 'OUTRA'] as const;
export type RequestOrigin = (typeof REQUEST_ORIGINS)[number];
export type RequestState = 'PENDING' | 'APPROVED' | 'REFUSED';

export type TermState = 'DRAFT' | 'IN_FORCE' | 'FORMER';

/** From where the staff reaches a customer; the application itself tells WEB and APP. */
export const STAFF_ORIGINS = ['REMOTE', 'PHONE', 'VISIT'] as const;
export type AccessOrigin = 'WEB' | 'APP' | (typeof STAFF_ORIGINS)[number];
