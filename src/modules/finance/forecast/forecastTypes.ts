import type { FlowSide } from '../cashFlow/cashFlowTypes';

/** What is expected to come or go in each month of a year. */
export interface ForecastLine {
  readonly id: string;
  readonly name: string;
  readonly side: FlowSide;
  /** Account of the plan; null without one. */
  readonly ratingId: number | null;
  /** Cents of twelve months, January first. */
  readonly months: readonly number[];
}

export interface Scenario {
  readonly id: number;
  readonly version: number;
  readonly name: string;
  readonly year: number;
  /** Its lines stand in the cash flow; one of a year at most. */
  readonly chosen: boolean;
  readonly lines: readonly ForecastLine[];
}
