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
  ENERGY: [212, 35, 1, 0, 1_000_000],
  DISSOLVED_OXYGEN: [5.6, 1.4, 1, 0, 20],
  WATER_TEMPERATURE: [25.5, 1.5, 1, 0, 60],
  PH: [7.2, 0.3, 1, 0, 14],
  RAIN: [2, 2, 1, 0, 500],
  WIND_SPEED: [11, 6, 1, 0, 250],
  SOIL_MOISTURE: [31, 5, 0, 0, 100],
};

/** When a device was heard last: at each interval by the clock for as long as it sends. */
export function lastHeard(device: Equipment, now = Date.now()): string | null {
  if (device.neverHeard) return null;
  if (device.silentSince !== null) return device.silentSince;
  const step = device.communicationIntervalMinutes * MINUTE;
  return new Date(Math.floor(now / step) * step).toISOString();
}

/** The last reading of a sensor, calibrated, and when it came; a day moves it up and down. */
export function lastReading(sensor: Sensor, device: Equipment): { value: number; at: string } | null {
  const heard = lastHeard(device);
  const at = [heard, sensor.silentSince].filter((one) => one !== null).toSorted()[0];
  const usual = DEMO_MAGNITUDES[sensor.magnitude];
  if (heard === null || at === undefined || !usual) return null;
  const [middle, swing, decimals, min, max] = usual;
  const hours = Date.parse(at) / 3_600_000;
  const wave = Math.sin((hours / 24) * 2 * Math.PI + sensor.id) + 0.25 * Math.sin(hours * 5 + sensor.id * 3);
  const value = Math.min(max, Math.max(min, middle + swing * wave + sensor.calibrationOffset));
  return { value: Number(value.toFixed(decimals)), at };
}
