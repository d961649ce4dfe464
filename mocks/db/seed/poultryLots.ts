import { brazilianDay, dayLater } from '../poultry';
import type { Table } from '../table';
import { firstOf, type ReferenceSet } from '../poultryReferences';
import type { PoultryLot } from '../poultryTypes';
import type { Aviary, World } from '../types';

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
  /** Hours since the last transmission of the collector. */
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

const hatcheries = ['INCUBATORIO OESTE', 'INCUBATORIO SANTA CLARA'] as const;
/** Grams of a chick. */
const CHICK = 42;

/** Lots of one housing share an order; only the last rounds still have theirs. */
const orderOf = (status: PoultryLot['status'], place: number, back: number) =>
  status === 'BLOCKED' ? 'OP 118' : back === 0 ? `OP ${120 + Math.floor(place / 4)}` : `OP ${118 - back}`;

interface Papers {
  status: PoultryLot['status'];
  place: number;
  back: number;
  housing: string | null;
  received: number;
  discarded: number;
  lived: string;
}

/** What was written on the papers that came with the chicks. */
function papers({ status, place, back, housing, received, discarded, lived }: Papers) {
  const housed = status !== 'AWAITING';
  const at = `${housing ?? lived}T11:30:00.000Z`;
  return {
    version: 1,
    durationDays: DURATION,
    breederLot: housed ? `M-${String(210 + place * 3 + back)}` : null,
    litterNumber: housed ? 1 + ((place + 7 - back) % 6) : null,
    henAgeWeeks: housed ? 30 + ((place * 5 + back * 7) % 28) : null,
    hatchery: housed ? (hatcheries[(place + back) % 2] ?? null) : null,
    unitWeight: housed ? CHICK : null,
    startingWeight: housed ? Math.round(((received - discarded) * CHICK) / 10) / 100 : null,
    gender: 'MIXED',
    productionOrder: orderOf(status, place, back),
    litter: housed ? (back % 3 === 0 ? 'NEW' : 'FERMENTED') : null,
    litterProduct: housed ? 'MARAVALHA DE PINUS' : null,
    cleaned: housed ? true : null,
    madeByLotId: null,
    closingReason: null,
    resultDocument: status === 'FINISHED' ? { id: null, number: String(48_000 + place * 40 - back) } : null,
    createdAt: at,
    updatedAt: null,
    updatedByName: null,
  } satisfies Partial<PoultryLot>;
}

interface Chain {
  aviary: Aviary;
  place: number;
  today: string;
  sets: readonly ReferenceSet[];
}

function chain({ aviary, place, today, sets }: Chain, seed: Present): Omit<PoultryLot, 'id'>[] {
  const { customerId } = aviary;
  const references = {
    zootechnicalReferenceId: firstOf(sets, customerId, 'ZOOTECHNICAL')?.id ?? null,
    ambienceReferenceId: firstOf(sets, customerId, 'AMBIENCE')?.id ?? null,
  };
  const since = seed.closed ?? 0;
  const present = seed.status === 'AWAITING' ? null : dayLater(today, -seed.day - since);
  // A house that waits stands empty since more than a week, and is housed in days.
  const start = present ?? dayLater(today, 4);
  const weighedOn = seed.weighedOn ?? (seed.automatic ? DAILY : WEEKLY);
  const made = (back: number): Omit<PoultryLot, 'id'> => {
    const isPresent = back === 0;
    const housing = isPresent ? present : dayLater(start, -back * CYCLE);
    // Former lots differ a little, the older ones were poorer.
    const drift = ((place * 7 + back * 5) % 7) - 3;
    const received = 24_000 + ((place * 5 + back * 3) % 5) * 400;
    const lived = DURATION + (back % 3);
    const status = isPresent ? seed.status : 'FINISHED';
    const discarded = 60 + ((place * 3 + back) % 5) * 15;
    const waits = isPresent && present === null;
    return {
      ...papers({ status, place, back, housing, received, discarded, lived: today }),
      ...references,
      customerId,
      aviaryId: aviary.id,
      number: String(31 + place - back),
      status,
      simulated: true,
      automatic: seed.automatic === true,
      lineage: lineages[(place + back) % 2] ?? lineages[0],
      housingDate: housing,
      expectedEndDate: housing && dayLater(housing, DURATION),
      closingDate: isPresent
        ? seed.closed === undefined
          ? null
          : dayLater(today, -seed.closed)
        : dayLater(housing ?? start, lived),
      received: waits ? null : received,
      discarded: waits ? null : discarded,
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
  const number = String(Number(last.number) + 1);
  const none = { received: 0, discarded: 0 };
  return [
    ...all,
    {
      ...last,
      ...papers({ ...none, status: 'AWAITING', place, back: 0, housing: null, lived: today }),
      productionOrder: null,
      number,
      status: 'AWAITING',
      housingDate: null,
      expectedEndDate: null,
      closingDate: null,
      received: null,
      discarded: null,
      weighedOn: [],
    },
  ];
}

/** Lots of every aviary, the oldest first. */
export function seedPoultryLots(today: Date, world: () => World) {
  return (lots: Table<PoultryLot>): void => {
    const day = brazilianDay(today);
    const seen = new Map<number, number>();
    const sets = world().poultryReferences.all();
    for (const aviary of world().aviaries.all()) {
      const place = seen.get(aviary.customerId) ?? 0;
      seen.set(aviary.customerId, place + 1);
      const seeds = aviary.customerId === 1 ? firstCustomer : otherCustomers;
      const seed = seeds[place];
      if (!seed) continue;
      let before: PoultryLot | undefined;
      for (const lot of chain({ aviary, place, today: day, sets }, seed)) {
        const madeByLotId = before?.status === 'BLOCKED' ? before.id : null;
        before = lots.insert({ ...lot, madeByLotId });
      }
    }
  };
}
