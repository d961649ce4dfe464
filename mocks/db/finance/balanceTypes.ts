import type { Row } from '../table';

/** What the books add to or take off the registers from a day on. */
export interface BalanceAdjustment extends Row {
  customerId: number;
  date: string;
  section: string;
  name: string;
  value: number;
  reason: string;
  userName: string;
}

export interface BalanceClosing extends Row {
  customerId: number;
  date: string;
  at: string;
  userName: string;
  lines: { lineKey: string; section: string; value: number }[];
}

/** What somebody expects of a year's cash. */
export interface CashScenario extends Row {
  customerId: number;
  version: number;
  name: string;
  year: number;
  chosen: boolean;
  /** The planning that it was made of. */
  planningId?: number;
  lines: {
    id: string;
    name: string;
    side: 'INCOME' | 'EXPENSE';
    financialRatingId: number | null;
    /** Reais of twelve months. */
    months: number[];
  }[];
}
