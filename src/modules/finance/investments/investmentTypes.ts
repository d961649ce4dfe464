import type { LocalDate } from '@/platform/format/date';

export const INVESTMENT_TYPES = ['CDB', 'RDC', 'LCA', 'LCI', 'TREASURY', 'FUND', 'SAVINGS', 'OTHER'] as const;
export type InvestmentType = (typeof INVESTMENT_TYPES)[number];

/** Money that went into an investment on a day. Cents. */
export interface Deposit {
  readonly day: LocalDate;
  readonly cents: number;
}

/** Money that came out of it: principal is no income, only the gain is. Cents. */
export interface Redemption {
  readonly id: number | string;
  readonly day: LocalDate;
  readonly principal: number;
  readonly income: number;
  readonly incomeTax: number;
  readonly iof: number;
}

/** A position of an account. */
export interface Investment {
  readonly id: number | string;
  /** Which of its changes was read: a write names it. */
  readonly version: number;
  /** '' when the server tells one that is not known here. */
  readonly type: InvestmentType | '';
  readonly product: string;
  /** In the order of their days. */
  readonly deposits: readonly Deposit[];
  readonly redemptions: readonly Redemption[];
  readonly dueDate: LocalDate | null;
  /** What the bank says it has earned, on what is still in it, before taxes; null when unknown. */
  readonly income: number | null;
  /** The day of which that is. */
  readonly incomeDay: LocalDate | null;
}
