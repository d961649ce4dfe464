import { brazilianDay, courseOf, daysFrom, type PoultryCourse } from '../poultry';
import type { PoultryLot } from '../poultryTypes';
import type { World } from '../types';

const numberOf = (value: unknown) => (typeof value === 'number' ? value : 0);

export interface LivedCourse extends PoultryCourse {
  /** Birds that left for slaughter. */
  loaded: number;
  loads: { day: number; birds: number; kg: number | null }[];
}

/**
 * The course of a lot as its occurrences tell it: losses by day, consumption, weighings, loads. What an automatic
 * aviary reports by itself stands where nothing was written.
 */
export function livedCourse(world: World, lot: PoultryLot, last: number): LivedCourse {
  const usual = courseOf(lot, last);
  const { housingDate } = lot;
  if (housingDate === null) return { ...usual, loaded: 0, loads: [] };
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
  return {
    housed: usual.housed,
    days: usual.days.map(({ day, feedConsumed }) => {
      const lost = of('mortos-e-eliminados', day);
      const eaten = of('consumo', day).find(({ values }) => typeof values['feedKg'] === 'number');
      return {
        day,
        // Of a lot that somebody housed, a day without a record is not known.
        dead: lost.length === 0 && !lot.simulated ? null : sumOf(lost, 'dead'),
        eliminated: lost.length === 0 && !lot.simulated ? null : sumOf(lost, 'eliminated'),
        feedConsumed: eaten ? numberOf(eaten.values['feedKg']) : lot.automatic ? feedConsumed : null,
      };
    }),
    weighings: [...automatic, ...weighed].toSorted((a, b) => a.day - b.day),
    loaded: sumOf(of('carregamento'), 'quantity'),
    loads: of('carregamento').map(({ day, values }) => ({
      day,
      birds: numberOf(values['quantity']),
      kg: typeof values['weightKg'] === 'number' ? values['weightKg'] : null,
    })),
  };
}
