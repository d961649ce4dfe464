import type { Equipment, Sensor } from './monitoringTypes';

const MINUTE = 60_000;

/** What the demo's probes measure about: the middle, how far a day moves it, decimals, and its bounds. */
export const DEMO_MAGNITUDES: Readonly<
  Record<string, readonly [middle: number, swing: number, decimals: number, min: number, max: number]>
> = {
  TEMPERATURE: [26, 3, 1, -40, 85],
  HUMIDITY: [63, 8, 0, 0, 100],
  CO2: [1_900, 500, 0, 0, 10_000],
  AMMONIA: [12, 5, 1, 0, 100],
  STATIC_PRESSURE: [-18, 6, 1, -100, 100],
  BRIGHTNESS: [22, 9, 1, 0, 200_000],
  WATER_FLOW: [38, 14, 1, 0, 5_000],
  SILO_WEIGHT: [8_400, 900, 0, 0, 100_000],
  BIRD_WEIGHT: [1_480, 60, 0, 0, 10_000],
  GAS_LEVEL: [58, 4, 0, 0, 100],
  GAS_VOLUME: [6.2, 0.4, 1, 0, 1_000],
  CURRENT: [9.6, 1.8, 2, 0, 5_000],
  VOLTAGE: [220, 3, 0, 0, 1_000],
  ENERGY: [212, 35, 1, 0, 1_000_000],
  DISSOLVED_OXYGEN: [5.6, 1.4, 1, 0, 20],
  WATER_TEMPERATURE: [25.5, 1.5, 1, 0, 60],
  PH: [7.2, 0.3, 1, 0, 14],
  RAIN: [2, 2, 1, 0, 500],
  WIND_SPEED: [11, 6, 1, 0, 250],
  SOIL_MOISTURE: [31, 5, 0, 0, 100],
};

/** What the birds in a house make of a magnitude: its value, null where there is none, or the middle that it moves about. */
export interface Lived {
  readonly value?: number | null;
  readonly middle?: number;
  readonly decimals?: number;
}

/** When a device last transmitted: at each interval by the clock for as long as it sends. */
export function lastTransmission(device: Equipment, now = Date.now()): string | null {
  if (device.neverSent) return null;
  if (device.silentSince !== null) return device.silentSince;
  const step = device.communicationIntervalMinutes * MINUTE;
  return new Date(Math.floor(now / step) * step).toISOString();
}

const DAY_HOURS = 24;
const BRASILIA = 3;

/** The hour of the day in Brasília, with its fraction. */
const hourOf = (hours: number) => (((hours - BRASILIA) % DAY_HOURS) + DAY_HOURS) % DAY_HOURS;

/** What moves by a course of its own: light goes out at night, a tank is emptied and filled, power fails at times. */
function courseAt(sensor: Sensor, hours: number): number | null {
  const days = hours / DAY_HOURS;
  switch (sensor.magnitude) {
    case 'BRIGHTNESS':
      return hourOf(hours) < 4 || hourOf(hours) >= 22 ? 0.3 : null;
    case 'GAS_LEVEL':
      return 88 - 4.5 * ((days + 8.5) % 13);
    case 'CURRENT':
      // Forty minutes without power every eleventh day.
      return Math.floor(days) % 11 === 4 && hourOf(hours) >= 15 && hourOf(hours) < 15.67 ? 0 : null;
    case 'VOLTAGE':
      return Math.floor(days) % 11 === 4 && hourOf(hours) >= 15 && hourOf(hours) < 15.67 ? 0 : null;
    default:
      return null;
  }
}

/**
 * What a sensor measures at an instant (milliseconds), calibrated; null for a magnitude the demo does not know.
 * @param lived what the birds in its house make of it, where they do: see `houseReader`
 */
export function measuredAt(sensor: Sensor, instant: number, lived: Lived = {}): number | null {
  const usual = DEMO_MAGNITUDES[sensor.magnitude];
  if (!usual || lived.value === null) return null;
  const [middle, swing, decimals, min, max] = usual;
  const hours = instant / 3_600_000;
  const wave = Math.sin((hours / 24) * 2 * Math.PI + sensor.id) + 0.25 * Math.sin(hours * 5 + sensor.id * 3);
  const value =
    lived.value ??
    courseAt(sensor, hours) ??
    (lived.middle ?? middle) + (lived.middle === undefined ? swing : swing / 2) * wave;
  return Number(
    Math.min(max, Math.max(min, value + sensor.calibrationOffset)).toFixed(lived.decimals ?? decimals),
  );
}

/** When the last reading of a sensor came; null while there is none, and of a magnitude that the demo does not know. */
export function lastReadAt({ magnitude, silentSince }: Sensor, device: Equipment): string | null {
  const sentAt = lastTransmission(device);
  if (sentAt === null || !(magnitude in DEMO_MAGNITUDES)) return null;
  return silentSince !== null && silentSince < sentAt ? silentSince : sentAt;
}
