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

/** What moves by a course of its own: light goes out at night, a silo is emptied and filled, a tank too, power fails at times. */
function courseAt(sensor: Sensor, hours: number): number | null {
  const days = hours / DAY_HOURS;
  switch (sensor.magnitude) {
    case 'BRIGHTNESS':
      return hourOf(hours) < 4 || hourOf(hours) >= 22 ? 0.3 : null;
    case 'SILO_WEIGHT':
      return 13_600 - 2_200 * ((days + sensor.id / 7) % 5);
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

/** What a sensor measures at an instant (milliseconds), calibrated; null for a magnitude the demo does not know. */
export function measuredAt(sensor: Sensor, instant: number): number | null {
  const usual = DEMO_MAGNITUDES[sensor.magnitude];
  if (!usual) return null;
  const [middle, swing, decimals, min, max] = usual;
  const hours = instant / 3_600_000;
  const wave = Math.sin((hours / 24) * 2 * Math.PI + sensor.id) + 0.25 * Math.sin(hours * 5 + sensor.id * 3);
  const value = courseAt(sensor, hours) ?? middle + swing * wave;
  return Number(Math.min(max, Math.max(min, value + sensor.calibrationOffset)).toFixed(decimals));
}

/** The last reading of a sensor, calibrated, and when it came; a day moves it up and down. */
export function lastReading(sensor: Sensor, device: Equipment): { value: number; at: string } | null {
  const sentAt = lastTransmission(device);
  const at = [sentAt, sensor.silentSince].filter((one) => one !== null).toSorted()[0];
  if (sentAt === null || at === undefined) return null;
  const value = measuredAt(sensor, Date.parse(at));
  return value === null ? null : { value, at };
}
