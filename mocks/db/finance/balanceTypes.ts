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
