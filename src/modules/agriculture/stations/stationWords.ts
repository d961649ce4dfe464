import type { TFunction } from 'i18next';
import { momentText } from '@/platform/format/dayText';
import { formatNumber } from '@/platform/format/number';
import { hoursSince, SILENT_HOURS } from './rules/readings';
import type { Magnitude, StationSource } from './stationTypes';

type T = TFunction<['agricultureStations']>;

/** Weather has two decimals; what is unknown has a dash. */
export const weatherText = (value: number | null | undefined, unit = ''): string =>
  value == null ? '–' : `${formatNumber(value)}${unit && ` ${unit}`}`;

const UNITS: Record<Magnitude, string> = {
  TEMPERATURE: '°C',
  HUMIDITY: '%',
  RAIN: 'mm',
  WIND_SPEED: 'km/h',
  WIND_GUST: 'km/h',
  WIND_DIRECTION: '°',
  RADIATION: 'W/m²',
  UV: '',
  PRESSURE: 'hPa',
};

/** The unit of a magnitude; over whole days radiation is a sum. */
export const unitOf = (magnitude: Magnitude, whole = false): string =>
  magnitude === 'RADIATION' && whole ? 'MJ/m²' : UNITS[magnitude];

/** Since when it has been silent, where that is long; null of a station that transmits. */
export function silenceText(t: T, at: string | null, now = Date.now()): string | null {
  if (at === null) return t('silent.never');
  const hours = hoursSince(at, now);
  if (hours === null || hours < SILENT_HOURS) return null;
  return t('silent.since', { when: momentText(at) });
}

/** Whole days without rain; null of a station that is silent, for what rained since is not known. */
export const rainlessDays = (
  t: T,
  source: StationSource | null,
  lastAt: string | null,
  days: number | null,
): number | null => (source !== 'MANUAL' && silenceText(t, lastAt) !== null ? null : days);
