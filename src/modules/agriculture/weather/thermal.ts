/**
 * Degree-days of a day: how far its mean lies above the base, never below 0.
 * @param tMax @param tMin @param base °C. FA-626, with a base of the crop's own.
 */
export function degreeDays(tMax: number | null, tMin: number | null, base: number): number | null {
  if (tMax === null || tMin === null) return null;
  return Math.max(0, (tMax + tMin) / 2 - base);
}

/** Below this it is cold enough to count, °C (FA-627). */
const CHILL_BELOW = 7.2;

/**
 * Chill hours: the time below 7.2 °C.
 * @param readings temperatures, °C, each standing for so many minutes; without any, null: daily extremes do not tell.
 */
export function chillHours(readings: readonly (number | null)[], minutes: number): number | null {
  const known = readings.filter((value) => value !== null);
  if (known.length === 0) return null;
  return (known.filter((value) => value < CHILL_BELOW).length * minutes) / 60;
}
