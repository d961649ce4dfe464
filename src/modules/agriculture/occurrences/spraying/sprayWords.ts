import type { TFunction } from 'i18next';
import { timeOf } from '@/platform/format/dateTime';
import { formatNumber } from '@/platform/format/number';
import type { JudgedHour, Stretch } from '../rules/sprayHours';

type T = TFunction<'agricultureOccurrences'>;

/** '06:00–09:00': to the end of its last hour. */
const stretchText = ({ from, last }: Stretch): string => {
  const end = String(Number(last.slice(11, 13)) + 1).padStart(2, '0');
  return `${timeOf(from)}–${end}:00`;
};
export const stretchesText = (stretches: readonly Stretch[]): string => stretches.map(stretchText).join(', ');

/** Weather has two decimals; what is unknown has a dash. */
export const weatherFigure = (value: number | null): string => (value === null ? '–' : formatNumber(value));

/** Whether an hour suits, and if not why not, in words. */
export function hourText(t: T, hour: JudgedHour): string {
  const why = hour.reasons.map((reason) => t(`warnings.spray.${reason}`)).join(' ');
  return [t(`hours.states.${hour.state}`), why].filter(Boolean).join(' ');
}

/** All that is known of an hour, for screen readers. */
export const hourLabel = (t: T, hour: JudgedHour): string =>
  t('hours.label', {
    time: timeOf(hour.at),
    source: t(`hours.sources.${hour.source}`),
    wind: weatherFigure(hour.wind),
    temperature: weatherFigure(hour.temperature),
    humidity: weatherFigure(hour.humidity),
    deltaT: weatherFigure(hour.deltaT),
    rain: weatherFigure(hour.rain),
    says: hourText(t, hour),
  });
