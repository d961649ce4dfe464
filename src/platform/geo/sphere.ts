import type { LatLng, Path } from '@/platform/geo/geoTypes';
import { roundHalfAway } from '@/platform/format/number';

/** Metres; the equatorial radius that Google measures with, so that figures agree with those already stored. */
export const EARTH_RADIUS = 6_378_137;

const SQUARE_METRES_PER_HECTARE = 10_000;

export const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;
const toDegrees = (radians: number): number => (radians * 180) / Math.PI;

/**
 * Metres between two points along the great circle, by the haversine formula (R. W. Sinnott, Sky and Telescope,
 * 1984), which stays exact for points that lie close together.
 */
export function distance(from: LatLng, to: LatLng): number {
  const halfLat = Math.sin(toRadians(to.lat - from.lat) / 2);
  const halfLng = Math.sin(toRadians(to.lng - from.lng) / 2);
  const a = halfLat ** 2 + Math.cos(toRadians(from.lat)) * Math.cos(toRadians(to.lat)) * halfLng ** 2;
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(a)));
}

/** Metres along a line of points; nothing for fewer than two. */
export function lineLength(line: Path): number {
  return line.reduce((sum, point, index) => sum + distance(line[index - 1] ?? point, point), 0);
}

/** Metres around a ring, its closing side included. */
export function ringLength(path: Path): number {
  const [first, last] = [path[0], path.at(-1)];
  return first && last ? lineLength(path) + distance(last, first) : 0;
}

/**
 * Square metres inside a ring whose sides are great circles: positive when it runs clockwise, negative otherwise. Each
 * side gives the area between itself, the equator and two meridians: tan(E/2) = tan(Δλ/2) · (tan(φ1/2) + tan(φ2/2)) /
 * (1 + tan(φ1/2) · tan(φ2/2)) (spherical excess of such a quadrangle; I. Todhunter, Spherical Trigonometry, §103). A
 * ring that crosses itself answers the difference of its loops. Which way a ring runs is needed of thousands of plots
 * when they are read, and Turf does not give it; sizes that are shown and saved come from `ringSize`.
 */
export function signedArea(path: Path): number {
  let excess = 0;
  path.forEach((point, index) => {
    const next = path[(index + 1) % path.length] ?? point;
    const [south, north] = [Math.tan(toRadians(point.lat) / 2), Math.tan(toRadians(next.lat) / 2)];
    const width = Math.tan(toRadians(next.lng - point.lng) / 2);
    excess += 2 * Math.atan2(width * (south + north), 1 + south * north);
  });
  return excess * EARTH_RADIUS ** 2;
}

/** Hectares with two decimals: the one rounding between a measured area and what is shown or saved. */
export const toHectares = (squareMetres: number): number =>
  roundHalfAway(squareMetres / SQUARE_METRES_PER_HECTARE, 2);

/**
 * The point that lies so many metres away in a direction (degrees clockwise from north), along the great circle
 * (E. Williams, Aviation Formulary, 'Lat/lon given radial and distance').
 */
export function destination(from: LatLng, metres: number, bearing: number): LatLng {
  const arc = metres / EARTH_RADIUS;
  const [lat, turn] = [toRadians(from.lat), toRadians(bearing)];
  const sin = Math.sin(lat) * Math.cos(arc) + Math.cos(lat) * Math.sin(arc) * Math.cos(turn);
  const aside = Math.sin(turn) * Math.sin(arc) * Math.cos(lat);
  const along = Math.cos(arc) - Math.sin(lat) * sin;
  return { lat: toDegrees(Math.asin(sin)), lng: from.lng + toDegrees(Math.atan2(aside, along)) };
}
