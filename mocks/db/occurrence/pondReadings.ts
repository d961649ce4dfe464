import type { Lived } from '../monitoring';
import type { FishPond } from '../types';

const HOUR = 3_600_000;
const DAY_HOURS = 24;
const BRASILIA = 3;
/** Algae breathe until dawn and give oxygen until the middle of the afternoon. */
const LOWEST_AT = 5.75;
const HIGHEST_AT = 15.5;

/** −1 at dawn, 1 in the afternoon: it rises for ten hours and falls for fourteen. */
function dayWave(hour: number): number {
  const rise = HIGHEST_AT - LOWEST_AT;
  if (hour >= LOWEST_AT && hour < HIGHEST_AT) return -Math.cos((Math.PI * (hour - LOWEST_AT)) / rise);
  const since = (hour - HIGHEST_AT + DAY_HOURS) % DAY_HOURS;
  return Math.cos((Math.PI * since) / (DAY_HOURS - rise));
}

/** Middle and half of the swing of a day; the first customer's ponds are stocked densely and run short of oxygen at dawn. */
const COURSES: Readonly<Record<string, (dense: boolean) => readonly [middle: number, swing: number]>> = {
  DISSOLVED_OXYGEN: (dense) => (dense ? [5.6, 2.2] : [6.4, 1.6]),
  WATER_TEMPERATURE: () => [26.6, 0.8],
  PH: () => [7.5, 0.4],
};
/** How far one day differs from another. */
const UNEVEN: Readonly<Record<string, number>> = { DISSOLVED_OXYGEN: 0.25, WATER_TEMPERATURE: 0.1, PH: 0.05 };

export const isOfPond = (magnitude: string): boolean => magnitude in COURSES;

/** What the water of a pond makes of a magnitude at an instant (milliseconds). */
export function livedInPond({ id, customerId }: FishPond, magnitude: string, instant: number): Lived {
  const course = COURSES[magnitude];
  if (!course) return {};
  const [middle, swing] = course(customerId === 1);
  const hours = instant / HOUR - BRASILIA;
  const hour = ((hours % DAY_HOURS) + DAY_HOURS) % DAY_HOURS;
  // A day begins where all are alike, in the afternoon: nothing jumps.
  const day = Math.floor((hours - HIGHEST_AT) / DAY_HOURS);
  const uneven = (UNEVEN[magnitude] ?? 0) * Math.sin(day * 2.3 + id);
  return { value: middle + swing * dayWave(hour) + uneven * (1 - dayWave(hour)) * 0.5 };
}
