import type { LocalDate } from '@/platform/format/date';
import { type Et0Method, et0Of, type StationPlace } from '../../weather/et0';
import { degreeDays } from '../../weather/thermal';
import type { Pentad, RelationDay, StageFigure } from '../relationTypes';

/** A figure of a stage that is the sum of what each of its days gave. */
export type DayFigure = Exclude<StageFigure, 'days'>;

/** Above this a day is hot, below that it is cold, °C. */
const HOT = 32;
const COLD = 3;

/** What a day's figures depend on beside its weather. */
interface DayContext {
  readonly place: StationPlace;
  /** °C. */
  readonly base: number;
  /** mm by day, from `deficitsByDay`. */
  readonly deficits: ReadonlyMap<LocalDate, number | null>;
}

/** A fifth of each five days' deficit for every day of them, mm. */
export const deficitsByDay = (pentads: readonly Pentad[]): ReadonlyMap<LocalDate, number | null> =>
  new Map(
    pentads.flatMap(({ days, deficit }) =>
      days.map((date) => [date, deficit === null ? null : deficit / days.length] as const),
    ),
  );

/** What a day gives to a figure; null where it was not read. */
export function figureOfDay(
  name: DayFigure,
  day: RelationDay,
  { place, base, deficits }: DayContext,
): number | null {
  const { date, tMax, tMin } = day;
  switch (name) {
    case 'degreeDays':
      return degreeDays(tMax, tMin, base);
    case 'chill':
      return day.chill;
    case 'rain':
      return day.rain;
    case 'et0':
      return et0Of(day, place)?.value ?? null;
    case 'deficit':
      return deficits.get(date) ?? null;
    case 'hot':
      return tMax === null ? null : Number(tMax > HOT);
    case 'cold':
      return tMin === null ? null : Number(tMin < COLD);
  }
}

/** What a figure is had from, by the name of its column. */
export const PARTS = {
  degreeDays: ['tMin', 'tMax'],
  chill: [],
  rain: [],
  et0: ['tMin', 'tMax'],
  deficit: ['fiveRain', 'fiveEt0', 'fiveDeficit'],
  hot: ['tMax'],
  cold: ['tMin'],
} as const satisfies Record<DayFigure, readonly string[]>;

interface DayNumbers {
  readonly date: LocalDate;
  /** In the order of `PARTS`. */
  readonly parts: readonly (number | null)[];
  /** How ET0 was had; null of other figures, and where it is not known. */
  readonly method: Et0Method | null;
  readonly value: number | null;
}

/** The days of a stage with what each gave to a figure, and what that follows from: they sum to the figure. */
export function numbersOf(
  name: DayFigure,
  { from, days: count }: { readonly from: LocalDate; readonly days: number },
  days: readonly RelationDay[],
  pentads: readonly Pentad[],
  place: StationPlace,
  base: number,
): DayNumbers[] {
  const context = { place, base, deficits: deficitsByDay(pentads) };
  const five = new Map(pentads.flatMap((pentad) => pentad.days.map((date) => [date, pentad] as const)));
  const own = days.filter(({ date }) => date >= from).slice(0, count);
  return own.map((day) => {
    const pentad = five.get(day.date);
    const known = {
      tMin: day.tMin,
      tMax: day.tMax,
      fiveRain: pentad?.rain ?? null,
      fiveEt0: pentad?.et0 ?? null,
      fiveDeficit: pentad?.deficit ?? null,
    };
    return {
      date: day.date,
      parts: PARTS[name].map((part) => known[part]),
      method: name === 'et0' ? (et0Of(day, place)?.method ?? null) : null,
      value: figureOfDay(name, day, context),
    };
  });
}
