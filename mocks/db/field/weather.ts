import { isDay } from '../../read';
import type { WeatherStation } from '../mapTypes';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
export const DAY_MS = 24 * HOUR;
export const STEP = 15 * MINUTE;
/** The demo's stations keep the time of Brasília. */
const ZONE = 3 * HOUR;
/** Into the day: when a gauge is read. */
const READ_BY_HAND = 7 * HOUR;

/** What a station measured at one moment. */
export interface Reading {
  TEMPERATURE: number;
  HUMIDITY: number;
  RAIN: number;
  WIND_SPEED: number;
  WIND_GUST: number;
  WIND_DIRECTION: number;
  RADIATION: number;
  UV: number;
  PRESSURE: number;
}
export type Magnitude = keyof Reading;
export const MAGNITUDES: readonly Magnitude[] = [
  'TEMPERATURE',
  'HUMIDITY',
  'RAIN',
  'WIND_SPEED',
  'WIND_GUST',
  'WIND_DIRECTION',
  'RADIATION',
  'UV',
  'PRESSURE',
];

/** A number of [0, 1) that is always the same for the same seed. */
function chance(seed: number): number {
  const mixed = Math.imul(seed ^ (seed >>> 15), 0x2c1b3c6d);
  const again = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return ((again ^ (again >>> 15)) >>> 0) / 2 ** 32;
}
const round = (value: number, decimals = 1) => Number(value.toFixed(decimals));

/** Days since 1970 by the clocks of a place, Brasília's unless another one is named. */
export const dayNumber = (ms: number, zone = ZONE) => Math.floor((ms - zone) / DAY_MS);
export const startOfDay = (day: number, zone = ZONE) => day * DAY_MS + zone;
export const dayText = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, 10);
/** NaN where there is no such day. */
export const dayOfText = (text: string) =>
  isDay(text) ? Math.floor(Date.parse(`${text}T00:00:00Z`) / DAY_MS) : NaN;

const wetness = (seed: number, day: number) => Math.max(0, chance(seed * 7919 + day * 97) * 1.5 - 0.75);

/** Six hours without network now and then, and nothing before the station stood or after it fell silent. */
function isMissing(station: WeatherStation, ms: number, now: number): boolean {
  if (!station.sending || ms > now || ms < now - station.since * DAY_MS) return true;
  if (station.silentHours !== null && ms > now - station.silentHours * HOUR) return true;
  const day = dayNumber(ms);
  const hour = (ms - startOfDay(day)) / HOUR;
  return chance(station.id * 31 + day * 13) < 0.03 && hour >= 8 && hour < 14;
}

/** Warm in January, cool in July, a shower on the afternoons of wet days. */
function readingAt(station: WeatherStation, ms: number, now = Date.now()): Reading | null {
  if (station.source === 'MANUAL' || isMissing(station, ms, now)) return null;
  const day = dayNumber(ms);
  const hour = (ms - startOfDay(day)) / HOUR;
  const slot = Math.floor(ms / STEP);
  const wet = wetness(station.id, day);
  const noise = chance(station.id * 101 + slot);
  const season = Math.cos((2 * Math.PI * ((day % 365.25) - 15)) / 365.25);
  const mean = 21.5 + 4.5 * season + (chance(station.id + day * 5) - 0.5) * 4;
  const swing = Math.cos(((hour - 15) / 24) * 2 * Math.PI);
  const rains = wet > 0 && hour >= 13 && hour < 19 && noise < 0.25 + wet / 2;
  const temperature = mean + swing * (7 - wet * 3) - (rains ? 1.5 : 0);
  const sun = Math.max(0, Math.sin(((hour - 5.8) / 13) * Math.PI)) * (hour > 5.8 && hour < 18.8 ? 1 : 0);
  const wind = Math.max(0, 3 + 6 * Math.max(0, swing) + noise * 4 - 1);
  // Once in a while a sensor says what cannot be.
  const wrong = chance(station.id * 17 + slot * 3) < 0.0006;
  return {
    TEMPERATURE: wrong ? 85 : round(temperature),
    HUMIDITY: round(Math.min(100, Math.max(18, 70 - swing * 24 + wet * 22 + (rains ? 8 : 0))), 0),
    RAIN: rains ? round(noise * wet * 5) : 0,
    WIND_SPEED: round(wind),
    WIND_GUST: round(wind * (1.4 + noise * 0.5)),
    WIND_DIRECTION: Math.round((chance(station.id + Math.floor(slot / 8)) * 90 + 30 + season * 30) % 360),
    RADIATION: Math.round(sun * (880 + 120 * season) * (1 - 0.6 * wet)),
    UV: round(sun * (9 + 2 * season) * (1 - 0.5 * wet), 0),
    PRESSURE: round(953 + swing * -1.5 + noise, 1),
  };
}

/** Readings of whole days that are long over: they change no more, and each of their figures is made of them. */
const read = new WeakMap<WeatherStation, Map<number, readonly (Reading | null)[]>>();
const SETTLED_DAYS = 5;

