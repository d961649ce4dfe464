import type { LocalDate } from '@/platform/format/date';
import type { Month } from '@/platform/format/month';
import type { FlowSide } from '../cashFlow/cashFlowTypes';

export const RECURRENCES = [
  'ONCE',
  'WEEKLY',
  'FORTNIGHTLY',
  'MONTHLY',
  'BIMONTHLY',
  'QUARTERLY',
  'HALF_YEARLY',
  'YEARLY',
] as const;
export type Recurrence = (typeof RECURRENCES)[number];

/** The same value on a first day and again after it. */
export interface Schedule {
  readonly cents: number;
  readonly first: LocalDate;
  readonly recurrence: Recurrence;
  /** The last day that counts; null goes on with the scenario. */
  readonly until: LocalDate | null;
}

/** What is expected to come or go: by a schedule, by values of months, or by both. */
export interface ForecastLine {
  readonly id: string;
  readonly name: string;
  readonly side: FlowSide;
  /** Account of the plan; null without one. */
  readonly ratingId: number | null;
  readonly schedule: Schedule | null;
  /** Cents of a month, in the place of what the schedule gives there. */
  readonly typed: Readonly<Record<Month, number>>;
}

/** Months in a row and what is expected in them. */
export interface Plan {
  readonly startMonth: Month;
  readonly monthCount: number;
  /** Cents in the banks before the first month; null where it is not stated. */
  readonly opening: number | null;
  readonly lines: readonly ForecastLine[];
}

export interface Scenario extends Plan {
  readonly id: number;
  readonly version: number;
  readonly name: string;
  /** Its lines stand in the cash flow; of scenarios that share a month, one at most. */
  readonly chosen: boolean;
  /** Lines that could not be read; they are sent back as they came. */
  readonly unread: readonly unknown[];
}
