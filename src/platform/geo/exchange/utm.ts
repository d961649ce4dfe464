import type { Position } from 'geojson';

/** A zone of the Universal Transverse Mercator. */
export interface UtmZone {
  readonly zone: number;
  readonly south: boolean;
}

/** GRS80, which SIRGAS 2000 uses; WGS84's differs by a tenth of a millimetre. */
const SEMI_MAJOR = 6_378_137;
const FLATTENING = 1 / 298.257222101;
const SCALE = 0.9996;
const FALSE_EAST = 500_000;
const FALSE_NORTH = 10_000_000;

const N = FLATTENING / (2 - FLATTENING);
const MERIDIAN = (SEMI_MAJOR / (1 + N)) * (1 + N ** 2 / 4 + N ** 4 / 64);
const BETA = [
  N / 2 - (2 / 3) * N ** 2 + (37 / 96) * N ** 3,
  N ** 2 / 48 + N ** 3 / 15,
  (17 / 480) * N ** 3,
] as const;
const DELTA = [
  2 * N - (2 / 3) * N ** 2 - 2 * N ** 3,
  (7 / 3) * N ** 2 - (8 / 5) * N ** 3,
  (56 / 15) * N ** 3,
] as const;

const ALPHA = [
  N / 2 - (2 / 3) * N ** 2 + (5 / 16) * N ** 3,
  (13 / 48) * N ** 2 - (3 / 5) * N ** 3,
  (61 / 240) * N ** 3,
] as const;
const ECCENTRICITY = (2 * Math.sqrt(N)) / (1 + N);

/** Zones that SIRGAS 2000 has codes for: its northern half from 18 to 22, its southern from 17 to 25. */
const ZONES = { north: [18, 22], south: [17, 25] } as const;

/** The zone of SIRGAS 2000 that a place (degrees) lies in; null outside of them. */
export function sirgasZone([lng = NaN, lat = NaN]: Position): UtmZone | null {
  const zone = Math.floor((lng + 180) / 6) + 1;
  const south = lat < 0;
  const [first, last] = south ? ZONES.south : ZONES.north;
  return zone >= first && zone <= last ? { zone, south } : null;
}

/** The code of a zone of SIRGAS 2000 in the EPSG register: 31960 + zone south of the equator, 31954 + zone north of it. */
export const sirgasEpsg = ({ zone, south }: UtmZone): number => (south ? 31_960 : 31_954) + zone;

/**
 * Metres of UTM, east and north, of longitude and latitude: the way back of `degreesOfUtm`, by the same series (L. Krüger,
 * 1912; C. F. F. Karney, J. Geod. 85, 2011, eq. 35).
 */
export function utmOfDegrees([lng = NaN, lat = NaN]: Position, { zone, south }: UtmZone): Position {
  const RADIANS = Math.PI / 180;
  const away = (lng - (zone * 6 - 183)) * RADIANS;
  const sin = Math.sin(lat * RADIANS);
  const tangent = Math.sinh(Math.atanh(sin) - ECCENTRICITY * Math.atanh(ECCENTRICITY * sin));
  const xiPrime = Math.atan2(tangent, Math.cos(away));
  const etaPrime = Math.asinh(Math.sin(away) / Math.hypot(tangent, Math.cos(away)));
  let [xi, eta] = [xiPrime, etaPrime];
  ALPHA.forEach((alpha, at) => {
    const times = 2 * (at + 1);
    xi += alpha * Math.sin(times * xiPrime) * Math.cosh(times * etaPrime);
    eta += alpha * Math.cos(times * xiPrime) * Math.sinh(times * etaPrime);
  });
  return [FALSE_EAST + SCALE * MERIDIAN * eta, (south ? FALSE_NORTH : 0) + SCALE * MERIDIAN * xi];
}

/** The UTM zone that a code of the EPSG register names: SIRGAS 2000 18N–22N and 17S–25S, WGS84 of both halves. */
export function utmOfEpsg(code: number): UtmZone | null {
  if (code >= 31_972 && code <= 31_976) return { zone: code - 31_954, south: false };
  if (code >= 31_977 && code <= 31_985) return { zone: code - 31_960, south: true };
  if (code >= 32_601 && code <= 32_660) return { zone: code - 32_600, south: false };
  if (code >= 32_701 && code <= 32_760) return { zone: code - 32_700, south: true };
  return null;
}

/**
 * Longitude and latitude of metres of UTM, by Krüger's series to the third order of the flattening: below a millimetre
 * within a zone. 500 000 and 10 000 000 of zone 22 south are 51° west on the equator.
 */
export function degreesOfUtm([x = NaN, y = NaN]: Position, { zone, south }: UtmZone): Position {
  const xi = (y - (south ? FALSE_NORTH : 0)) / (SCALE * MERIDIAN);
  const eta = (x - FALSE_EAST) / (SCALE * MERIDIAN);
  let [xiPrime, etaPrime] = [xi, eta];
  BETA.forEach((beta, at) => {
    const times = 2 * (at + 1);
    xiPrime -= beta * Math.sin(times * xi) * Math.cosh(times * eta);
    etaPrime -= beta * Math.cos(times * xi) * Math.sinh(times * eta);
  });
  const chi = Math.asin(Math.sin(xiPrime) / Math.cosh(etaPrime));
  const phi = DELTA.reduce((sum, delta, at) => sum + delta * Math.sin(2 * (at + 1) * chi), chi);
  const lambda = Math.atan2(Math.sinh(etaPrime), Math.cos(xiPrime));
  const DEGREES = 180 / Math.PI;
  return [zone * 6 - 183 + lambda * DEGREES, phi * DEGREES];
}
