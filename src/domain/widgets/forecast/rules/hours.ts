import { type LocalDate, toLocalDate } from '@/platform/format/date';
import { formatTimeOfDay } from '@/platform/format/instant';
import type { ForecastEntry } from '../forecastWire';
import { isNight } from './night';

/** One hour of the forecast, read. What was not measured is null. */
export interface ForecastHour {
  readonly date: LocalDate;
  /** '13:00' */
  readonly time: string;
  readonly hour: number;
  readonly night: boolean;
  /** When this forecast was made, as the server writes it. */
  readonly createdAt: string;
  readonly temperature: number | null;
  readonly humidity: number | null;
  readonly rain: number | null;
  readonly wind: number | null;
  readonly gust: number | null;
  readonly direction: string;
  readonly conditions: string;
}

function readHour({
  forecast_date_ISO: at,
  created_at_ISO: createdAt,
  forecast,
}: ForecastEntry): ForecastHour | null {
  const date = toLocalDate(at);
  if (date === null) return null;
  const time = formatTimeOfDay(at);
  const hour = Number(time.slice(0, 2));
  return {
    date,
    time,
    hour,
    night: isNight(hour),
    createdAt,
    temperature: forecast.air_temperature,
    humidity: forecast.relative_humidity,
    rain: forecast.rain,
    wind: forecast.wind_speed,
    gust: forecast.wind_gust,
    direction: forecast.wind_direction ?? '',
    conditions: forecast.conditions ?? '',
  };
}

/**
 * The hours of a forecast in their order, on this device's clock. An hour that was forecast twice counts once, by
 * the later forecast.
 */
export function readHours(entries: readonly ForecastEntry[]): ForecastHour[] {
  const hours = new Map<string, ForecastHour>();
  for (const entry of entries) {
    const hour = readHour(entry);
    if (!hour) continue;
    const key = `${hour.date} ${hour.time}`;
    const known = hours.get(key);
    if (!known || known.createdAt <= hour.createdAt) hours.set(key, hour);
  }
  return [...hours].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, hour]) => hour);
}

/** When the newest of these forecasts was made, as the server writes it; '' when none says. */
export function lastUpdate(hours: readonly ForecastHour[]): string {
  return hours.reduce((latest, { createdAt }) => (createdAt > latest ? createdAt : latest), '');
}
