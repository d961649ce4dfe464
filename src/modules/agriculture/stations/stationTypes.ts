import type { LocalDate } from '@/platform/format/date';

export const SOURCES = ['PARTNER', 'EQUIPMENT', 'MANUAL'] as const;
export type StationSource = (typeof SOURCES)[number];

/** What a station may measure, with its unit; a day of radiation is summed to MJ/m². */
export const MAGNITUDES = [
  'TEMPERATURE',
  'HUMIDITY',
  'RAIN',
  'WIND_SPEED',
  'WIND_GUST',
  'WIND_DIRECTION',
  'RADIATION',
  'UV',
  'PRESSURE',
] as const;
export type Magnitude = (typeof MAGNITUDES)[number];

/** The last thing a station said. What it does not measure is null. */
export interface LastReading {
  readonly at: string;
  readonly temperature: number | null;
  readonly humidity: number | null;
  readonly rainToday: number | null;
  readonly windSpeed: number | null;
  readonly windGust: number | null;
  readonly windDirection: number | null;
  readonly radiation: number | null;
  readonly uv: number | null;
  readonly pressure: number | null;
}

interface NamedUser {
  readonly id: number;
  readonly name: string;
}

export interface Station {
  readonly id: number;
  readonly name: string;
  readonly farmId: number | null;
  readonly farmName: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** Metres above the sea. */
  readonly altitude: number | null;
  readonly source: StationSource;
  readonly serial: string | null;
  readonly isDefault: boolean;
  readonly sharedWith: readonly NamedUser[];
  readonly sending: boolean;
  /** Height of the wind's sensor, m. */
  readonly sensorHeight: number | null;
  readonly magnitudes: readonly Magnitude[];
  readonly daysWithoutRain: number | null;
  readonly lastReading: LastReading | null;
  /** Of a gauge read by hand: the last day that was written down. */
  readonly lastManualDay: LocalDate | null;
}

/** How long each point of a report lasts. */
export type ReportStep = 'READING' | 'HOUR' | 'DAY' | 'MONTH';

/** One stretch of time of a report: mean, or sum of rain. Null where nothing was read. */
export interface ReportPoint {
  readonly at: string;
  readonly value: number | null;
  readonly min: number | null;
  readonly max: number | null;
  /** Share of the readings there should be, 0 to 1; null where the server says nothing of it. */
  readonly share: number | null;
}

/** Readings that somebody left out of the calculations, from one moment to another. */
export interface LeftOut {
  readonly id: number;
  readonly magnitude: Magnitude;
  readonly from: string;
  readonly to: string;
  readonly reason: string;
  readonly userName: string;
}

export interface StationValues {
  name: string;
  farmId: number | null;
  source: StationSource | null;
  serial: string | null;
  latitude: number | null;
  longitude: number | null;
  altitude: number | null;
  sensorHeight: number | null;
}

/** A station of any of the user's customers, as the management lists it. */
export interface ManagedStation {
  readonly id: string;
  readonly name: string;
  readonly customerName: string;
  readonly cityName: string;
  /** Null where the answer does not say it. */
  readonly source: StationSource | null;
  readonly daysWithoutRain: number | null;
  readonly updatedAt: string | null;
  /** Millimetres. The wire spells it so. */
  readonly preciptation: number | null;
  readonly outerTemperature: number | null;
  readonly humidity: number | null;
  readonly windSpeed: number | null;
}
