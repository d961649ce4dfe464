import type { LocalDate } from '@/platform/format/date';

/** What the statement is requested: both days included, at least one account. */
export interface StatementQuery {
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly accountIds: readonly string[];
}

export interface StatementAccount {
  readonly id: number | string;
  readonly name: string;
  readonly currency: string;
  /** Cents before the first day; null when unknown. */
  readonly opening: number | null;
  /** Cents at the end of the last day as the bank has them; null when the bank reported none. */
  readonly bankClosing: number | null;
  /** The day at whose end that was; null when it is that of the last requested day. */
  readonly bankClosingDay?: LocalDate | null;
  /** Up to this day the account is checked, and nothing of it changes any more. */
  readonly closedUntil?: LocalDate | null;
  /** The day of its opening balance: what moved before is in that balance. Null when unknown. */
  readonly openedOn?: LocalDate | null;
}

/** One movement of an account; cents, as it moved the balance. */
export interface StatementLine {
  readonly id: number | string;
  readonly accountId: number | string;
  readonly account: string;
  readonly day: LocalDate;
  readonly documentNumber: string;
  readonly history: string;
  readonly partner: string;
  readonly cents: number;
  readonly reconciled: boolean | null;
  readonly documentId: number | string | null;
  readonly movement: string;
  /** The bank's own id of a line that came from a file, '' when it gave none; null of any other line. */
  readonly fitId: string | null;
  /**
   * What it comes from: a payment of titles, a bank's file, somebody's hand, a transfer between own accounts, another
   * occurrence (withdrawal, contribution, advance, adjustment); null when unknown.
   */
  readonly kind?: 'payment' | 'imported' | 'manual' | 'transfer' | 'occurrence' | null;
  /** Of a line entered by hand: which of its changes was read. */
  readonly version?: number;
}

/** A line as it is entered by hand; negative when money goes out. */
export interface EnteredLine {
  readonly day: LocalDate;
  readonly cents: number;
  readonly history: string;
  readonly documentNumber: string;
}

/** What a bank's file says is in the account at the end of a day. */
export interface BankBalance {
  readonly day: LocalDate;
  readonly cents: number;
}

export interface Statement {
  readonly accounts: readonly StatementAccount[];
  readonly lines: readonly StatementLine[];
  /** Lines of the answer that could not be read: with any, no balance is certain. */
  readonly unread: number;
}

/** A line of a bank's file that the statement keeps. */
export interface ImportedLine {
  readonly fitId: string;
  readonly day: LocalDate;
  readonly cents: number;
  readonly memo: string;
  readonly payee: string;
  readonly checkNumber: string;
  /** The line of the statement that this one stands for: kept as a match of both. */
  readonly recordId: string | null;
}

/** What the server says of an import. */
export interface Imported {
  /** By which it can be taken back; null when unknown. */
  readonly id: number | string | null;
  /** How many lines it matched with what they stand for; null when it does not say. */
  readonly matched: number | null;
}

/** An import of the past, as it can be taken back. */
export interface PastImport {
  readonly id: number | string;
  readonly at: string;
  readonly by: string;
  readonly files: readonly string[];
  /** How many lines it brought; null when unknown. */
  readonly lines: number | null;
  readonly from: LocalDate;
  readonly to: LocalDate;
  /** Cents that came in, and that went out (positive); null when unknown. */
  readonly inCents: number | null;
  readonly outCents: number | null;
  /** Its lines that were reconciled since: they keep it from being taken back. */
  readonly reconciled: readonly { readonly day: LocalDate; readonly cents: number; readonly memo: string }[];
  /** Up to this day the account is checked: null while none of the import's days are. */
  readonly lockedUntil: LocalDate | null;
}
