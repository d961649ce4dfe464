import type { LocalDate } from '@/platform/format/date';

/** The weather of one day at a station. What was not measured is null, and nothing is computed with it. */
export interface WeatherDay {
  readonly date: LocalDate;
  /** °C. */
  readonly tMax: number | null;
  readonly tMin: number | null;
  /** %. */
  readonly rhMax: number | null;
  readonly rhMin: number | null;
  /** Mean at the sensor, km/h. */
  readonly wind: number | null;
  /** Solar radiation, MJ/m². */
  readonly radiation: number | null;
  /** Hours of sun, where radiation is not measured. */
  readonly sunHours: number | null;
  /** mm. */
  readonly rain: number | null;
  /** Of the forecast, not measured. */
  readonly forecast: boolean;
}
