import { addDays, daysBetween, type LocalDate } from '@/platform/format/date';
import type { Stage } from '../../irrigation/rules/stages';
import { byDegreeDays } from '../../irrigation/rules/stages';
import type { WeatherDay } from '../../weather/days';
import { et0Of, type StationPlace } from '../../weather/et0';
import { fiveDayBalance, pentadOf } from '../../weather/fiveDayBalance';
import { degreeDays } from '../../weather/thermal';

/** A day of the year at the plot's station, with the hours below 7.2 °C that its readings tell. */
export interface RelationDay extends WeatherDay {
  readonly chill: number | null;
}

export interface Pentad {
  /** First day. */
  readonly date: LocalDate;
  /** mm; null from the first five days on of which rain or ET0 is not known, for the store is then unknown too. */
  readonly rain: number | null;
  readonly et0: number | null;
  readonly deficit: number | null;
  readonly excess: number | null;
  readonly days: readonly LocalDate[];
}

/** Above this a day is hot, below that it is cold, °C. */
const HOT = 32;
const COLD = 3;

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
  const groups = new Map<number, RelationDay[]>();
  for (const day of days) groups.set(pentadOf(day.date), [...(groups.get(pentadOf(day.date)) ?? []), day]);
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
  const deficits = new Map(
    pentads.flatMap(({ days: of, deficit }) =>
      of.map((date) => [date, deficit === null ? null : deficit / of.length] as const),
    ),
  );
  const begun = stages.filter(
    (stage): stage is StageDate & { date: LocalDate } => !stage.expected && stage.date !== null,
  );
  return begun.flatMap(({ code, date: from }, at) => {
    const end = begun[at + 1]?.date;
    const own = days.filter(({ date }) => date >= from && (end === undefined || date < end));
    if (own.length === 0) return [];
    const sum = (valueOf: (day: RelationDay) => number | null) => sumOf(own.map(valueOf));
    const count = (isSo: (day: RelationDay) => boolean | null) =>
      sum((day) => {
        const so = isSo(day);
        return so === null ? null : Number(so);
      });
    return [
      {
        code,
        from,
        days: own.length,
        degreeDays: sum(({ tMax, tMin }) => degreeDays(tMax, tMin, base)),
        chill: sum(({ chill }) => chill),
        rain: sum(({ rain }) => rain),
        et0: sum((day) => et0Of(day, place)?.value ?? null),
        deficit: sum(({ date }) => deficits.get(date) ?? null),
        hot: count(({ tMax }) => (tMax === null ? null : tMax > HOT)),
        cold: count(({ tMin }) => (tMin === null ? null : tMin < COLD)),
      },
    ];
  });
}
