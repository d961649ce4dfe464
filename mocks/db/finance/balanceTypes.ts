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
  /** Null: as the registers have them. */
  lines: { lineKey: string; section: string; value: number }[] | null;
}

/** What is expected to come or go, by a schedule, by values of months, or by both. */
export interface CashScenarioLine {
  id: string;
  name: string;
  side: 'INCOME' | 'EXPENSE';
  financialRatingId: number | null;
  /** Reais of each time; null without a schedule, as the three after it. */
  value: number | null;
  firstDate: string | null;
  recurrence: string | null;
  untilDate: string | null;
  /** Reais of a month, in the place of what the schedule gives there. */
  monthValues: { month: string; value: number }[];
}

/** What a customer expects of the cash of some months in a row. */
export interface CashScenario extends Row {
  customerId: number;
  version: number;
  name: string;
  /** 'YYYY-MM'. */
  startMonth: string;
  monthCount: number;
  /** Reais in the banks before the first month. */
  openingBalance: number | null;
  chosen: boolean;
  /** The planning that it was made of. */
  planningId?: number;
  lines: CashScenarioLine[];
}
