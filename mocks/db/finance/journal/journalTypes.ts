/**
 * What money stands on. `BANK` is a current account, `SUSPENSE` a line of the bank that nothing explains yet, `TRANSIT`
 * money between the day of a payment and that of the bank's line for it; `OPENING` what was there before the books began.
 */
export type LedgerKind =
  | 'BANK'
  | 'SUSPENSE'
  | 'TRANSIT'
  | 'RECEIVABLE'
  | 'PAYABLE'
  | 'CARD'
  | 'LOAN'
  | 'INVESTMENT'
  | 'CONSORTIUM'
  | 'ADVANCE_RECEIVED'
  | 'ADVANCE_GRANTED'
  | 'STOCK'
  | 'ASSET'
  | 'OPENING'
  | 'OWNER'
  | 'ADJUSTMENT'
  | 'BARTER'
  | 'INCOME'
  | 'EXPENSE';

/** Accounts whose debit balance is something that the customer has. */
export const ASSET_KINDS: readonly LedgerKind[] = [
  'BANK',
  'SUSPENSE',
  'TRANSIT',
  'RECEIVABLE',
  'INVESTMENT',
  'CONSORTIUM',
  'ADVANCE_GRANTED',
  'STOCK',
  'ASSET',
];
/** Accounts whose credit balance is something that the customer owes. */
export const LIABILITY_KINDS: readonly LedgerKind[] = ['PAYABLE', 'CARD', 'LOAN', 'ADVANCE_RECEIVED'];
/** Own capital and the results that change it. */
export const EQUITY_KINDS: readonly LedgerKind[] = [
  'OPENING',
  'OWNER',
  'ADJUSTMENT',
  'BARTER',
  'INCOME',
  'EXPENSE',
];

/** The record that an entry comes from. */
export interface JournalSource {
  kind:
    | 'OPENING'
    | 'TITLE'
    | 'WRITE_OFF'
    | 'BANK_LINE'
    | 'OCCURRENCE'
    | 'INVESTMENT'
    | 'LOAN'
    | 'CONSORTIUM'
    | 'ADVANCE'
    | 'STOCK'
    | 'ASSET';
  id: number;
}

/** One side of an entry. Cents of reais: debits positive, credits negative. */
export interface JournalLine {
  entry: number;
  /** yyyy-MM-dd */
  day: string;
  kind: LedgerKind;
  /** Id of the account's record: current account, installment, card, loan, asset, product …; 0 where there is one only. */
  ref: number;
  cents: number;
  source: JournalSource;
  memo: string;
  documentId: number | null;
  partnerId: number | null;
  ratingName: string | null;
  farmId: number | null;
  farmerId: number | null;
}

export type Leg = readonly [kind: LedgerKind, ref: number, cents: number, ratingName?: string];

/** A balanced entry before it is written. */
export interface Entry {
  day: string;
  source: JournalSource;
  memo: string;
  legs: readonly Leg[];
  documentId?: number | null;
  partnerId?: number | null;
  farmId?: number | null;
  farmerId?: number | null;
}
