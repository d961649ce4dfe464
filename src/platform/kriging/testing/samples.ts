import {
  NO_DATA,
  OUTSIDE,
  type KrigingMap,
  type KrigingPoint,
  type KrigingResult,
  type Variogram,
} from '../krigingTypes';
import type { PolygonArea } from '@/platform/geo/geoTypes';
import { localPlane } from '@/platform/geo/localPlane';

export const ORIGIN = { lat: -24.956, lng: -53.455 };
export const plane = localPlane(ORIGIN);
export const at = (x: number, y: number, value: number | null): KrigingPoint => ({
  ...plane.toPoint({ x, y }),
  value,
});
export const square = (west: number, south: number, side: number) =>
  [
    [west, south],
    [west, south + side],
    [west + side, south + side],
    [west + side, south],
  ].map(([x = 0, y = 0]) => plane.toPoint({ x, y }));

export const SAMPLES = [
  at(0, 0, 10),
  at(100, 0, 12),
  at(0, 100, 14),
  at(100, 100, 18),
  at(50, 20, 11),
  at(30, 80, 15),
];
export const SPHERICAL: Variogram = { model: 'spherical', nugget: 1, partialSill: 9, scale: 120 };
export const PLOT: PolygonArea = [
  { type: 'ADD', path: square(-20, -20, 140) },
  { type: 'REMOVE', path: square(60, 40, 30).toReversed() },
];

export function mapOf(result: KrigingResult): KrigingMap {
  if (result.kind !== 'map') throw new Error(JSON.stringify(result));
  return result;
}

export const hasOnlyNumbers = ({ values, cells }: KrigingMap) =>
  values.every((value, cell) => Number.isFinite(value) && (value === NO_DATA) === (cells[cell] === OUTSIDE));

/** A value that no formula of the engine prefers. */
export function sequence(seed: number) {
  let state = seed;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
}
