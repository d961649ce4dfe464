import type { LatLng } from '@/platform/geo/geoTypes';

/** Seven decimals are a centimetre. */
const DECIMALS = 7;

/** A coordinate as maps write it: '-28.2612345'. */
export const formatCoordinate = (degrees: number): string => degrees.toFixed(DECIMALS);

const DECIMAL = /^[+-]?\d{1,3}(?:[.,]\d+)?$/;
const SEXAGESIMAL =
  /^([+-]?)(\d{1,3})\s*°\s*(?:(\d{1,2}(?:[.,]\d+)?)\s*['′’]\s*)?(?:(\d{1,2}(?:[.,]\d+)?)\s*(?:"|″|”|'')\s*)?([NSLEOW]?)$/i;

const number = (text: string | undefined) => Number((text ?? '0').replace(',', '.'));

/**
 * Reads one coordinate: '-28.26', '-28,26', '28°15\'40,5"S'. Letters: N, S, L or E (east), O or W (west); south and west
 * are negative. Null for what is none, and for minutes or seconds of sixty and more.
 */
export function parseCoordinate(text: string): number | null {
  const bare = text.trim().replace(/[−–]/g, '-');
  if (DECIMAL.test(bare)) return number(bare);
  const match = SEXAGESIMAL.exec(bare);
  if (!match) return null;
  const [, sign = '', degrees, minutes, seconds, letter = ''] = match;
  if (number(minutes) >= 60 || number(seconds) >= 60) return null;
  const value = number(degrees) + number(minutes) / 60 + number(seconds) / 3600;
  const isNegative = sign === '-' || /[SOW]/i.test(letter);
  return isNegative ? -value : value;
}

/** Reads a pair, as maps give it for copying: '-28.2612, -52.4083'. Null for what is none. */
export function parsePair(text: string): LatLng | null {
  // A comma may be decimal too: then a semicolon or a space parts the two.
  const parts = text.includes(';') ? text.split(';') : text.split(/,\s+|\s+(?=[-+\d])|(?<=\.\d+),/);
  const [lat, lng, ...more] = parts.map(parseCoordinate);
  return lat == null || lng == null || more.length > 0 ? null : { lat, lng };
}
