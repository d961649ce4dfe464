import type { BankLine, SystemRecord } from './reconciliationTypes';

/** An open line of the bank: a payment of R$ 50,00. */
export const lineOf = (id: string, over: Partial<BankLine> = {}): BankLine => ({
  id,
  version: 1,
  day: '2026-11-20',
  cents: -50_00,
  memo: `LINHA ${id}`,
  payee: '',
  number: '',
  match: null,
  ...over,
});

/** A payment of R$ 50,00 that the system has of the same day. */
export const recordOf = (id: string, over: Partial<SystemRecord> = {}): SystemRecord => ({
  id,
  kind: 'payment',
  day: '2026-11-20',
  cents: -50_00,
  name: `PAGO ${id}`,
  document: `D${id}`,
  documentId: null,
  movement: 'EXPENSE',
  ...over,
});
