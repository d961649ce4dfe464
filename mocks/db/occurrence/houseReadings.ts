import { type Lived, lastReadAt, measuredAt } from '../monitoring';
import type { Equipment, Sensor } from '../monitoringTypes';
import { brazilianDay, daysFrom, feedOfDay, meanWeight, waterWith } from '../poultry';
import type { PoultryLot } from '../poultryTypes';
import type { World } from '../types';
import { livedCourse } from './livedCourse';
import { isOfPond, livedInPond } from './pondReadings';

const HOUR = 3_600_000;
const DAY_HOURS = 24;
const MINUTES = 1440;
/** Midnight in Brasília, UTC. */
const MIDNIGHT_HOUR = 3;
/** Birds drink most at this hour, by so much more than in the mean. */
const THIRSTY_HOUR = 15;
const THIRST = 0.35;
/** Decimals of a flow: as many as a day of them needs to sum up to its litres. */
const FLOW_DECIMALS = 3;
/** kg in a silo that was filled, which is all that it holds, and what is delivered at once. */
export const SILO_CAPACITY = 14_000;
const DELIVERED = 11_000;
const LIVED = ['WATER_FLOW', 'SILO_WEIGHT', 'BIRD_WEIGHT', 'TEMPERATURE'];

interface House {
  readonly lot: PoultryLot;
  readonly housedOn: string;
  /** What the birds of each day eat, kg, by the birds that were there. */
  readonly feed: readonly number[];
  readonly eatenBefore: readonly number[];
  /** Feed that somebody wrote down as come or gone, kg, the oldest first. */
  readonly moves: readonly { readonly at: number; readonly kg: number }[];
}

const COMES: readonly unknown[] = ['recebimento', 'entrada'];

function movesOf(world: World, lotId: number): House['moves'] {
  return world.occurrence.occurrences
    .filter((row) => row.lotId === lotId && row.type === 'movimento-de-racao')
    .map(({ happenedAt, values }) => {
      const kg = typeof values['quantityKg'] === 'number' ? values['quantityKg'] : 0;
      return { at: Date.parse(happenedAt), kg: COMES.includes(values['movement']) ? kg : -kg };
    })
    .toSorted((a, b) => a.at - b.at);
}

/** The lots that live or lived in an aviary, the newest first, with what their birds eat. */
function housesOf(world: World, aviaryId: number, today: string): House[] {
  return world.poultryLots
    .filter((lot) => lot.aviaryId === aviaryId && lot.housingDate !== null && lot.housingDate <= today)
    .toSorted((a, b) => (b.housingDate ?? '').localeCompare(a.housingDate ?? ''))
    .map((lot) => {
      const housedOn = lot.housingDate ?? '';
      const course = livedCourse(world, lot, daysFrom(housedOn, lot.closingDate ?? today));
      const feed = course.days.map(({ day, present }) => feedOfDay(lot, day, present));
      let sum = 0;
      const eatenBefore = feed.map((kg) => (sum += kg) - kg);
      return { lot, housedOn, feed, eatenBefore, moves: movesOf(world, lot.id) };
    });
}

/** Hours since midnight in Brasília, with their fraction. */
const hourOfDay = (instant: number) =>
  (((instant / HOUR - MIDNIGHT_HOUR) % DAY_HOURS) + DAY_HOURS) % DAY_HOURS;

/** What the birds of a house have eaten until an instant, kg. */
function eatenUntil({ lot, housedOn, feed, eatenBefore }: House, instant: number): number {
  const date = brazilianDay(new Date(instant));
  const lives = lot.closingDate === null || date <= lot.closingDate;
  const day = lives ? daysFrom(housedOn, date) : feed.length - 1;
  return (eatenBefore[day] ?? 0) + (feed[day] ?? 0) * (lives ? hourOfDay(instant) / DAY_HOURS : 1);
}

/** A silo is filled again whenever a delivery has been eaten; what somebody wrote down as come puts that off. */
function inSilo(house: House, instant: number): number {
  let came = 0;
  let fillings = 0;
  const fill = (eaten: number) => {
    fillings = Math.max(fillings, Math.floor((eaten - came) / DELIVERED));
  };
  for (const { at, kg } of house.moves) {
    if (at > instant) break;
    fill(eatenUntil(house, at));
    came += kg;
  }
  const eaten = eatenUntil(house, instant);
  fill(eaten);
  return Math.max(0, SILO_CAPACITY - eaten + came + fillings * DELIVERED);
}

/** What the birds of an aviary make of a magnitude at an instant; nothing of their own where they make nothing of it. */
function livedIn(world: World, houses: readonly House[], magnitude: string, instant: number): Lived {
  const date = brazilianDay(new Date(instant));
  const house = houses.find(
    ({ housedOn, lot }) => housedOn <= date && (lot.closingDate === null || date <= lot.closingDate),
  );
  const day = house ? daysFrom(house.housedOn, date) : 0;
  const share = hourOfDay(instant) / DAY_HOURS;
  switch (magnitude) {
    case 'WATER_FLOW': {
      const litres = waterWith(house?.feed[day] ?? 0);
      const thirst = 1 + THIRST * Math.cos(2 * Math.PI * (share - THIRSTY_HOUR / DAY_HOURS));
      return { value: (litres / MINUTES) * thirst, decimals: FLOW_DECIMALS };
    }
    case 'SILO_WEIGHT': {
      const last = house ?? houses.find(({ housedOn }) => housedOn <= date);
      return { value: last ? inSilo(last, instant) : SILO_CAPACITY };
    }
    case 'BIRD_WEIGHT':
      return { value: house ? meanWeight(house.lot, day) : null };
    case 'TEMPERATURE': {
      const set = house && world.poultryReferences.get(house.lot.ambienceReferenceId);
      const ideal = set?.days.findLast((one) => one.day <= day)?.temperatureIdeal ?? null;
      return ideal === null ? {} : { middle: ideal };
    }
    default:
      return {};
  }
}

/**
 * What a sensor measures at an instant, by the birds that were in its house then, or the hour of the day in its pond. The
 * course of the birds is computed once.
 */
export function sensorReader(world: World, sensor: Sensor): (instant: number) => number | null {
  const device = world.equipment.get(sensor.equipmentId);
  const pond = world.fishPonds.get(device?.fishPondId);
  if (pond && isOfPond(sensor.magnitude))
    return (instant) => measuredAt(sensor, instant, livedInPond(pond, sensor.magnitude, instant));
  const aviaryId = device?.aviaryId ?? null;
  if (aviaryId === null || !LIVED.includes(sensor.magnitude)) return (instant) => measuredAt(sensor, instant);
  const houses = housesOf(world, aviaryId, brazilianDay(new Date()));
  return (instant) => measuredAt(sensor, instant, livedIn(world, houses, sensor.magnitude, instant));
}

/** The last reading of a sensor, calibrated, and when it came. */
export function lastReading(
  world: World,
  sensor: Sensor,
  device: Equipment,
): { value: number; at: string } | null {
  const at = lastReadAt(sensor, device);
  if (at === null) return null;
  const value = sensorReader(world, sensor)(Date.parse(at));
  return value === null ? null : { value, at };
}
