/** What a way of paying is. */
export const PAYMENT_KINDS = [
  'CASH',
  'PIX',
  'BANK_SLIP',
  'TRANSFER',
  'CREDIT_CARD',
  'DIRECT_DEBIT',
  'CHECK',
  'BARTER',
] as const;
export type PaymentKind = (typeof PAYMENT_KINDS)[number];
