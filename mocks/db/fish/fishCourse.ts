import type { FishOccurrence } from '../occurrence/occurrenceTypes';
import { brazilianDay, daysFrom } from '../poultry';
import type { World } from '../types';
import type { FishLot } from './fishTypes';

export interface FishDay {
  /** Days since housing. */
  day: number;
  /** Fish that were there that morning: what is harvested leaves at the end of its day. */
  present: number;
  lost: number;
  /** kg; null where nothing was written down. */
  feedKg: number | null;
}

export interface FishSampling {
  id: number;
  day: number;
  /** Of all nets of the day together. */
  fish: number;
  kg: number;
  grams: number;
}

export interface FishHarvest {
  id: number;
  day: number;
  kind: 'parcial' | 'total';
  fish: number;
  kg: number;
}

export interface FishCourse {
  /** Housed less dead in transport; null while a lot waits. */
  start: number | null;
  /** Fish that are there now by what was written down. */
  alive: number | null;
  lost: number;
  days: FishDay[];
  samplings: FishSampling[];
  harvests: FishHarvest[];
  feedKg: number;
}

const numberOf = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : 0);
const isOf = (lotId: number, row: FishOccurrence) =>
  row.lotIds === undefined ? row.lotId === lotId : row.lotIds.includes(lotId);

/** The occurrences of a lot; an act for several lots is of each of them. */
export const fishOccurrencesOf = (world: World, lotId: number): FishOccurrence[] =>
  world.occurrence.fishOccurrences.filter((row) => isOf(lotId, row));

/** What fell to one lot of a feed supply: its part, or all of it where it was the only one. */
export function partOf({ values, lotIds }: FishOccurrence, lotId: number): number {
  const parts = Array.isArray(values['parts']) ? (values['parts'] as Record<string, unknown>[]) : [];
  if ((lotIds?.length ?? 1) < 2 && parts.length === 0) return numberOf(values['quantityKg']);
  return numberOf(parts.find(({ subjectId }) => Number(subjectId) === lotId)?.['value']);
}

export const startStock = ({ housed, deadInTransport }: FishLot): number | null =>
  housed === null ? null : housed - (deadInTransport ?? 0);

/**
 * The course of a lot of fish as its occurrences tell it: losses, feed, samplings, harvests by day since housing. Every
 * page asks this one.
 * @param until the last day of the calendar that counts
 */
export function fishCourse(world: World, lot: FishLot, until: string): FishCourse {
  const start = startStock(lot);
  const { housingDate, closingDate } = lot;
  const none = { start, alive: start, lost: 0, days: [], samplings: [], harvests: [], feedKg: 0 };
  if (housingDate === null || start === null) return { ...none, start: null, alive: null };
  const last = daysFrom(housingDate, closingDate !== null && closingDate < until ? closingDate : until);
  const own = fishOccurrencesOf(world, lot.id)
    .map((row) => ({ row, day: daysFrom(housingDate, brazilianDay(new Date(row.happenedAt))) }))
    .filter(({ day }) => day <= last);
  const of = (type: string) => own.filter(({ row }) => row.type === type);
  const byDay = new Map<number, { lost: number; gone: number; feed: number | null }>();
  const dayAt = (day: number) => {
    const found = byDay.get(day) ?? { lost: 0, gone: 0, feed: null };
    byDay.set(day, found);
    return found;
  };
  for (const { row, day } of of('mortos-e-eliminados'))
    dayAt(day).lost += numberOf(row.values['dead']) + numberOf(row.values['eliminated']);
  for (const { row, day } of of('fornecimento-de-racao')) {
    const at = dayAt(day);
    at.feed = (at.feed ?? 0) + partOf(row, lot.id);
  }
  for (const { row, day } of of('consumo')) {
    const at = dayAt(day);
    at.feed = (at.feed ?? 0) + numberOf(row.values['feedKg']);
  }
  const harvests = of('despesca').map(({ row, day }): FishHarvest => ({
    id: row.id,
    day,
    kind: row.values['kind'] === 'total' ? 'total' : 'parcial',
    fish: numberOf(row.values['quantity']),
    kg: numberOf(row.values['weightKg']),
  }));
  for (const { day, fish } of harvests) dayAt(day).gone += fish;
  let present = start;
  const days = Array.from({ length: last + 1 }, (_, day): FishDay => {
    const { lost, gone, feed } = byDay.get(day) ?? { lost: 0, gone: 0, feed: null };
    const morning = present;
    present -= lost + gone;
    return { day, present: morning, lost, feedKg: feed };
  });
  const nets = of('amostragem-de-peixes');
  const samplings = [...new Set(nets.map(({ day }) => day))]
    .map((day): FishSampling => {
      const all = nets.filter((net) => net.day === day).map(({ row }) => row);
      const fish = all.reduce((sum, { values }) => sum + numberOf(values['fish']), 0);
      const kg = all.reduce((sum, { values }) => sum + numberOf(values['weightKg']), 0);
      return { id: all[0]?.id ?? 0, day, fish, kg, grams: fish > 0 ? (kg * 1000) / fish : 0 };
    })
    .toSorted((a, b) => a.day - b.day);
  return {
    start,
    alive: present,
    lost: days.reduce((sum, day) => sum + day.lost, 0),
    days,
    samplings,
    harvests: harvests.toSorted((a, b) => a.day - b.day),
    feedKg: days.reduce((sum, day) => sum + (day.feedKg ?? 0), 0),
  };
}
