import type { LocalDate } from '@/platform/format/date';

/** What is written down at an aviary on a round. */
export const ROUND_FIELDS = ['dead', 'eliminated', 'feedKg', 'waterLitres'] as const;
export type RoundField = (typeof ROUND_FIELDS)[number];
/** The fields of an occurrence of losses, and of one of consumption. */
export const LOST: readonly RoundField[] = ['dead', 'eliminated'];
export const CONSUMED: readonly RoundField[] = ['feedKg', 'waterLitres'];
/** null: nothing was typed, or nothing is recorded. */
export type RoundFigures = Readonly<Record<RoundField, number | null>>;

/** What is typed at an aviary; why its own figures are replaced, where it reports by itself. */
export type TypedFigures = RoundFigures & { readonly reason?: string | null };

/** A living lot as the round passes it. */
export interface RoundLot {
  readonly id: number;
  readonly number: string;
  readonly aviaryName: string;
  readonly housingDate: LocalDate;
  /** Birds now; null when unknown. */
  readonly alive: number | null;
  /** Feed and water report by themselves. */
  readonly automatic: boolean;
  /** When they last did; null where that is not told. */
  readonly lastContactAt: string | null;
}

/** A figure that does not look like the day before. */
export interface Unlikely {
  readonly field: RoundField;
  readonly key: 'muchLoss' | 'moreThanBefore' | 'lessThanBefore' | 'muchMoreThanBefore';
  readonly values: Readonly<Record<string, number>>;
}
