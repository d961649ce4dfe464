import type { LatLng } from '@/platform/geo/geoTypes';
import { EARTH_RADIUS, toRadians } from '@/platform/geo/sphere';

/** Metres east and north of a place. */
export interface Flat {
  readonly x: number;
  readonly y: number;
}

export interface LocalPlane {
  readonly toFlat: (point: LatLng) => Flat;
  readonly toPoint: (flat: Flat) => LatLng;
}

/**
 * A flat map in metres around a place: equirectangular with the scale of its parallel (J. P. Snyder, Map Projections,
 * 1987, §12). Within ten kilometres lengths are right to a thousandth.
 */
export function localPlane(origin: LatLng): LocalPlane {
  const metresNorth = toRadians(1) * EARTH_RADIUS;
  const metresEast = metresNorth * Math.cos(toRadians(origin.lat));
  return {
    toFlat: ({ lat, lng }) => ({ x: (lng - origin.lng) * metresEast, y: (lat - origin.lat) * metresNorth }),
    toPoint: ({ x, y }) => ({ lat: origin.lat + y / metresNorth, lng: origin.lng + x / metresEast }),
  };
}
