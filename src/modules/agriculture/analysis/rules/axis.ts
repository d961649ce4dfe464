import { addDays, daysBetween, type LocalDate } from '@/platform/format/date';
import { isUsable } from '../../mapComparison/rules/imageDates';
import type { Pentad, RelationDay } from '../../relations/relationTypes';
import { degreeDays } from '../../weather/thermal';
import type { Planting, PlotWork } from '../analysisTypes';
import { dayOfWork } from './works';
import type { SatelliteDate } from '../../agricultureWire';

/** A year and a half: perennials are shown from then on. */
const MOST_DAYS = 550;

/**
 * The days that everything of a planting shares: from its first work, or planting, to its harvest, else to the last
 * planned work or today, whichever is later. At most the last 550.
 */
export function axisOf(
  planting: Planting,
  works: readonly PlotWork[],
  today: LocalDate,
): readonly LocalDate[] {
  const days = works.map(dayOfWork).filter((day) => day !== '');
  const first = [planting.plantedOn, ...days].toSorted()[0] ?? planting.plantedOn;
  const last = [planting.harvestedOn ?? today, ...days].toSorted().at(-1) ?? today;
  const count = daysBetween(first, last) + 1;
  const from = count > MOST_DAYS ? addDays(last, 1 - MOST_DAYS) : first;
  return Array.from({ length: Math.min(count, MOST_DAYS) }, (_, at) => addDays(from, at));
}

export interface WeatherOnDay {
  readonly rain: number | null;
  readonly tMax: number | null;
  readonly tMin: number | null;
  readonly chill: number | null;
  /** Since planting, °C·d; null from the first day on that was not read. */
  readonly degreeDays: number | null;
}

/** The weather of each day of an axis; a day that the station did not tell is null, not dry. */
export function weatherOn(
  axis: readonly LocalDate[],
  days: readonly RelationDay[],
  plantedOn: LocalDate,
  base: number | null,
): readonly WeatherOnDay[] {
  const found = new Map(days.map((day) => [day.date, day]));
  let sum: number | null = axis[0] !== undefined && axis[0] <= plantedOn ? 0 : null;
  return axis.map((date) => {
    const day = found.get(date);
    if (date >= plantedOn) {
      const one = day && base !== null ? degreeDays(day.tMax, day.tMin, base) : null;
      sum = sum === null || one === null ? null : sum + one;
    }
    return {
      rain: day?.rain ?? null,
      tMax: day?.tMax ?? null,
      tMin: day?.tMin ?? null,
      chill: day?.chill ?? null,
      degreeDays: date < plantedOn ? null : sum,
    };
  });
}

/** The deficit of the five days that each day lies in, mm; null where the balance does not know it. */
export function deficitOn(
  axis: readonly LocalDate[],
  pentads: readonly Pentad[],
): readonly (number | null)[] {
  const found = new Map(pentads.flatMap(({ days, deficit }) => days.map((day) => [day, deficit] as const)));
  return axis.map((day) => found.get(day) ?? null);
}

/** The mean index of the plot on the days of its usable images; null on all others. */
export function ndviOn(
  axis: readonly LocalDate[],
  images: readonly SatelliteDate[],
): readonly (number | null)[] {
  const found = new Map(images.filter(isUsable).map(({ date, meanNdvi }) => [date, meanNdvi]));
  return axis.map((day) => found.get(day) ?? null);
}
