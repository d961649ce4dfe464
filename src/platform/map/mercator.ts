import type { Bounds, LatLng } from '@/platform/geo/geoTypes';
import type { MapView, ScreenPoint } from './mapEngine';

/** Width of the whole world at zoom 0, CSS pixels; the same on every engine. */
const TILE = 256;
/** Where the square world of web maps ends. */
const MAX_LATITUDE = 85.05112878;
const RADIANS = Math.PI / 180;

/** Pixels of the whole world's width at this zoom. */
export const worldSize = (zoom: number): number => TILE * 2 ** zoom;

export const worldX = (lng: number): number => (lng + 180) / 360;

export function worldY(lat: number): number {
  const sine = Math.sin(Math.max(-MAX_LATITUDE, Math.min(MAX_LATITUDE, lat)) * RADIANS);
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
}

const lngAt = (x: number): number => x * 360 - 180;
const latAt = (y: number): number =>
  (2 * Math.atan(Math.exp((0.5 - y) * 2 * Math.PI)) - Math.PI / 2) / RADIANS;

/** A place of the unit square world (0 to 1, y downwards) in degrees. */
export const fromWorld = (x: number, y: number): LatLng => ({ lat: latAt(y), lng: lngAt(x) });

/** Where a place stands in a window of this size that looks at `view`. */
export function projectIn(view: MapView, width: number, height: number, at: LatLng): ScreenPoint {
  const scale = worldSize(view.zoom);
  return {
    x: (worldX(at.lng) - worldX(view.center.lng)) * scale + width / 2,
    y: (worldY(at.lat) - worldY(view.center.lat)) * scale + height / 2,
  };
}

/** The greatest zoom at which the bounds fit into a window, fractions kept. */
export function zoomToFit(bounds: Bounds, width: number, height: number): number {
  const across = Math.max(worldX(bounds.east) - worldX(bounds.west), 1e-9);
  const down = Math.max(worldY(bounds.south) - worldY(bounds.north), 1e-9);
  return Math.log2(Math.min(Math.max(width, 1) / across, Math.max(height, 1) / down) / TILE);
}

/** Metres on the earth of one CSS pixel. */
export function metresPerPixel(lat: number, zoom: number): number {
  return (Math.cos(lat * RADIANS) * 2 * Math.PI * 6_378_137) / worldSize(zoom);
}