/** Every reading of a day, in order; null where there is none. */
function readingsOfDay(station: WeatherStation, day: number, now: number): readonly (Reading | null)[] {
  const from = startOfDay(day);
  const known = read.get(station) ?? new Map<number, readonly (Reading | null)[]>();
  const found = known.get(day);
  if (found) return found;
  const readings = Array.from({ length: DAY_MS / STEP }, (_, at) =>
    readingAt(station, from + at * STEP, now),
  );
  const isSettled = from + DAY_MS < now - SETTLED_DAYS * DAY_MS && from > now - (station.since - 1) * DAY_MS;
  if (isSettled) read.set(station, known.set(day, readings));
  return readings;
}

/** Whether somebody left a reading out of the calculations. */
function isLeftOut({ leftOut = [] }: WeatherStation, magnitude: Magnitude, ms: number): boolean {
  return leftOut.some(
    (one) => one.greatness === magnitude && ms >= Date.parse(one.from) && ms <= Date.parse(one.to),
  );
}

interface Point {
  at: string;
  value: number | null;
  min: number | null;
  max: number | null;
  /** Share of the readings there should be. */
  share: number;
}

const SUMMED: readonly Magnitude[] = ['RAIN'];

/** Hours of a day below a temperature; null where nothing was read. */
export function hoursBelow(station: WeatherStation, limit: number, day: number): number | null {
  const readings = readingsOfDay(station, day, Date.now()).filter(
    (reading, at) => reading !== null && !isLeftOut(station, 'TEMPERATURE', startOfDay(day) + at * STEP),
  );
  if (readings.length === 0) return null;
  return (readings.filter((reading) => (reading?.TEMPERATURE ?? limit) < limit).length * STEP) / HOUR;
}

/** Readings of a stretch of time as one point; a day of radiation in MJ/m². */
export function pointOf(
  station: WeatherStation,
  magnitude: Magnitude,
  from: number,
  to: number,
  now = Date.now(),
): Point {
  const at = new Date(from).toISOString();
  if (station.source === 'MANUAL') return manualPoint(station, magnitude, from, to, now);
  const end = Math.min(to, now);
  const values: number[] = [];
  const day = dayNumber(from);
  const isWholeDay = from === startOfDay(day) && end === from + DAY_MS;
  const ofDay = isWholeDay ? readingsOfDay(station, day, now) : undefined;
  for (let ms = from, slot = 0; ms < end; ms += STEP, slot += 1) {
    const reading = ofDay ? (ofDay[slot] ?? null) : readingAt(station, ms, now);
    if (reading && !isLeftOut(station, magnitude, ms)) values.push(reading[magnitude]);
  }
  const slots = Math.max(1, Math.ceil((end - from) / STEP));
  const known = values.filter((value) => magnitude !== 'TEMPERATURE' || value < 50);
  if (known.length === 0) return { at, value: null, min: null, max: null, share: 0 };
  const sum = known.reduce((all, value) => all + value, 0);
  const whole = to - from >= DAY_MS;
  const value = SUMMED.includes(magnitude)
    ? sum
    : magnitude === 'RADIATION' && whole
      ? ((sum / known.length) * 0.0864 * (to - from)) / DAY_MS
      : sum / known.length;
  return {
    at,
    value: round(value, 2),
    min: Math.min(...known),
    max: Math.max(...known),
    share: round(values.length / slots, 3),
  };
}

function manualPoint(
  station: WeatherStation,
  magnitude: Magnitude,
  from: number,
  to: number,
  now: number,
): Point {
  const at = new Date(from).toISOString();
  const values: number[] = [];
  let days = 0;
  for (let day = dayNumber(from); startOfDay(day) < Math.min(to, now); day += 1, days += 1) {
    const value = station.manual[dayText(day)];
    const isCounted = !isLeftOut(station, magnitude, startOfDay(day) + READ_BY_HAND);
    if (value !== undefined && isCounted) values.push(value);
  }
  if (magnitude !== 'RAIN' || values.length === 0) return { at, value: null, min: null, max: null, share: 0 };
  const sum = values.reduce((all, value) => all + value, 0);
  return {
    at,
    value: sum,
    min: Math.min(...values),
    max: Math.max(...values),
    share: values.length / Math.max(1, days),
  };
}

/**
 * Whole days without more than 1 mm, up to today. Null where a day of them was not read, for it may have rained then; who
 * reads by hand writes down no dry days.
 */
export function daysWithoutRain(station: WeatherStation, now = Date.now(), zone = ZONE): number | null {
  const today = dayNumber(now, zone);
  for (let ago = 0; ago < 90; ago += 1) {
    const from = startOfDay(today - ago, zone);
    const { value } = pointOf(station, 'RAIN', from, from + DAY_MS, now);
    if (value === null && station.source !== 'MANUAL') return null;
    if (value !== null && value > 1) return ago;
  }
  return null;
}

/** When the station was read last, back through a year. */
export function lastReadingOf(
  station: WeatherStation,
  now = Date.now(),
): { at: string; reading: Reading } | null {
  const from = Math.floor(now / STEP) * STEP - (station.silentHours ?? 0) * HOUR;
  for (let ms = from; ms > from - 3 * DAY_MS; ms -= STEP) {
    const reading = readingAt(station, ms, now);
    if (reading) return { at: new Date(ms).toISOString(), reading };
  }
  return null;
}
