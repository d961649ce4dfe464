import type { LocalDate } from '@/platform/format/date';

export const SECTIONS = ['CURRENT_ASSETS', 'LONG_ASSETS', 'CURRENT_LIABILITIES', 'LONG_LIABILITIES'] as const;
export type Section = (typeof SECTIONS)[number];

/** What a register tells for a day; cents. */
export interface BalanceLine {
  /** 'CASH', 'STOCK', 'ASSET_MACHINE', 'LOANS_SHORT'… */
  readonly key: string;
  readonly section: Section;
  readonly cents: number;
}

/** What somebody adds to or takes off a section from a day on, and why. */
export interface Adjustment {
  readonly id: number;
  readonly day: LocalDate;
  readonly section: Section;
  readonly name: string;
  /** Cents; negative takes off. */
  readonly cents: number;
  readonly reason: string;
  readonly userName: string;
}

export interface Balance {
  readonly day: LocalDate;
  /** Who has frozen the day, and when; null while it is open. */
  readonly closed: { readonly at: string; readonly userName: string } | null;
  /** The last day that is closed: until then nothing is adjusted. */
  readonly closedUntil: LocalDate | null;
  readonly lines: readonly BalanceLine[];
  readonly adjustments: readonly Adjustment[];
  readonly unread: number;
}
