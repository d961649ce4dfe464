import { joinBounds } from '@/platform/geo/bounds';
import type { Bounds, LatLng } from '@/platform/geo/geoTypes';
import { groundBounds, type TreeFarm, type TreePlot } from './mapTree';

/** The box around the plots that can be read; null without any. */
export const plotsBounds = (plots: readonly TreePlot[]): Bounds | null =>
  joinBounds(plots.map(({ plot }) => groundBounds(plot)));

export const farmBounds = ({ plots }: Pick<TreeFarm, 'plots'>): Bounds | null => plotsBounds(plots);

/** Where the farm's city is; null where the server does not know. */
export function cityPlace({ farm }: TreeFarm): LatLng | null {
  const { latitude, longitude } = farm.city;
  return latitude != null && longitude != null ? { lat: latitude, lng: longitude } : null;
}
