import { joinBounds } from '@/platform/geo/bounds';
import type { Bounds, LatLng } from '@/platform/geo/geoTypes';
import { plotBounds, type TreeFarm, type TreePlot } from './mapTree';

/** The box around the plots that can be read; null without any. */
export const plotsBounds = (plots: readonly TreePlot[]): Bounds | null =>
  joinBounds(plots.map(({ plot }) => plotBounds(plot)));

export const farmBounds = ({ plots }: Pick<TreeFarm, 'plots'>): Bounds | null => plotsBounds(plots);

/** Where the farm's city is; null where the server does not know. */
export function cityPlace({ farm }: TreeFarm): LatLng | null {
  const { latitude = null, longitude = null } = farm.city ?? {};
  return latitude !== null && longitude !== null ? { lat: latitude, lng: longitude } : null;
}

/** 'Toledo · Paraná'; '' where the city cannot be read. */
export const cityOf = ({ city }: Pick<TreeFarm['farm'], 'city'>): string =>
  [city?.name, city?.stateName].filter(Boolean).join(' · ');

/** How far two stretches overlap. */
const shared = (fromA: number, toA: number, fromB: number, toB: number) =>
  Math.max(0, Math.min(toA, toB) - Math.max(fromA, fromB));

/**
 * Whether a good part of a box, a quarter or more, lies beyond the edge. Zoomed in amid the box the view is filled with
 * it, and nothing is missing. Boxes in degrees.
 */
export function partlyOut(box: Bounds, view: Bounds): boolean {
  const wide = shared(box.west, box.east, view.west, view.east);
  const high = shared(box.south, box.north, view.south, view.north);
  const most =
    Math.min(box.east - box.west, view.east - view.west) *
    Math.min(box.north - box.south, view.north - view.south);
  return wide * high < most * 0.75;
}
