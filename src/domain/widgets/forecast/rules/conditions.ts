import { isOneOf, keysOf } from '@/platform/typed/records';
import type { ForecastHour } from './hours';

/** The words of the weather service for the sky, the gravest last, and what they are called here. */
const CONDITIONS = {
  'clear sky': 'clearSky',
  'few clouds': 'fewClouds',
  'scattered clouds': 'scatteredClouds',
  'partially cloudy': 'partiallyCloudy',
  'mostly cloudy': 'mostlyCloudy',
  overcast: 'overcast',
  drizzle: 'drizzle',
  'light rain': 'lightRain',
  'moderate rain': 'moderateRain',
  rain: 'rain',
  storm: 'storm',
} as const;

export type Condition = (typeof CONDITIONS)[keyof typeof CONDITIONS];

const WORDS = keysOf(CONDITIONS);
const GRAVITY = Object.values(CONDITIONS);

/** The condition that the service's word means, or null for a word that is not known. */
export function readCondition(words: string): Condition | null {
  const word = words.trim().toLowerCase().replace(/\s+/g, ' ');
  return isOneOf(WORDS, word) ? CONDITIONS[word] : null;
}

function gravity(words: string): number {
  const condition = readCondition(words);
  return condition === null ? -1 : GRAVITY.indexOf(condition);
}

/**
 * The words for a whole day: those of most of its daylight hours (of all its hours where no daylight is left), of
 * equally many the graver.
 */
export function conditionsOfDay(hours: readonly ForecastHour[]): string {
  const daylight = hours.filter(({ night }) => !night);
  const counts = new Map<string, number>();
  for (const { conditions } of daylight.length > 0 ? daylight : hours) {
    if (conditions) counts.set(conditions, (counts.get(conditions) ?? 0) + 1);
  }
  const [first] = [...counts].toSorted(([a, m], [b, n]) => n - m || gravity(b) - gravity(a));
  return first?.[0] ?? '';
}
