import type { LocalDate } from '@/platform/format/date';

/** A closed lot with what its result is computed of; null when unknown. */
export interface ClosedLot {
  readonly id: number;
  readonly number: string;
  readonly aviaryName: string;
  readonly lineage: string;
  readonly gender: string;
  readonly hatchery: string;
  readonly integrator: string;
  readonly housingDate: LocalDate;
  readonly closingDate: LocalDate;
  readonly housed: number;
  readonly lost: number | null;
  /** Birds that left, their kilograms and Σ birds × day. */
  readonly birds: number | null;
  readonly kg: number | null;
  readonly birdDays: number | null;
  readonly feedKg: number | null;
  /** Grams. */
  readonly chickWeight: number | null;
  /** m². */
  readonly area: number | null;
  /** Cents that the integrator paid, of a result that finance has released. */
  readonly paid: number | null;
}

export interface ResultsAnswer {
  readonly lots: readonly ClosedLot[];
  readonly unread: number;
}
