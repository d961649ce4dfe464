import type { LocalDate } from '@/platform/format/date';
import { conditionsOfDay } from './conditions';
import type { ForecastHour } from './hours';

/** One day of the forecast in sum. */
export interface ForecastDay {
  readonly date: LocalDate;
  readonly hours: readonly ForecastHour[];
  readonly min: number | null;
  readonly max: number | null;
  /** Accumulated rain in mm; null when no hour says. */
  readonly rain: number | null;
  readonly conditions: string;
  /** No daylight is left of it. */
  readonly night: boolean;
}

const known = (values: readonly (number | null)[]) => values.filter((value) => value !== null);

function sumUp(date: LocalDate, hours: readonly ForecastHour[]): ForecastDay {
  const temperatures = known(hours.map(({ temperature }) => temperature));
  const rains = known(hours.map(({ rain }) => rain));
  return {
    date,
    hours,
    min: temperatures.length > 0 ? Math.min(...temperatures) : null,
    max: temperatures.length > 0 ? Math.max(...temperatures) : null,
    rain: rains.length > 0 ? rains.reduce((sum, rain) => sum + rain, 0) : null,
    conditions: conditionsOfDay(hours),
    night: hours.every(({ night }) => night),
  };
}

/** The hours by day, the days in their order. */
export function groupByDay(hours: readonly ForecastHour[]): ForecastDay[] {
  const days = new Map<LocalDate, ForecastHour[]>();
  for (const hour of hours) {
    const day = days.get(hour.date);
    if (day) day.push(hour);
    else days.set(hour.date, [hour]);
  }
  return [...days].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([date, all]) => sumUp(date, all));
}
