import { brazilianDay, dayLater } from '../poultry';
import type { Table } from '../table';
import type { Aviary, PoultryLot } from '../types';

/** Days from one housing to the next: six weeks of growth, two of rest. */
const CYCLE = 57;
const DURATION = 42;

const every = (step: number, from = step) =>
  Array.from({ length: 60 }, (_, at) => from + at * step).filter((day) => day <= 48);
/** By hand, once a week. */
const WEEKLY = every(7);
/** By the scale in the litter, each morning. */
const DAILY = every(1);

interface Present {
  status: PoultryLot['status'];
  /** Age in days; of a blocked lot, the days it lived. */
  day: number;
  automatic?: true;
  weighedOn?: readonly number[];
  /** Lots of the aviary before this one. */
  previous: number;
  /** Hours since the collector was heard of. */
  silent?: number;
  /** Days since a blocked lot was closed. */
  closed?: number;
  pace?: number;
  losses?: number;
  spread?: number;
}

/** The first customer's aviaries: each is another case of the dashboard. */
const firstCustomer: readonly Present[] = [
  // Weighed by hand three times: the weight forecast begins today.
  { status: 'IN_PROGRESS', day: 21, previous: 7, pace: 1.03 },
  { status: 'IN_PROGRESS', day: 20, weighedOn: [7, 14, 19], previous: 5, spread: 0.11 },
  { status: 'IN_PROGRESS', day: 13, automatic: true, previous: 6 },
  { status: 'IN_PROGRESS', day: 14, automatic: true, previous: 5, pace: 0.97 },
  { status: 'IN_PROGRESS', day: 38, automatic: true, previous: 6, pace: 1.04, losses: 0.8 },
  { status: 'AWAITING', day: 0, previous: 2 },
  { status: 'IN_PROGRESS', day: 9, weighedOn: [], previous: 0, losses: 1.6 },
  { status: 'BLOCKED', day: 43, closed: 3, previous: 5, pace: 0.99 },
  // Too few weighings, whatever its age.
  { status: 'IN_PROGRESS', day: 24, weighedOn: [7, 21], previous: 3, pace: 0.94, losses: 1.9, spread: 0.17 },
  { status: 'IN_PROGRESS', day: 27, automatic: true, previous: 5, silent: 80, pace: 1.01 },
];
const otherCustomers: readonly Present[] = [
  { status: 'IN_PROGRESS', day: 30, automatic: true, previous: 5 },
  { status: 'AWAITING', day: 0, previous: 1 },
];

const lineages = ['COBB 500', 'ROSS 308 AP'] as const;

function chain(aviary: Aviary, place: number, seed: Present, today: string): Omit<PoultryLot, 'id'>[] {
  const since = seed.closed ?? 0;
  const present = seed.status === 'AWAITING' ? null : dayLater(today, -seed.day - since);
  const start = present ?? dayLater(today, 12);
  const weighedOn = seed.weighedOn ?? (seed.automatic ? DAILY : WEEKLY);
  const made = (back: number): Omit<PoultryLot, 'id'> => {
    const isPresent = back === 0;
    const housing = isPresent ? present : dayLater(start, -back * CYCLE);
    // Former lots differ a little, the older ones were poorer.
    const drift = ((place * 7 + back * 5) % 7) - 3;
    const received = 24_000 + ((place * 5 + back * 3) % 5) * 400;
    const lived = DURATION + (back % 3);
    return {
      customerId: aviary.customerId,
      aviaryId: aviary.id,
      number: String(31 + place - back),
      status: isPresent ? seed.status : 'FINISHED',
      automatic: seed.automatic === true,
      lineage: lineages[(place + back) % 2] ?? lineages[0],
      housingDate: housing,
      expectedEndDate: dayLater(housing ?? start, DURATION),
      closingDate: isPresent
        ? seed.closed === undefined
          ? null
          : dayLater(today, -seed.closed)
        : dayLater(housing ?? start, lived),
      received: isPresent && present === null ? 0 : received,
      discarded: isPresent && present === null ? 0 : 60 + ((place * 3 + back) % 5) * 15,
      pace: (isPresent ? (seed.pace ?? 1) : 1 - back * 0.006) + drift * 0.004,
      appetite: 0.99 + drift * 0.008 + back * 0.004,
      losses: isPresent ? (seed.losses ?? 1) : 1.05 + drift * 0.06,
      spread: seed.spread ?? 0.075,
      weighedOn: isPresent ? [...weighedOn] : [7, 14, 21, 28, 35, lived],
      silentHours: seed.automatic ? (seed.silent ?? 0.4) : null,
    };
  };
  const all = Array.from({ length: seed.previous + 1 }, (_, at) => made(seed.previous - at));
  const last = all.at(-1);
  if (seed.status !== 'BLOCKED' || !last) return all;
  // Closing a lot makes the next one of its aviary.
  const housed = { housingDate: null, closingDate: null, received: 0, discarded: 0, weighedOn: [] };
  const number = String(Number(last.number) + 1);
  const expectedEndDate = dayLater(today, 12 + DURATION);
  return [...all, { ...last, ...housed, number, expectedEndDate, status: 'AWAITING' }];
}

/** Lots of every aviary, the oldest first. */
export function seedPoultryLots(today: Date, aviaries: () => readonly Aviary[]) {
  return (lots: Table<PoultryLot>): void => {
    const day = brazilianDay(today);
    const seen = new Map<number, number>();
    for (const aviary of aviaries()) {
      const place = seen.get(aviary.customerId) ?? 0;
      seen.set(aviary.customerId, place + 1);
      const seeds = aviary.customerId === 1 ? firstCustomer : otherCustomers;
      const seed = seeds[place];
      if (seed) for (const lot of chain(aviary, place, seed, day)) lots.insert(lot);
    }
  };
}
