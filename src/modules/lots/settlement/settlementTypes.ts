import type { LotResult } from '@/domain/lots/performance';
import type { LocalDate } from '@/platform/format/date';

export const BASES = ['BIRD', 'KG'] as const;
/** What the integrator pays for: each bird, or each kilogram. */
export type PayBasis = (typeof BASES)[number];

export interface SettlementItem {
  readonly name: string;
  readonly cents: number | null;
}

/** The integrator's closing sheet as it was typed; null: the sheet does not say. */
export interface SettlementValues {
  readonly receivedOn: LocalDate | null;
  readonly birds: number | null;
  readonly kg: number | null;
  readonly lost: number | null;
  readonly feedKg: number | null;
  readonly conversion: number | null;
  readonly efficiency: number | null;
  readonly basis: PayBasis | null;
  /** R$ for a bird or a kilogram. */
  readonly rate: number | null;
  readonly additions: SettlementItem[];
  readonly discounts: SettlementItem[];
  /** What the sheet pays. */
  readonly totalCents: number | null;
  readonly note: string;
}

/** What the producer wrote down of a lot. */
export interface OwnFigures {
  readonly lost: number | null;
  readonly birds: number | null;
  readonly kg: number | null;
  readonly feedKg: number | null;
  readonly result: LotResult | null;
}

export interface Settlement {
  readonly lotId: number;
  readonly number: string;
  readonly own: OwnFigures;
  readonly values: SettlementValues | null;
  /** 0 while nothing was kept. */
  readonly version: number;
  readonly savedAt: string | null;
  readonly savedBy: string;
}
