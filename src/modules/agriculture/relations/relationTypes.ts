import type { LocalDate } from '@/platform/format/date';
import type { Stage } from '../irrigation/rules/stages';
import type { StationPlace } from '../weather/et0';
import type { TrimesterValue } from '../rules/climatePhase';
import type { WeatherDay } from '../weather/days';

/** A day of the year at the plot's station, with the hours below 7.2 °C that its readings tell. */
export interface RelationDay extends WeatherDay {
  readonly chill: number | null;
}

export interface Pentad {
  /** First day. */
  readonly date: LocalDate;
  /** mm; null from the first five days on of which rain or ET0 is not known, for the store is then unknown too. */
  readonly rain: number | null;
  readonly et0: number | null;
  readonly deficit: number | null;
  readonly excess: number | null;
  readonly days: readonly LocalDate[];
}

/** What is summed of each stage: days, °C·day, hours below 7.2 °C, mm, mm, mm, days > 32 °C, days < 3 °C. */
export const STAGE_FIGURES = [
  'days',
  'degreeDays',
  'chill',
  'rain',
  'et0',
  'deficit',
  'hot',
  'cold',
] as const;
export type StageFigure = (typeof STAGE_FIGURES)[number];

/** The sums of one stage; null where they are not known. */
export type StageFigures = { readonly code: string } & Readonly<Record<StageFigure, number | null>>;

/** A harvest of the plot that is over. */
export interface FormerHarvest {
  readonly name: string;
  /** Sacks a hectare. */
  readonly yield: number | null;
  readonly rain: number | null;
  readonly degreeDays: number | null;
  readonly deficit: number | null;
  /** Days from planting to harvest. */
  readonly days: number | null;
  /** Empty where the server does not part that harvest into stages. */
  readonly stages: readonly StageFigures[];
  /** From sowing to harvest; null and empty where the server tells sums alone. */
  readonly plantedOn: LocalDate | null;
  readonly harvestedOn: LocalDate | null;
  readonly weather: readonly RelationDay[];
}

/** A plot with what its weather is related to; what is missing is null. */
export interface PlotRelation {
  readonly plotId: number;
  readonly harvestName: string;
  readonly seedName: string;
  readonly plantedOn: LocalDate | null;
  /** null while some of it stands. */
  readonly harvestedOn: LocalDate | null;
  /** Water that the soil holds for the roots, mm. */
  readonly capacity: number | null;
  readonly cycle: {
    readonly name: string;
    readonly baseTemperature: number;
    readonly stages: readonly Stage[];
  } | null;
  readonly station: {
    /** Null where the server does not say it. */
    readonly id: number | null;
    readonly name: string;
    readonly place: StationPlace;
  } | null;
  /** From 1 January, or from planting if that was earlier, through yesterday. */
  readonly days: readonly RelationDay[];
  readonly former: readonly FormerHarvest[];
  /** The index of each trimester, from which the phase of a harvest follows. */
  readonly trimesters: readonly TrimesterValue[];
}
