import type { LocalDate } from '@/platform/format/date';
import { dayOf, type LocalDateTime } from '@/platform/format/dateTime';
import { roundHalfAway } from '@/platform/format/number';
import { type SprayReason, sprayReasons } from './field';

/** Weather of one hour, named by its beginning. */
export interface WeatherHour {
  readonly at: LocalDateTime;
  /** What was measured, or what is forecast. */
  readonly source: 'STATION' | 'FORECAST';
  /** °C, %, km/h, mm; null when unknown. */
  readonly temperature: number | null;
  readonly humidity: number | null;
  readonly wind: number | null;
  readonly rain: number | null;
}

export type HourState = 'suits' | 'against' | 'unknown';

export interface JudgedHour extends WeatherHour {
  readonly state: HourState;
  readonly reasons: readonly SprayReason[];
  /** °C; beside the limits, never deciding. */
  readonly deltaT: number | null;
}

/** Between these the formula holds: RH in %, temperature in °C. */
const HUMIDITY = [5, 99] as const;
const TEMPERATURE = [-20, 50] as const;

/**
 * Temperature less that of the wet bulb, °C, by Stull (2011), mean error 0,28 K. 30 °C and 55 %: 6,84; 30 and 40: 9,55.
 * Null beyond RH 5–99 % and −20–50 °C, where the formula does not hold.
 */
export function deltaT(temperature: number | null, humidity: number | null): number | null {
  if (temperature === null || humidity === null) return null;
  if (humidity < HUMIDITY[0] || humidity > HUMIDITY[1]) return null;
  if (temperature < TEMPERATURE[0] || temperature > TEMPERATURE[1]) return null;
  const wetBulb =
    temperature * Math.atan(0.151977 * Math.sqrt(humidity + 8.313659)) +
    Math.atan(temperature + humidity) -
    Math.atan(humidity - 1.676331) +
    0.00391838 * humidity ** 1.5 * Math.atan(0.023101 * humidity) -
    4.686035;
  return roundHalfAway(temperature - wetBulb, 2);
}

/**
 * The hours of a day by the clock that shows them: a server that cuts its days by another clock sends an hour of the day
 * before, and keeps back one, so that three days are asked for.
 */
export const hoursOfDay = (hours: readonly WeatherHour[], day: LocalDate): readonly WeatherHour[] =>
  hours.filter(({ at }) => dayOf(at) === day);

/** An hour suits when all four are known and none is against it; one that is against it is enough to say so. */
export function judgeHour(hour: WeatherHour): JudgedHour {
  const { temperature, humidity, wind, rain } = hour;
  const reasons = sprayReasons(hour);
  const known = [temperature, humidity, wind, rain].every((value) => value !== null);
  const state = reasons.length > 0 ? 'against' : known ? 'suits' : 'unknown';
  return { ...hour, state, reasons, deltaT: deltaT(temperature, humidity) };
}

/** Hours one behind the other, from the first to the end of the last. */
export interface Stretch {
  readonly from: LocalDateTime;
  readonly last: LocalDateTime;
}

const isNext = (before: LocalDateTime, after: LocalDateTime) =>
  Date.parse(`${after}:00Z`) - Date.parse(`${before}:00Z`) === 3_600_000;

/** The stretches in which something is so. Hours come in their order. */
export function stretchesOf(
  hours: readonly JudgedHour[],
  isSo: (hour: JudgedHour) => boolean,
): readonly Stretch[] {
  const found: Stretch[] = [];
  for (const hour of hours) {
    if (!isSo(hour)) continue;
    const open = found.at(-1);
    if (open && isNext(open.last, hour.at)) found[found.length - 1] = { from: open.from, last: hour.at };
    else found.push({ from: hour.at, last: hour.at });
  }
  return found;
}
