import { isOneOf, keysOf } from '@/platform/typed/records';
/**
 * What sensors measure. `unit` is the one that readings and limits are written in, `decimals` those of a reading;
 * `min` and `max` bound what the usual probes of the field can measure at all: a limit beyond them would never sound.
 */
export const MAGNITUDES = {
  TEMPERATURE: { unit: '°C', decimals: 1, min: -40, max: 85 },
  HUMIDITY: { unit: '%', decimals: 0, min: 0, max: 100 },
  CO2: { unit: 'ppm', decimals: 0, min: 0, max: 10_000 },
  AMMONIA: { unit: 'ppm', decimals: 1, min: 0, max: 100 },
  STATIC_PRESSURE: { unit: 'Pa', decimals: 1, min: -100, max: 100 },
  BRIGHTNESS: { unit: 'lux', decimals: 1, min: 0, max: 200_000 },
  WATER_FLOW: { unit: 'L/min', decimals: 1, min: 0, max: 5_000 },
  SILO_WEIGHT: { unit: 'kg', decimals: 0, min: 0, max: 100_000 },
  BIRD_WEIGHT: { unit: 'g', decimals: 0, min: 0, max: 10_000 },
  GAS_LEVEL: { unit: '%', decimals: 0, min: 0, max: 100 },
  GAS_VOLUME: { unit: 'm³', decimals: 1, min: 0, max: 1_000 },
  CURRENT: { unit: 'A', decimals: 2, min: 0, max: 5_000 },
  VOLTAGE: { unit: 'V', decimals: 0, min: 0, max: 1_000 },
  ENERGY: { unit: 'kWh', decimals: 1, min: 0, max: 1_000_000 },
  DISSOLVED_OXYGEN: { unit: 'mg/L', decimals: 1, min: 0, max: 20 },
  WATER_TEMPERATURE: { unit: '°C', decimals: 1, min: 0, max: 60 },
  PH: { unit: 'pH', decimals: 1, min: 0, max: 14 },
  RAIN: { unit: 'mm', decimals: 1, min: 0, max: 500 },
  WIND_SPEED: { unit: 'km/h', decimals: 1, min: 0, max: 250 },
  SOIL_MOISTURE: { unit: '%', decimals: 0, min: 0, max: 100 },
} as const satisfies Record<string, Magnitude>;

export interface Magnitude {
  readonly unit: string;
  readonly decimals: number;
  readonly min: number;
  readonly max: number;
}

export const MAGNITUDE_NAMES = keysOf(MAGNITUDES);

/** A magnitude by its name; undefined for one that this application does not know. */
export function magnitudeOf(name: string | null | undefined): Magnitude | undefined {
  return isOneOf(MAGNITUDE_NAMES, name) ? MAGNITUDES[name] : undefined;
}
