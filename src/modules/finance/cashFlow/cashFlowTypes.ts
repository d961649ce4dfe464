import type { LocalDate } from '@/platform/format/date';

export type FlowSide = 'INCOME' | 'EXPENSE';

/** Something that was paid, or that is to be. */
export interface FlowItem {
  readonly id: string;
  readonly paid: boolean;
  /** What is to come by itself, without a document: an installment of a loan, a line of the chosen forecast, an investment that falls due. */
  readonly source?: 'INSTALLMENT' | 'FORECAST' | 'INVESTMENT';
  readonly documentId: number | string | null;
  readonly documentNumber: string;
  readonly partner: string;
  readonly side: FlowSide;
  readonly ratingId: number | null;
  /** Of the payment, or when it is due. */
  readonly day: LocalDate;
  readonly cents: number;
}

interface FlowRating {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly subgroup: string;
  readonly group: string;
}

/** What the flow of a year is computed from. */
export interface FlowBasis {
  /** January of the requested year, or of this year when a later one is requested. */
  readonly from: LocalDate;
  /** Cents in the banks on that morning; null when unknown. */
  readonly opening: number | null;
  readonly ratings: readonly FlowRating[];
  readonly items: readonly FlowItem[];
  /** Accounts in other currencies, which are not counted. */
  readonly otherCurrencies: readonly string[];
  readonly unread: number;
}

/** What came and went, or is to, in each month of a year, as the server sums it. */
export interface MonthlyBasis {
  /** Cents in the banks before January; null when unknown. */
  readonly opening: number | null;
  /** January first; null where a month's sum is unknown. */
  readonly months: readonly { readonly inCents: number | null; readonly outCents: number | null }[];
  readonly otherCurrencies: readonly string[];
}

export interface FlowQuery {
  readonly year: number;
  readonly accountIds: readonly string[];
}
