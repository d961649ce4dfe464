import type { LocalDate } from '@/platform/format/date';

const RAD = Math.PI / 180;
const DAY = 86_400_000;
/** The upper edge of the sun at the horizon, refraction included, degrees. */
const HORIZON = -0.833;

/** Equation of time in minutes and declination in radians, from the fraction of the year in radians (NOAA). */
function sunAt(gamma: number) {
  const equation =
    229.18 *
    (0.000075 +
      0.001868 * Math.cos(gamma) -
      0.032077 * Math.sin(gamma) -
      0.014615 * Math.cos(2 * gamma) -
      0.040849 * Math.sin(2 * gamma));
  const declination =
    0.006918 -
    0.399912 * Math.cos(gamma) +
    0.070257 * Math.sin(gamma) -
    0.006758 * Math.cos(2 * gamma) +
    0.000907 * Math.sin(2 * gamma) -
    0.002697 * Math.cos(3 * gamma) +
    0.00148 * Math.sin(3 * gamma);
  return { equation, declination };
}

/**
 * Sunrise and sunset of a day at a place (NOAA's general solar position calculations, within two minutes below the polar
 * circles), as instants; null where the sun stays above or below.
 * @param lat @param lng degrees, south and west negative.
 */
export function computedSunTimes(
  lat: number,
  lng: number,
  date: LocalDate,
): { sunrise: string | null; sunset: string | null } {
  const midnight = Date.parse(`${date}T00:00:00Z`);
  const dayOfYear = (midnight - Date.UTC(Number(date.slice(0, 4)), 0, 1)) / DAY + 1;
  const { equation, declination } = sunAt(((2 * Math.PI) / 365) * (dayOfYear - 1));
  const cosine =
    Math.sin(HORIZON * RAD) / (Math.cos(lat * RAD) * Math.cos(declination)) -
    Math.tan(lat * RAD) * Math.tan(declination);
  if (!(Math.abs(cosine) <= 1)) return { sunrise: null, sunset: null };
  const half = Math.acos(cosine) / RAD;
  const at = (minutes: number) => new Date(midnight + minutes * 60_000).toISOString();
  return {
    sunrise: at(720 - 4 * (lng + half) - equation),
    sunset: at(720 - 4 * (lng - half) - equation),
  };
}
