import type { TFunction } from 'i18next';
import { magnitudeOf } from '@/domain/monitoring/magnitudes';
import { formatNumber } from '@/platform/format/number';
import type { Band } from './rules/bands';
import type { SensorNow } from './rules/boardView';

type T = TFunction<'lotsAviary'>;
const HOUR = 3_600_000;
const UNKNOWN = '–';

/** A value in the decimals of its magnitude, without its unit. */
export function valueText(magnitude: string, value: number | null): string {
  return value === null ? UNKNOWN : formatNumber(value, { decimals: magnitudeOf(magnitude)?.decimals ?? 1 });
}

export const unitOf = (magnitude: string): string => magnitudeOf(magnitude)?.unit ?? '';

/** 'há 12 min', 'há 3 h', 'há 2 dias'. */
function ageText(t: T, ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / 60_000));
  if (minutes < 60) return t('age.minutes', { count: minutes });
  const hours = Math.floor(ms / HOUR);
  return hours < 48 ? t('age.hours', { count: hours }) : t('age.days', { count: Math.floor(hours / 24) });
}

/** '26,0 a 30,0 °C', 'abaixo de 10,0 ppm'. */
function bandText(t: T, magnitude: string, { low, high }: Band): string {
  const unit = unitOf(magnitude);
  const text = (value: number | null) => valueText(magnitude, value);
  if (low !== null && high !== null) return t('band.between', { low: text(low), high: text(high), unit });
  return low === null
    ? t('band.below', { high: text(high), unit })
    : t('band.above', { low: text(low), unit });
}

/** What stands under a sensor's value. */
export function noteOf(t: T, now: SensorNow, serverTime: number): string {
  const { last, freshness, band, sensor } = now;
  if (freshness === 'disabled') return t('now.disabled');
  if (last === null) return t('now.never');
  if (freshness === 'silent')
    return t('now.silent', {
      value: `${valueText(sensor.magnitude, last.value)} ${unitOf(sensor.magnitude)}`,
      age: ageText(t, serverTime - last.at),
    });
  return band ? bandText(t, sensor.magnitude, band) : '';
}

export const hoursText = (minutes: number): string => formatNumber(minutes / 60, { decimals: 1 });

/** Whole days and hours: '2,4'. */
export const daysText = (days: number): string => formatNumber(days, { decimals: 1 });
