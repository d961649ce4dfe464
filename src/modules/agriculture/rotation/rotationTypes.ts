import type { LocalDate } from '@/platform/format/date';

export const SEASONS = ['SUMMER', 'SECOND', 'WINTER', 'PERENNIAL'] as const;
export type Season = (typeof SEASONS)[number];
export const KINDS = ['CROP', 'COVER', 'FALLOW'] as const;
export type EntryKind = (typeof KINDS)[number];
const STATES = ['PLANNED', 'SOWN', 'HARVESTED'] as const;
export type EntryState = (typeof STATES)[number];
export const entryStates: readonly EntryState[] = STATES;

/** Which part of the farm: fields, or planted forest. */
export type World = 'agriculture' | 'forestry';

export interface RotationPlot {
  readonly id: number;
  readonly name: string;
  /** Null where the server does not say it. */
  readonly farmId: number | null;
  readonly farmName: string;
  /** Useful area, ha. */
  readonly hectares: number;
}

/** What stands on a plot in a season, or is planned to. */
export interface RotationEntry {
  readonly id: number;
  readonly plotId: number;
  /** The year in which the crop year begins. */
  readonly year: number;
  readonly season: Season;
  readonly kind: EntryKind;
  readonly businessActivityId: number | null;
  /** Of the crop, or of the cover plant; '' of fallow land. */
  readonly cropName: string;
  readonly family: string | null;
  readonly hectares: number;
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly state: EntryState;
  /** Shares its area with another crop of the same time. */
  readonly intercropped: boolean;
}

export interface Rotation {
  readonly plots: readonly RotationPlot[];
  readonly entries: readonly RotationEntry[];
}

export interface EntryValues {
  plotId: number;
  year: number;
  season: Season;
  kind: EntryKind | null;
  businessActivityId: number | null;
  coverName: string | null;
  hectares: number | null;
  from: LocalDate | null;
  to: LocalDate | null;
  intercropped: boolean;
}

/** One column of the table: a season of a crop year. */
export interface SeasonColumn {
  readonly year: number;
  readonly season: Season;
}
