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
  /** Fish that were there before it by a new count; null where nobody counted anew. */
  counted: number | null;
}

/** Fish that came from the lot of another pond, or went to it: one record is both. */
export interface FishTransfer {
  id: number;
  day: number;
  way: 'IN' | 'OUT';
  fish: number;
  kg: number;
  /** kg of feed that they had eaten before; null where nobody said. */
  feedKg: number | null;
}

export interface FishCourse {
  /** Housed less dead in transport; null while a lot waits. */
  start: number | null;
  /** Fish that are there now by what was written down. */
  alive: number | null;
  lost: number;
  /** Fish that new counts found beyond what was expected; negative where fewer were there. */
  found: number;
  days: FishDay[];
  samplings: FishSampling[];
  harvests: FishHarvest[];
  transfers: FishTransfer[];
  feedKg: number;
}

const numberOf = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : 0);
const isOf = (lotId: number, row: FishOccurrence) =>
  row.lotIds === undefined ? row.lotId === lotId : row.lotIds.includes(lotId);

/** The occurrences of a lot; an act for several lots is of each of them. */
export const fishOccurrencesOf = (world: World, lotId: number): FishOccurrence[] =>
  world.occurrence.fishOccurrences.filter((row) => isOf(lotId, row));

/** What fell to one lot of a feed supply: its part, or all of it where it was the only one. */
function partOf({ values, lotIds }: FishOccurrence, lotId: number): number {
  const parts = Array.isArray(values['parts']) ? (values['parts'] as Record<string, unknown>[]) : [];
  if ((lotIds?.length ?? 1) < 2 && parts.length === 0) return numberOf(values['quantityKg']);
  return numberOf(parts.find(({ subjectId }) => Number(subjectId) === lotId)?.['value']);
}

export const startStock = ({ housed, deadInTransport }: FishLot): number | null =>
  housed === null ? null : housed - (deadInTransport ?? 0);

/** Fish that were there by a new count before a harvest; of a total one those that were harvested. */
function countedIn({ values }: FishOccurrence): number | null {
  if (values['recounted'] !== true) return null;
  return numberOf(values[values['kind'] === 'total' ? 'quantity' : 'counted']);
}

/** Fish that go from the lot of one pond to that of another. */
export const TRANSFER = 'transferencia';

interface StockMove {
  row: FishOccurrence;
  lost: number;
  /** Negative of fish that came. */
  gone: number;
  counted: number | null;
}

/** What changes the number of fish of a lot, in the order in which it happened. */
const stockMoves = (rows: readonly FishOccurrence[], lotId: number): StockMove[] =>
  rows
    .flatMap((row): StockMove[] => {
      const { type, values } = row;
      if (type === 'mortos-e-eliminados')
        return [
          {
            row,
            lost: numberOf(values['dead']) + numberOf(values['eliminated']),
            gone: 0,
            counted: null,
          },
        ];
      if (type === TRANSFER) {
        const fish = numberOf(values['quantity']);
        return [{ row, lost: 0, gone: row.lotId === lotId ? fish : -fish, counted: null }];
      }
      return type === 'despesca'
        ? [{ row, lost: 0, gone: numberOf(values['quantity']), counted: countedIn(row) }]
        : [];
    })
    .toSorted((a, b) => Date.parse(a.row.happenedAt) - Date.parse(b.row.happenedAt) || a.row.id - b.row.id);

/**
 * Fish of a lot at a moment, one occurrence not counted.
 * @returns `there` by what was written down until then, `most` of them that may leave: what left later, before the next
 *   count, was among them; `later` is what left in that time
 */
export function fishLeft(
  world: World,
  lot: FishLot,
  at: string,
  withoutId: number | undefined,
): { there: number; most: number; later: number } {
  let there = startStock(lot) ?? 0;
  let later = 0;
  let balance = 0;
  const moves = stockMoves(
    fishOccurrencesOf(world, lot.id).filter(({ id }) => id !== withoutId),
    lot.id,
  );
  const isUntil = ({ row }: StockMove) => Date.parse(row.happenedAt) <= Date.parse(at);
  for (const { lost, gone, counted } of moves.filter(isUntil)) there = (counted ?? there) - lost - gone;
  for (const move of moves) {
    if (isUntil(move)) continue;
    if (move.counted !== null) break;
    balance += move.lost + move.gone;
    // What came in between left with the rest.
    later = Math.max(later, balance);
  }
  return { there, most: there - later, later };
}

/**
 * The course of a lot of fish as its occurrences tell it: losses, feed, samplings, harvests by day since housing. Every
 * page asks this one.
 * @param until the last day of the calendar that counts
 */
export function fishCourse(world: World, lot: FishLot, until: string): FishCourse {
  const start = startStock(lot);
  const { housingDate, closingDate } = lot;
  const none = {
    start,
    alive: start,
    lost: 0,
    found: 0,
    days: [],
    samplings: [],
    harvests: [],
    transfers: [],
    feedKg: 0,
  };
  if (housingDate === null || start === null) return { ...none, start: null, alive: null };
  const last = daysFrom(housingDate, closingDate !== null && closingDate < until ? closingDate : until);
  const own = fishOccurrencesOf(world, lot.id)
    .map((row) => ({ row, day: daysFrom(housingDate, brazilianDay(new Date(row.happenedAt))) }))
    .filter(({ day }) => day <= last);
  const of = (type: string) => own.filter(({ row }) => row.type === type);
  const feed = new Map<number, number>();
  const fed = (day: number, kg: number) => feed.set(day, (feed.get(day) ?? 0) + kg);
  for (const { row, day } of of('fornecimento-de-racao')) fed(day, partOf(row, lot.id));
  for (const { row, day } of of('consumo')) fed(day, numberOf(row.values['feedKg']));
  const harvests = of('despesca').map(({ row, day }): FishHarvest => ({
    id: row.id,
    day,
    kind: row.values['kind'] === 'total' ? 'total' : 'parcial',
    fish: numberOf(row.values['quantity']),
    kg: numberOf(row.values['weightKg']),
    counted: countedIn(row),
  }));
  const transfers = of(TRANSFER).map(({ row, day }): FishTransfer => ({
    id: row.id,
    day,
    way: row.lotId === lot.id ? 'OUT' : 'IN',
    fish: numberOf(row.values['quantity']),
    kg: numberOf(row.values['weightKg']),
    feedKg: typeof row.values['feedKg'] === 'number' ? row.values['feedKg'] : null,
  }));
  const dayOf = new Map(own.map(({ row, day }) => [row.id, day]));
  const moves = new Map<number, StockMove[]>();
  for (const move of stockMoves(
    own.map(({ row }) => row),
    lot.id,
  )) {
    const day = dayOf.get(move.row.id) ?? 0;
    moves.set(day, [...(moves.get(day) ?? []), move]);
  }
  let present = start;
  let found = 0;
  const days = Array.from({ length: last + 1 }, (_, day): FishDay => {
    const morning = present;
    let lostThen = 0;
    for (const { lost, gone, counted } of moves.get(day) ?? []) {
      if (counted !== null) found += counted - present;
      present = (counted ?? present) - lost - gone;
      lostThen += lost;
    }
    return { day, present: morning, lost: lostThen, feedKg: feed.get(day) ?? null };
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
    found,
    days,
    samplings,
    harvests: harvests.toSorted((a, b) => a.day - b.day),
    transfers: transfers.toSorted((a, b) => a.day - b.day),
    feedKg: days.reduce((sum, day) => sum + (day.feedKg ?? 0), 0),
  };
}
