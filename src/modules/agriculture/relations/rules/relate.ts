import { addDays, daysBetween, type LocalDate } from '@/platform/format/date';
import type { Stage } from '../../irrigation/rules/stages';
import { byDegreeDays } from '../../irrigation/rules/stages';
import type { WeatherDay } from '../../weather/days';
import { et0Of, type StationPlace } from '../../weather/et0';
import { fiveDayBalance, pentadOf } from '../../weather/fiveDayBalance';
import { degreeDays } from '../../weather/thermal';
import type { Pentad, RelationDay } from '../relationTypes';
import { type DayFigure, deficitsByDay, figureOfDay } from './dayFigures';

/** The sum of what is known of every day; null if a day is not known. */
function sumOf(values: readonly (number | null)[]): number | null {
  let sum = 0;
  for (const value of values) {
    if (value === null) return null;
    sum += value;
  }
  return values.length === 0 ? null : sum;
}

/**
 * Balance of each five days from 1 January (Thornthwaite and Mather), the soil full at first. Five days that are not over are left out.
 * @param capacity CAD, mm.
 */
export function pentadsOf(days: readonly RelationDay[], place: StationPlace, capacity: number): Pentad[] {
  const groups = new Map<string, RelationDay[]>();
  for (const day of days) {
    // What stands for years has the same five days in each of them.
    const key = `${day.date.slice(0, 4)} ${pentadOf(day.date)}`;
    groups.set(key, [...(groups.get(key) ?? []), day]);
  }
  const whole = [...groups.values()].filter((group) => group.length >= 5);
  const sums = whole.map((group) => ({
    rain: sumOf(group.map(({ rain }) => rain)),
    et0: sumOf(group.map((day) => et0Of(day, place)?.value ?? null)),
  }));
  const gap = sums.findIndex(({ rain, et0 }) => rain === null || et0 === null);
  const known = (gap < 0 ? sums : sums.slice(0, gap)).map(({ rain, et0 }) => ({
    rain: rain ?? 0,
    et0: et0 ?? 0,
  }));
  const balances = fiveDayBalance(known, capacity);
  return whole.map((group, at) => ({
    date: group[0]?.date ?? '',
    rain: sums[at]?.rain ?? null,
    et0: sums[at]?.et0 ?? null,
    deficit: balances[at]?.deficit ?? null,
    excess: balances[at]?.excess ?? null,
    days: group.map(({ date }) => date),
  }));
}

export interface StageDate {
  readonly code: string;
  /** The day on which it began, or is expected to; null where too little is known to say. */
  readonly date: LocalDate | null;
  readonly expected: boolean;
}

/** Days whose mean degree-days tell how fast the crop goes on. */
const MEAN_OF = 15;

/**
 * When each stage of a planting begins: by degree-days where every stage has them, else by days. Stages to come follow from the mean
 * of the last 15 days; a day without temperatures adds that mean too.
 * @param base °C.
 */
export function stageDates(
  stages: readonly Stage[],
  plantedOn: LocalDate,
  days: readonly Pick<WeatherDay, 'date' | 'tMax' | 'tMin'>[],
  base: number,
  today: LocalDate,
): { readonly stages: StageDate[]; readonly by: 'DEGREE_DAYS' | 'DAYS' } {
  const grown = days.filter(({ date }) => date >= plantedOn && date < today);
  const degrees = grown.map(({ tMax, tMin }) => degreeDays(tMax, tMin, base));
  const known = degrees.filter((value) => value !== null).slice(-MEAN_OF);
  const mean = known.length === 0 ? null : known.reduce((sum, one) => sum + one, 0) / known.length;
  if (!byDegreeDays(stages) || mean === null || grown.length < daysBetween(plantedOn, today)) {
    const dates = stages.map(({ code, days: after }) => {
      const date = addDays(plantedOn, after);
      return { code, date, expected: date > today };
    });
    return { stages: dates, by: 'DAYS' };
  }
  let sum = 0;
  const sums = degrees.map((value) => (sum += value ?? mean));
  const dates = stages.map(({ code, degreeDays: needed }): StageDate => {
    if ((needed ?? 0) <= 0) return { code, date: plantedOn, expected: plantedOn > today };
    const at = sums.findIndex((value) => value >= (needed ?? 0));
    const reached = grown[at];
    if (reached) return { code, date: reached.date, expected: false };
    const left = mean > 0 ? Math.ceil(((needed ?? 0) - sum) / mean) : null;
    return { code, date: left === null ? null : addDays(today, left - 1), expected: true };
  });
  return { stages: dates, by: 'DEGREE_DAYS' };
}

/** Stands for the days from the sowing to the first stage; no stage of a cycle has this code. */
export const SOWN = '';

/** The stages of a planting from its sowing on: the sums of all of them are those since the sowing. */
export const fromSowing = (stages: readonly StageDate[], plantedOn: LocalDate): readonly StageDate[] =>
  stages[0]?.date === plantedOn ? stages : [{ code: SOWN, date: plantedOn, expected: false }, ...stages];

/** The last day that counts for a planting, on every page: that of its harvest, else yesterday, for today is not over. */
export const lastCropDay = (harvestedOn: LocalDate | null, now: LocalDate): LocalDate =>
  harvestedOn ?? addDays(now, -1);

/** The days of a planting, from its sowing to the last that counts. */
export const cropDays = <Day extends { readonly date: LocalDate }>(
  days: readonly Day[],
  plantedOn: LocalDate,
  last: LocalDate,
): readonly Day[] => days.filter(({ date }) => date >= plantedOn && date <= last);

export interface StageWeather {
  readonly code: string;
  readonly from: LocalDate;
  readonly days: number;
  readonly degreeDays: number | null;
  readonly chill: number | null;
  readonly rain: number | null;
  readonly et0: number | null;
  /** mm; a fifth of each five days' deficit for every day of them. */
  readonly deficit: number | null;
  readonly hot: number | null;
  readonly cold: number | null;
}

/** The weather of each stage that has begun; a stage with a day that was not read has no sum of what lacks. */
export function weatherByStage(
  stages: readonly StageDate[],
  days: readonly RelationDay[],
  pentads: readonly Pentad[],
  place: StationPlace,
  base: number,
): StageWeather[] {
  const deficits = deficitsByDay(pentads);
  const begun = stages.filter(
    (stage): stage is StageDate & { date: LocalDate } => !stage.expected && stage.date !== null,
  );
  return begun.flatMap(({ code, date: from }, at) => {
    const end = begun[at + 1]?.date;
    const own = days.filter(({ date }) => date >= from && (end === undefined || date < end));
    if (own.length === 0) return [];
    const sum = (name: DayFigure) =>
      sumOf(own.map((day) => figureOfDay(name, day, { place, base, deficits })));
    return [
      {
        code,
        from,
        days: own.length,
        degreeDays: sum('degreeDays'),
        chill: sum('chill'),
        rain: sum('rain'),
        et0: sum('et0'),
        deficit: sum('deficit'),
        hot: sum('hot'),
        cold: sum('cold'),
      },
    ];
  });
}
