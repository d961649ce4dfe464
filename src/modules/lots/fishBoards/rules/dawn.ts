import type { WaterLimits } from '../../fishReferences/rules/water';
import { instantAt, type Series } from '../../aviary/rules/series';
import { placeInLimits, type WaterPlace } from './pondWater';

const HOUR = 3_600_000;
const DAY_HOURS = 24;
/** Brasília has no summer time. */
const BRASILIA = 3;
/** The evening's oxygen is that of six to eight; a night ends at nine. */
const EVENING = [18, 20] as const;
const MORNING = 9;
/** Fewer nights foretell nothing; fewer hours are no night. */
const LEAST_NIGHTS = 2;
const LEAST_HOURS = 6;
/** A night that is older says nothing of the next. */
const STALE_DAYS = 2;

const hoursHere = (instant: number) => instant / HOUR - BRASILIA;

export interface Night {
  /** Days since 1970 of its evening, in Brasília. */
  readonly day: number;
  readonly evening: number;
  readonly low: number;
  /** The instant of the lowest, milliseconds. */
  readonly at: number;
}

export interface Dawn {
  readonly nights: readonly Night[];
  /** Expected minimum, mg/L, and the lowest by the worst of the nights. */
  readonly expected: number;
  readonly worst: number;
  /** The evening it starts from: of tonight, or the mean of the last ones while it is not evening yet. */
  readonly from: { readonly value: number; readonly tonight: boolean };
  /** mg/L that a night takes, in the mean. */
  readonly drop: number;
  readonly place: WaterPlace | null;
}

/** Evenings and nights of a series of oxygen, the oldest first; `evening` of the last may have no night yet. */
function nightsOf(series: Series): { nights: Night[]; evenings: Map<number, number> } {
  const byDay = new Map<number, { evening: number[]; night: { value: number; at: number }[] }>();
  series.values.forEach((value, place) => {
    if (value === null) return;
    const at = instantAt(series, place);
    const hours = hoursHere(at);
    const hour = ((hours % DAY_HOURS) + DAY_HOURS) % DAY_HOURS;
    const inEvening = hour >= EVENING[0] && hour < EVENING[1];
    if (!inEvening && hour >= MORNING && hour < EVENING[0]) return;
    // The hours before nine belong to the evening before.
    const day = Math.floor(hours / DAY_HOURS) - (hour < MORNING ? 1 : 0);
    const row = byDay.get(day) ?? { evening: [], night: [] };
    if (inEvening) row.evening.push(value);
    else row.night.push({ value, at });
    byDay.set(day, row);
  });
  const mean = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0) / all.length;
  const evenings = new Map<number, number>();
  const nights: Night[] = [];
  for (const [day, { evening, night }] of [...byDay].toSorted(([a], [b]) => a - b)) {
    if (evening.length === 0) continue;
    evenings.set(day, mean(evening));
    const low = night.toSorted((a, b) => a.value - b.value)[0];
    if (low && night.length >= LEAST_HOURS)
      nights.push({ day, evening: mean(evening), low: low.value, at: low.at });
  }
  return { nights, evenings };
}

/**
 * The minimum of oxygen at the next dawn: the evening's less what the last nights took. Before the evening of today their
 * mean stands for it. Null with fewer than two whole nights, or where they are not the last ones.
 */
export function dawnOf(series: Series | null, now: number, limits: WaterLimits | null): Dawn | null {
  if (!series) return null;
  const { nights: all, evenings } = nightsOf(series);
  const hours = hoursHere(now);
  const hour = ((hours % DAY_HOURS) + DAY_HOURS) % DAY_HOURS;
  // Until nine the night of yesterday's evening goes on.
  const tonight = Math.floor(hours / DAY_HOURS) - (hour < MORNING ? 1 : 0);
  const nights = all.filter(({ day }) => day < tonight);
  const last = nights.at(-1);
  if (nights.length < LEAST_NIGHTS || !last || tonight - last.day > STALE_DAYS) return null;
  const mean = (of: (night: Night) => number) =>
    nights.reduce((sum, night) => sum + of(night), 0) / nights.length;
  const drop = mean(({ evening, low }) => evening - low);
  const known = evenings.get(tonight);
  const from = known ?? mean(({ evening }) => evening);
  const steepest = Math.max(...nights.map(({ evening, low }) => evening - low));
  const expected = Math.max(0, from - drop);
  return {
    nights,
    expected,
    worst: Math.max(0, from - steepest),
    from: { value: from, tonight: known !== undefined },
    drop,
    place: placeInLimits(limits, expected),
  };
}

const GRAVITY: Readonly<Record<WaterPlace, number>> = { critical: 0, outside: 1, ideal: 2 };

/** Which ponds to aerate first: those beyond a limit before the others, the lowest first; what is not known comes last. */
export function byDawn<Row extends { readonly dawn: Dawn | null }>(rows: readonly Row[]): Row[] {
  const rank = ({ dawn }: Row) => (dawn === null ? 4 : dawn.place === null ? 3 : GRAVITY[dawn.place]);
  return rows.toSorted((a, b) => rank(a) - rank(b) || (a.dawn?.expected ?? 0) - (b.dawn?.expected ?? 0));
}
