import {
  brazilianDay,
  courseOf,
  daysFrom,
  feedOfDay,
  type PoultryCourse,
  reportedUntil,
  waterWith,
} from '../poultry';
import type { PoultryLot } from '../poultryTypes';
import type { World } from '../types';

const numberOf = (value: unknown) => (typeof value === 'number' ? value : 0);
const knownNumber = (value: unknown) => (typeof value === 'number' ? value : null);

type CourseDay = PoultryCourse['days'][number];

export interface LivedDay extends CourseDay {
  /** Litres. */
  waterConsumed: number | null;
  /** Birds that were there that morning: what is loaded leaves at the end of its day. */
  present: number;
}

export interface LivedCourse extends Omit<PoultryCourse, 'days'> {
  days: LivedDay[];
  /** Birds that left for slaughter. */
  loaded: number;
  loads: { day: number; birds: number; kg: number | null }[];
}

/**
 * The course of a lot as its occurrences tell it: losses by day, consumption, weighings, loads. What an automatic
 * aviary reports by itself stands where nothing was written, for the birds that were there on that day. Every page and
 * every sensor asks this one.
 */
export function livedCourse(world: World, lot: PoultryLot, last: number): LivedCourse {
  const usual = courseOf(lot, last);
  const { housingDate } = lot;
  if (housingDate === null) return { ...usual, days: [], loaded: 0, loads: [] };
  const own = world.occurrence.occurrences
    .filter((row) => row.lotId === lot.id)
    .map((row) => ({ ...row, day: daysFrom(housingDate, brazilianDay(new Date(row.happenedAt))) }));
  const of = (type: string, day?: number) =>
    own.filter((row) => row.type === type && (day === undefined || row.day === day));
  const sumOf = (rows: typeof own, name: string) =>
    rows.reduce((sum, { values }) => sum + numberOf(values[name]), 0);
  const weighed = of('pesagem').map(({ day, values }) => {
    const list =
      typeof values['readings'] === 'string' ? values['readings'].split(/\s+/).filter(Boolean) : [];
    return {
      day,
      averageWeight: numberOf(values['averageWeight']),
      birds: numberOf(values['total']),
      readings: list.length > 0 ? list.map(Number) : null,
    };
  });
  const automatic = lot.automatic
    ? usual.weighings.filter(({ day }) => !weighed.some((mine) => mine.day === day))
    : [];
  const reported = lot.automatic ? reportedUntil(lot, last) : -1;
  let present = usual.housed;
  const days = usual.days.map(({ day }): LivedDay => {
    const lost = of('mortos-e-eliminados', day);
    const written = of('consumo', day);
    const inTheMorning = present;
    const feed = day <= reported ? feedOfDay(lot, day, inTheMorning) : null;
    const eaten = written.map(({ values }) => knownNumber(values['feedKg'])).find((one) => one !== null);
    const drunk = written.map(({ values }) => knownNumber(values['waterLitres'])).find((one) => one !== null);
    present -= sumOf(lost, 'dead') + sumOf(lost, 'eliminated') + sumOf(of('carregamento', day), 'quantity');
    return {
      day,
      present: inTheMorning,
      // Of a lot that somebody housed, a day without a record is not known.
      dead: lost.length === 0 && !lot.simulated ? null : sumOf(lost, 'dead'),
      eliminated: lost.length === 0 && !lot.simulated ? null : sumOf(lost, 'eliminated'),
      feedConsumed: eaten ?? feed,
      waterConsumed: drunk ?? (feed === null ? null : waterWith(feed)),
    };
  });
  return {
    housed: usual.housed,
    days,
    weighings: [...automatic, ...weighed].toSorted((a, b) => a.day - b.day),
    loaded: sumOf(of('carregamento'), 'quantity'),
    loads: of('carregamento').map(({ day, values }) => ({
      day,
      birds: numberOf(values['quantity']),
      kg: knownNumber(values['weightKg']),
    })),
  };
}
