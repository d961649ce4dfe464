import type { LocalDate } from '@/platform/format/date';
import type { LateTitle } from '../titles/rules/lateCharges';

export type Id = number | string;

/** What a match is judged by; side and account must hold in any case (finance-decisions §4.7). */
export const CRITERIA = ['value', 'day', 'name'] as const;
export type Criterion = (typeof CRITERIA)[number];

/** What stands in the system for money that moved in the account. */
export interface SystemRecord {
  readonly id: string;
  /**
   * A payment of titles, a line entered by hand, a transfer between own accounts, another occurrence or investment; null
   * when unknown.
   */
  readonly kind: 'payment' | 'entry' | 'transfer' | 'occurrence' | null;
  readonly day: LocalDate;
  /** As it moved the account: negative when money went out. */
  readonly cents: number;
  readonly name: string;
  readonly document: string;
  readonly documentId: Id | null;
  readonly movement: string;
  /** The account that it moved; '' when unknown. */
  readonly account?: string;
}

/** A line of the bank's file, as the account's statement keeps it. */
export interface BankLine {
  readonly id: string;
  /** Which of its states was read: a write names it, so that two who match one line do not both succeed. */
  readonly version: number;
  readonly day: LocalDate;
  readonly cents: number;
  readonly memo: string;
  readonly payee: string;
  readonly number: string;
  /** Null while it is open. */
  readonly match: LineMatch | null;
}

export interface LineMatch {
  readonly id: Id;
  readonly unmet: readonly Criterion[];
  readonly records: readonly SystemRecord[];
  readonly by: string;
}

/** A title of which something is open. Cents; days as YYYY-MM-DD. */
export interface OpenTitle extends LateTitle {
  readonly id: number;
  readonly documentId: Id | null;
  readonly movement: 'EXPENSE' | 'INCOME';
  readonly partnerId: number | null;
  readonly partner: string;
  readonly partnerDocument: string;
  /** '4410' or '4410 2/3'. */
  readonly document: string;
  readonly number: string;
  readonly open: number;
}

/** What was learned of earlier confirmations. */
export interface LearnedName {
  /** Folded words that the bank's text holds. */
  readonly contains: string;
  readonly partnerId: number;
  readonly side: 'in' | 'out' | null;
}

export interface Candidates {
  readonly lines: readonly BankLine[];
  readonly records: readonly SystemRecord[];
  readonly titles: readonly OpenTitle[];
  /** The day up to which the account is checked and locked. */
  readonly closedUntil: LocalDate | null;
  /** What the bank's balance exceeds the statement's by, at the day of the last balance known; null if untold. */
  readonly unread: number;
}

/** What is sent for a title: a payment of a part of it, of one line's money. Cents. */
export interface TitlePayment {
  readonly titleId: number;
  readonly lineId: string;
  readonly value: number;
  readonly discount: number;
  readonly interest: number;
  readonly penalty: number;
}
