import { type LocalDate, toLocalDate } from '@/platform/format/date';
import { formatTimeOfDay } from '@/platform/format/instant';
import type { ForecastEntry } from '../forecastSchemas';
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

const numberOf = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : null);
const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/** The entry as the server may send it: the service is another's, and nothing of it is taken for granted. */
type Loose = { [K in keyof ForecastEntry]?: unknown } | null | undefined;

function readHour(entry: Loose): ForecastHour | null {
  const at = textOf(entry?.forecast_date_ISO);
  const date = toLocalDate(at);
  const forecast = entry?.forecast;
  if (date === null || typeof forecast !== 'object' || forecast === null) return null;
  const of = forecast as { [K in keyof ForecastEntry['forecast']]?: unknown };
  const time = formatTimeOfDay(at);
  const hour = Number(time.slice(0, 2));
  return {
    date,
    time,
    hour,
    night: isNight(hour),
    createdAt: textOf(entry?.created_at_ISO),
    temperature: numberOf(of.air_temperature),
    humidity: numberOf(of.relative_humidity),
    rain: numberOf(of.rain),
    wind: numberOf(of.wind_speed),
    gust: numberOf(of.wind_gust),
    direction: textOf(of.wind_direction),
    conditions: textOf(of.conditions),
  };
}

/**
 * The hours of a forecast in their order, on this device's clock. An hour that was forecast twice counts once, by
 * the later forecast; entries without a date or without figures are left out.
 */
export function readHours(entries: readonly Loose[]): ForecastHour[] {
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
