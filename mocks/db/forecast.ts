import type { City } from './types';

/** One hour as the weather service writes it. */
export interface ForecastWire {
  forecast_date_ISO: string;
  created_at_ISO: string;
  forecast: {
    air_temperature: number | null;
    relative_humidity: number | null;
    rain: number | null;
    wind_speed: number | null;
    wind_gust: number | null;
    wind_direction: string | null;
    conditions: string;
  };
}

const DAYS = 7;
const HOUR_MS = 3_600_000;
/** The service counts days in Brasília, wherever this runs. */
const BRASILIA_MS = -3 * HOUR_MS;
const COMPASS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'];

/** A number of [0, 1) that is always the same for the same seed. */
function chance(seed: number): number {
  const mixed = Math.imul(seed ^ (seed >>> 15), 0x2c1b3c6d);
  const again = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return ((again ^ (again >>> 15)) >>> 0) / 2 ** 32;
}

const round = (value: number) => Math.round(value * 10) / 10;

/** How wet a day is, 0 to 1: a third of the days have no rain at all. */
const wetness = (code: number, day: number) => Math.max(0, chance(code + day * 97) * 1.5 - 0.5);

function sky(wet: number, rain: number, cloud: number): string {
  if (rain > 6) return 'storm';
  if (rain > 3) return 'rain';
  if (rain > 1.5) return 'moderate rain';
  if (rain > 0.4) return 'light rain';
  if (rain > 0) return 'drizzle';
  const words = [
    'clear sky',
    'few clouds',
    'scattered clouds',
    'partially cloudy',
    'mostly cloudy',
    'overcast',
  ];
  return words[Math.min(5, Math.floor(cloud * 3 + wet * 3))] ?? 'clear sky';
}

/** Hot and dry inland, mild in the south, a shower on the afternoons of wet days. */
function hourOf(city: City, day: number, hour: number): ForecastWire['forecast'] {
  const wet = wetness(city.code, day);
  const noise = chance(city.code * 31 + day * 24 + hour);
  const mean = 33 + city.latitude * 0.38 + (chance(city.code + day * 13) - 0.5) * 8;
  // Coolest at 5 h, warmest at 15 h.
  const swing = Math.cos(((hour - 15) / 24) * 2 * Math.PI);
  const showery = wet > 0 && (hour >= 13 || wet > 0.7) && noise < 0.3 + wet / 2;
  const rain = showery ? round(noise * wet * 8) : 0;
  const temperature = round(mean + swing * (7 - wet * 3) - rain * 0.4);
  const humidity = Math.round(
    Math.min(100, Math.max(18, 62 - swing * 26 + wet * 28 - (temperature - mean) + rain * 3)),
  );
  const wind = Math.round(4 + noise * 12 + rain);
  return {
    air_temperature: temperature,
    relative_humidity: humidity,
    rain,
    wind_speed: wind,
    wind_gust: Math.round(wind * (1.4 + noise * 0.5)),
    wind_direction: COMPASS[Math.floor(chance(city.code + day * 5 + Math.floor(hour / 4)) * 8)] ?? 'N',
    conditions: sky(wet, rain, noise),
  };
}

/** The coming week for a city, hour by hour; the same day gives the same forecast. */
export function forecastOf(city: City, now: Date = new Date()): ForecastWire[] {
  const local = new Date(now.getTime() + BRASILIA_MS);
  const midnight = Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate()) - BRASILIA_MS;
  const day = Math.floor(midnight / (24 * HOUR_MS));
  // The service computes anew every six hours.
  const createdAt = midnight + Math.floor(local.getUTCHours() / 6) * 6 * HOUR_MS;
  return Array.from({ length: DAYS * 24 }, (_, at) => ({
    forecast_date_ISO: new Date(midnight + at * HOUR_MS).toISOString(),
    created_at_ISO: new Date(createdAt).toISOString(),
    forecast: hourOf(city, day + Math.floor(at / 24), at % 24),
  }));
}
