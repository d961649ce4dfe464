/** What somebody is to the producer; one may be several of them. */
export const PARTNER_ROLES = ['SUPPLIER', 'BUYER', 'INTEGRATOR', 'CARRIER', 'EMPLOYEE', 'CREDITOR'] as const;
export type PartnerRole = (typeof PARTNER_ROLES)[number];
