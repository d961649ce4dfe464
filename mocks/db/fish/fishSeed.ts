import { brazilianDay, dayLater } from '../poultry';
import { FISH_SPECIES } from '../fishReferences';
import type { Table } from '../table';
import type { FishPond, World } from '../types';
import { awaitingFishLot } from './awaitingFishLot';
import { FIRST_FISH_LOT, type FishLot, type FishOrder } from './fishTypes';

const [TILAPIA, TAMBAQUI] = FISH_SPECIES;
/** Days that a pond is dried and limed between two lots. */
const REST = 21;
const SUPPLIERS = ['ALEVINOS OESTE', 'PISCICULTURA AGUA CLARA'] as const;

interface Present {
  status: FishLot['status'];
  /** Since housing; of a closed lot the days it lived. */
  day: number;
  /** Days since a blocked lot was closed. */
  closed?: number;
  housed: number;
  dead: number | null;
  grams: number;
  duration: number;
  /** Lots of the pond before this one. */
  previous: number;
  tambaqui?: true;
}

/** The first customer's ponds: each is another case. The first and the third are the examples of the decisions (LD §5.9). */
const FIRST_CUSTOMER: readonly Present[] = [
  { status: 'IN_PROGRESS', day: 60, housed: 10_000, dead: 120, grams: 30, duration: 200, previous: 3 },
  { status: 'IN_PROGRESS', day: 118, housed: 22_000, dead: 310, grams: 25, duration: 200, previous: 2 },
  {
    status: 'BLOCKED',
    day: 200,
    closed: 4,
    housed: 10_000,
    dead: 120,
    grams: 30,
    duration: 200,
    previous: 2,
  },
  // Nobody counted the dead of the transport; no set, no sampling: little is known of it.
  {
    status: 'IN_PROGRESS',
    day: 35,
    housed: 3_000,
    dead: null,
    grams: 40,
    duration: 300,
    previous: 0,
    tambaqui: true,
  },
  { status: 'AWAITING', day: 0, housed: 0, dead: null, grams: 0, duration: 60, previous: 1 },
];
const OTHER_CUSTOMERS: readonly Present[] = [
  { status: 'IN_PROGRESS', day: 74, housed: 8_000, dead: 60, grams: 30, duration: 200, previous: 0 },
  { status: 'AWAITING', day: 0, housed: 0, dead: null, grams: 0, duration: 200, previous: 0 },
];

interface Chain {
  pond: FishPond;
  place: number;
  today: string;
  /** The number's order, made where there is none. */
  orderOf: (number: string) => number;
  sets: { rangeSetId: number | null; waterSetId: number | null };
}

