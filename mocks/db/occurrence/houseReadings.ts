import { type Lived, lastReadAt, measuredAt } from '../monitoring';
import type { Equipment, Sensor } from '../monitoringTypes';
import { brazilianDay, daysFrom, feedOfDay, meanWeight, waterWith } from '../poultry';
import type { PoultryLot } from '../poultryTypes';
import type { World } from '../types';
import { livedCourse } from './livedCourse';

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
/** kg in a silo that was filled, and what is delivered at once. */
const FULL = 14_000;
const DELIVERED = 11_000;
const LIVED = ['WATER_FLOW', 'SILO_WEIGHT', 'BIRD_WEIGHT', 'TEMPERATURE'];

interface House {
  readonly lot: PoultryLot;
  readonly housedOn: string;
  /** What the birds of each day eat, kg, by the birds that were there. */
  readonly feed: readonly number[];
  readonly eatenBefore: readonly number[];
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
      return { lot, housedOn, feed, eatenBefore };
    });
}

/** Hours since midnight in Brasília, with their fraction. */
const hourOfDay = (instant: number) =>
  (((instant / HOUR - MIDNIGHT_HOUR) % DAY_HOURS) + DAY_HOURS) % DAY_HOURS;

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
      const at = house ? day : (last?.feed.length ?? 1) - 1;
      const eaten = (last?.eatenBefore[at] ?? 0) + (last?.feed[at] ?? 0) * (house ? share : 1);
      return { value: FULL - (eaten % DELIVERED) };
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

/** What a sensor measures at an instant, by the birds that were in its house then. Their course is computed once. */
export function sensorReader(world: World, sensor: Sensor): (instant: number) => number | null {
  const aviaryId = world.equipment.get(sensor.equipmentId)?.aviaryId ?? null;
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
