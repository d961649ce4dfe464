import {
  daysOf,
  instantAt,
  lastReading,
  midnightBefore,
  type Reading,
  type Series,
  since,
  WHOLE_DAY,
} from './series';

const DAY_MS = 86_400_000;
/** Days whose mean use tells how long a store lasts (LD §5.8). */
const MEAN_DAYS = 3;
/** Gas is to be filled up at this share of the tank or less, % (LD §5.8, AR-505). */
export const REFILL_AT = 30;
/** Power factor (AR-503). */
const POWER_FACTOR = 0.92;
/** Darker than this is dark, lux (AR-506). */
const DARK = 1;

/**
 * What was taken out of a store on a day: first value − last value + what came in.
 * @param rise a rise by more than this is a filling; smaller ones are the scale's own unrest
 */
function takenOn(values: readonly (number | null)[], rise: number): number | null {
  let first: number | null = null;
  let before: number | null = null;
  let came = 0;
  for (const value of values) {
    if (value === null) continue;
    first ??= value;
    if (before !== null && value - before > rise) came += value - before;
    before = value;
  }
  return first === null || before === null ? null : Math.max(0, first - before + came);
}

/** Mean use of a day over the last three whole days; null with fewer. */
function meanUse(series: Series, rise: number): number | null {
  const days = daysOf(series);
  // Until the first value of the next day: what was used over midnight belongs to the day before.
  const taken = days
    .flatMap(({ whole, values }, at) =>
      whole ? [takenOn([...values, ...(days[at + 1]?.values.slice(0, 1) ?? [])], rise)] : [],
    )
    .filter((one) => one !== null)
    .slice(-MEAN_DAYS);
  return taken.length < MEAN_DAYS ? null : taken.reduce((sum, one) => sum + one, 0) / MEAN_DAYS;
}

/** A filling of a silo, kg; of a tank, points of its percentage. */
const SILO_RISE = 50;
const GAS_RISE = 3;

export interface Store {
  readonly last: Reading;
  /** Use of a day, in the unit of the reading; null when fewer than three whole days are known. */
  readonly perDay: number | null;
  /** Days until it is at its limit; null when use is not known or nothing is used. */
  readonly daysLeft: number | null;
  /** When that is, milliseconds. */
  readonly endsAt: number | null;
}

function storeOf(series: Series, rise: number, limit: number): Store | null {
  const last = lastReading(series);
  if (!last) return null;
  const perDay = meanUse(series, rise);
  const daysLeft = perDay === null || perDay <= 0 ? null : Math.max(0, last.value - limit) / perDay;
  return { last, perDay, daysLeft, endsAt: daysLeft === null ? null : last.at + daysLeft * DAY_MS };
}

/** A silo: what it holds in kg and for how many days, by the mean of three. 0 kg is empty (AR-507). */
export const siloStore = (series: Series): Store | null => storeOf(series, SILO_RISE, 0);

/** A gas tank by its level in %: how long until it is to be filled up. */
export const gasStore = (series: Series): Store | null => storeOf(series, GAS_RISE, REFILL_AT);

/**
 * Kilograms of gas in a tank.
 * @param volume m³
 * @param factor kg per m³ of its meter: 5,70 by default (AR-504), so that 10 m³ are 57 kg
 */
export const gasKg = (volume: number, factor: number): number => volume * factor;

export interface Phase {
  /** null: not read. */
  readonly volts: number | null;
  readonly amperes: number | null;
}

/**
 * Electric power of all phases, W = Σ V × A × 0,92: 220 V × 10 A are 2 024 W (LD §5.8).
 * @returns null without a phase, or when a value of one was not read
 */
export function powerOf(phases: readonly Phase[]): number | null {
  if (phases.length === 0) return null;
  return phases.reduce<number | null>(
    (sum, { volts, amperes }) =>
      sum === null || volts === null || amperes === null ? null : sum + volts * amperes * POWER_FACTOR,
    0,
  );
}

export interface Outage {
  /** Milliseconds; `to` is null while it lasts. */
  readonly from: number;
  readonly to: number | null;
}

/**
 * Times without power: every phase reads a current of 0. Where nothing is read there is none (AR-508).
 * @returns null where no current was read at all: that is no power without outages
 */
export function outagesOf(currents: readonly Series[]): readonly Outage[] | null {
  const [first] = currents;
  if (!first || !currents.some(({ values }) => values.some((value) => value !== null))) return null;
  const outages: Outage[] = [];
  let from: number | null = null;
  first.values.forEach((_, at) => {
    // Without a list of its own for each of the thousands of steps.
    const dead = currents.every((series) => series.values[at] === 0);
    if (dead) from ??= instantAt(first, at);
    else if (from !== null && currents.some((series) => (series.values[at] ?? null) !== null)) {
      outages.push({ from, to: instantAt(first, at) });
      from = null;
    }
  });
  if (from !== null) outages.push({ from, to: null });
  return outages;
}

export interface DayFigure {
  /** Local midnight, milliseconds. */
  readonly start: number;
  /** Of what was read; null where nothing was. */
  readonly value: number | null;
  readonly whole: boolean;
  /** More than a tenth of the readings are missing of the part of the day that the series covers. */
  readonly gaps: boolean;
}

function dayFigures(series: Series, of: (read: readonly number[]) => number): readonly DayFigure[] {
  return daysOf(series).map(({ start, values, whole }) => {
    const read = values.filter((value) => value !== null);
    const gaps = read.length < values.length * WHOLE_DAY;
    return { start, whole, gaps, value: read.length === 0 ? null : of(read) };
  });
}

/** Hours below 1 lux on each day, 00:00–23:59. */
export const darkHours = (series: Series): readonly DayFigure[] =>
  dayFigures(series, (read) => (read.filter((lux) => lux < DARK).length * series.stepMinutes) / 60);

/** Litres of each day of a flow in L/min. What was not read is not in it: `whole` tells. */
export const litresByDay = (series: Series): readonly DayFigure[] =>
  dayFigures(series, (read) => read.reduce((sum, flow) => sum + flow * series.stepMinutes, 0));

/** The part of a series that tells of the day of an instant and of the day before it. */
export const lastTwoDays = (series: Series, instant: number): Series =>
  since(series, midnightBefore(midnightBefore(instant) - DAY_MS / 2));

/** The figures of the day of an instant and of the day before it; null where the series does not reach. */
export function todayAndYesterday(
  days: readonly DayFigure[],
  instant: number,
): readonly [today: DayFigure | null, yesterday: DayFigure | null] {
  const midnight = new Date(instant).setHours(0, 0, 0, 0);
  const before = new Date(midnight - DAY_MS / 2).setHours(0, 0, 0, 0);
  const dayAt = (start: number) => days.find((day) => day.start === start) ?? null;
  return [dayAt(midnight), dayAt(before)];
}