/** The lots of one pond, the oldest first. */
function chain({ pond, place, today, orderOf, sets }: Chain, seed: Present): Omit<FishLot, 'id'>[] {
  const { customerId } = pond;
  const present = seed.status === 'AWAITING' ? null : dayLater(today, -seed.day - (seed.closed ?? 0));
  const start = present ?? dayLater(today, 6);
  const fish = (housing: string, back: number): Omit<FishLot, 'id' | 'number'> => {
    const isPresent = back === 0;
    // As many as its water carries.
    const room = Math.min(1, (pond.area ?? 5_000) / 5_000);
    const housed = isPresent ? seed.housed : Math.round((9_000 + ((place * 5 + back * 3) % 4) * 800) * room);
    const dead = isPresent ? seed.dead : Math.round((70 + ((place + back) % 3) * 35) * room);
    const grams = isPresent ? seed.grams : 28 + ((place + back) % 3) * 2;
    const lived = isPresent ? seed.day : 196 + (back % 3) * 4;
    const status = isPresent ? seed.status : 'FINISHED';
    const closed = status === 'BLOCKED' || status === 'FINISHED';
    return {
      ...awaitingFishLot(customerId, pond.id, `${housing}T11:30:00.000Z`),
      status,
      productionOrderId: seed.tambaqui
        ? null
        : orderOf(status === 'BLOCKED' ? 'OP-P 13' : `OP-P ${String(12 - back * 2 - (place % 2))}`),
      animalBreedId: seed.tambaqui ? TAMBAQUI.id : TILAPIA.id,
      housingDate: housing,
      durationDays: seed.duration,
      expectedEndDate: dayLater(housing, seed.duration),
      closingDate: closed ? dayLater(housing, lived) : null,
      closingReason: closed ? 'Peixes não encontrados na despesca.' : null,
      housed,
      unitWeight: grams,
      totalWeight: Math.round(housed * grams) / 1000,
      outputUnit: 'KG',
      deadInTransport: dead,
      waterTemperature: 26.5,
      waterPh: 7.2,
      ...(seed.tambaqui ? {} : sets),
      harvestYear: Number(housing.slice(0, 4)),
      farmId: pond.farmId,
      supplier: SUPPLIERS[(place + back) % 2] ?? null,
      resultDocument: status === 'FINISHED' ? { id: null, number: String(71_000 + place * 40 - back) } : null,
    };
  };
  const cycle = 200 + REST;
  const former = Array.from({ length: seed.previous }, (_, at) => {
    const back = seed.previous - at;
    return { ...fish(dayLater(start, -back * cycle), back), number: `P${String(21 + place - back)}` };
  });
  const waiting = (number: string) => ({
    ...awaitingFishLot(customerId, pond.id, `${today}T11:30:00.000Z`),
    number,
    durationDays: seed.duration,
    farmId: pond.farmId,
    ...sets,
  });
  if (present === null) return [...former, waiting(`P${String(21 + place)}`)];
  const lot = { ...fish(present, 0), number: `P${String(21 + place)}` };
  // Closing a lot makes the next one of its pond.
  return seed.status === 'BLOCKED' ? [...former, lot, waiting(`P${String(22 + place)}`)] : [...former, lot];
}

const ownSet = <Set extends { id: number; customerId: number; name: string }>(
  sets: Table<Set>,
  customerId: number,
  name: string,
) => sets.find((set) => set.customerId === customerId && set.name === name)?.id ?? null;

/** The orders and the lots of every pond, the oldest first. */
export function seedFishLots(today: Date, world: () => World) {
  return (lots: Table<FishLot>): void => {
    const { fishPonds, fishOrders, fishRanges, waterReferences } = world();
    const day = brazilianDay(today);
    const seen = new Map<number, number>();
    const made: Omit<FishLot, 'id'>[] = [];
    for (const pond of fishPonds.all()) {
      const { customerId } = pond;
      const place = seen.get(customerId) ?? 0;
      seen.set(customerId, place + 1);
      const seed = (customerId === 1 ? FIRST_CUSTOMER : OTHER_CUSTOMERS)[place];
      if (!seed) continue;
      const sets = {
        rangeSetId: ownSet(fishRanges, customerId, 'TILAPIA UFMG'),
        waterSetId: ownSet(waterReferences, customerId, 'TILAPIA'),
      };
      const orderOf = (number: string) =>
        (
          fishOrders.find((row) => row.customerId === customerId && row.number === number) ??
          fishOrders.insert({
            customerId,
            version: 1,
            number,
            observation: null,
            createdAt: `${dayLater(day, -30)}T11:00:00.000Z`,
            updatedAt: null,
          })
        ).id;
      made.push(...chain({ pond, place, today: day, orderOf, sets }, seed));
    }
    made.forEach((lot, at) => {
      const before = made[at - 1];
      const isNext = before?.status === 'BLOCKED' && before.fishPondId === lot.fishPondId;
      lots.insert({
        ...lot,
        id: FIRST_FISH_LOT + at,
        madeByLotId: isNext ? FIRST_FISH_LOT + at - 1 : null,
      });
    });
  };
}

/** Orders that no lot has joined yet; those of the lots come with them. */
export function seedFishOrders(today: Date, world: () => World) {
  return (orders: Table<FishOrder>): void => {
    for (const customerId of new Set(
      world()
        .fishPonds.all()
        .map((pond) => pond.customerId),
    ))
      orders.insert({
        customerId,
        version: 1,
        number: 'OP-P 14',
        observation: 'PRÓXIMO POVOAMENTO',
        createdAt: `${dayLater(brazilianDay(today), -3)}T11:00:00.000Z`,
        updatedAt: null,
      });
    // Those of the lots are made with them.
    world().fishLots.all();
  };
}
