import type { LocalDate } from '@/platform/format/date';
import type { WeatherDay } from '../weather/days';
import type { StationPlace } from '../weather/et0';
import type { IrrigationSystem } from './rules/balance';
import type { Stage } from './rules/stages';

/** A day at the plot: the weather of its station, and what was irrigated, mm that left the system. */
export interface PlotDay extends WeatherDay {
  readonly irrigation: number | null;
}

export interface PlotSettings {
  readonly system: IrrigationSystem | null;
  /** %. */
  readonly efficiency: number | null;
  /** mm/h; else a flow is given. */
  readonly rate: number | null;
  /** m³/h. */
  readonly flow: number | null;
  readonly hoursPerDay: number | null;
  /** Depletion on the day of planting, mm; field capacity when unknown. */
  readonly startDepletion: number | null;
}

export interface IrrigatedPlot {
  readonly id: number;
  readonly name: string;
  readonly farmName: string;
  /** Irrigated. */
  readonly hectares: number | null;
  readonly soil: {
    readonly name: string;
    readonly capacity: number | null;
    readonly wilting: number | null;
  } | null;
  readonly cycle: {
    readonly name: string;
    readonly baseTemperature: number;
    readonly stages: readonly Stage[];
  } | null;
  readonly cropName: string | null;
  readonly plantedOn: LocalDate | null;
  readonly station:
    | (Omit<StationPlace, 'altitude' | 'sensorHeight'> & {
        /** Null where the server does not say it. */
        readonly id: number | null;
        readonly name: string;
        readonly altitude: number | null;
        readonly sensorHeight: number | null;
        /** Why this one: the plot's own, the default one, or the nearest. */
        readonly choice: 'OWN' | 'DEFAULT' | 'NEAREST';
      })
    | null;
  readonly settings: PlotSettings;
  /** From planting: measured through yesterday, then today and what is forecast. */
  readonly days: readonly PlotDay[];
}
