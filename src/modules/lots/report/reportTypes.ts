import type { LocalDate } from '@/platform/format/date';
import type { DayValue } from '../lotTypes';

export interface ReportOccurrence {
  readonly id: number;
  /** Slug of its type. */
  readonly type: string;
}

/** What is known of one day of a lot; null when unknown. */
export interface ReportDay {
  readonly day: number;
  readonly date: LocalDate;
  readonly dead: number | null;
  readonly eliminated: number | null;
  /** kg. */
  readonly feed: number | null;
  /** L. */
  readonly water: number | null;
  /** °C, %, ppm, h: means of the day. */
  readonly temperature: number | null;
  readonly humidity: number | null;
  readonly ammonia: number | null;
  readonly darkHours: number | null;
  readonly occurrences: readonly ReportOccurrence[];
}

export interface ReportLoad {
  /** null when it is not known when it left. */
  readonly day: number | null;
  readonly birds: number | null;
  /** Live weight of all of them; null where it was not weighed. */
  readonly kg: number | null;
}

export interface LotReport {
  readonly id: number;
  readonly number: string;
  readonly aviaryName: string;
  readonly farmName: string;
  readonly lineage: string;
  readonly housingDate: LocalDate;
  readonly closingDate: LocalDate | null;
  /** null when the birds received or discarded are unknown. */
  readonly housed: number | null;
  /** Grams of a chick; null when unknown. */
  readonly chickWeight: number | null;
  /** m². */
  readonly area: number | null;
  readonly days: readonly ReportDay[];
  /** Grams by day. */
  readonly weighings: readonly DayValue[];
  readonly loads: readonly ReportLoad[];
  readonly reference: {
    readonly name: string;
    readonly weight: readonly DayValue[];
    /** Percent of the housed birds lost until that day. */
    readonly mortality: readonly DayValue[];
  } | null;
  /** When the report of the last evening was sent. */
  readonly sentAt: string | null;
}
