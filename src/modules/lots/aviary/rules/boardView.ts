import { dateToLocalDate, daysBetween } from '@/platform/format/date';
import type { AviaryBoard, SensorSeries } from '../aviaryTypes';
import { type AmbienceDay, type Band, bandOf, type Placement, placeIn } from './bands';
import { instantAt, lastReading, midnightAfter, midnightBefore, type Reading } from './series';
import type { Phase } from './supplies';

const MINUTE = 60_000;

export type Freshness = 'fresh' | 'silent' | 'never' | 'disabled';

export interface SensorNow {
  readonly sensor: SensorSeries;
  readonly last: Reading | null;
  /** A silent sensor's last value is not the present one. */
  readonly freshness: Freshness;
  readonly band: Band | null;
  /** Null without a fresh reading or without a band. */
  readonly placement: Placement | null;
}

/** Day of the lot at an instant, in local days since housing; null without a lot or before it. */
export function lotDayAt({ lot }: AviaryBoard, instant: number): number | null {
  if (!lot) return null;
  const day = daysBetween(lot.housingDate, dateToLocalDate(new Date(instant)));
  return day < 0 ? null : day;
}

/** What the set of ambience tells for an instant; days after its last keep the last. */
export function ambienceAt(board: AviaryBoard, instant: number): AmbienceDay | null {
  const day = lotDayAt(board, instant);
  if (day === null) return null;
  return board.reference?.days.findLast((one) => one.day <= day) ?? null;
}

/** The band of a magnitude at an instant. */
export const bandAt = (board: AviaryBoard, magnitude: string, instant: number): Band | null =>
  bandOf(magnitude, ambienceAt(board, instant));

/** `bandAt` for many instants in order: a band holds for a day, and is looked up once for it. */
export function bandFinder(board: AviaryBoard, magnitude: string): (instant: number) => Band | null {
  let [from, to] = [Infinity, -Infinity];
  let band: Band | null = null;
  return (instant) => {
    if (instant < from || instant >= to) {
      from = midnightBefore(instant);
      to = midnightAfter(from);
      band = bandAt(board, magnitude, instant);
    }
    return band;
  };
}

/** Whether any reading from an instant on has a band of its day; found at the first one. */
export function isBounded(board: AviaryBoard, sensor: SensorSeries, from: number): boolean {
  const bandOfInstant = bandFinder(board, sensor.magnitude);
  return sensor.values.some((value, at) => {
    const instant = instantAt(sensor, at);
    return value !== null && instant >= from && bandOfInstant(instant) !== null;
  });
}

/** What a sensor tells now, by the server's clock: a value of longer ago than its contingency is not the present one. */
export function nowOf(board: AviaryBoard, sensor: SensorSeries): SensorNow {
  const last = lastReading(sensor);
  const band = bandAt(board, sensor.magnitude, board.serverTime);
  const age = last ? board.serverTime - last.at : null;
  const freshness = !sensor.enabled
    ? 'disabled'
    : age === null
      ? 'never'
      : age > sensor.staleAfterMinutes * MINUTE
        ? 'silent'
        : 'fresh';
  const placement = freshness === 'fresh' && last && band ? placeIn(band, last.value) : null;
  return { sensor, last, freshness, band, placement };
}

export const sensorsOf = (board: AviaryBoard, magnitude: string): readonly SensorSeries[] =>
  board.sensors.filter((sensor) => sensor.magnitude === magnitude);

/** Volts and amperes of each phase as they are now; a silent sensor counts as not read. */
export function phasesOf(board: AviaryBoard): readonly Phase[] {
  const fresh = (magnitude: string, phase: number | null) => {
    const sensor = sensorsOf(board, magnitude).find((one) => one.phase === phase);
    const now = sensor && nowOf(board, sensor);
    return now?.freshness === 'fresh' ? (now.last?.value ?? null) : null;
  };
  const known = [...sensorsOf(board, 'CURRENT'), ...sensorsOf(board, 'VOLTAGE')].map(({ phase }) => phase);
  return [...new Set(known)].map((phase) => ({
    volts: fresh('VOLTAGE', phase),
    amperes: fresh('CURRENT', phase),
  }));
}
