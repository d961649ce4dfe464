import { boundsCentre, joinBounds } from '@/platform/geo/bounds';
import type { LatLng } from '@/platform/geo/geoTypes';
import type { ScreenPoint } from '@/platform/map/mapEngine';
import { cityPlace, farmBounds } from './farmPlace';
import type { TreeFarm } from './mapTree';

/** Nearer than this on the screen, farms share a marker; CSS pixels. */
const NEAR = 48;

export interface FarmMarker {
  readonly at: LatLng;
  readonly farms: readonly TreeFarm[];
}

/** Where a farm is when its plots are too small to be seen: in their middle, or in its city. */
export function farmPlace(farm: TreeFarm): LatLng | null {
  const bounds = farmBounds(farm);
  return bounds ? boundsCentre(bounds) : cityPlace(farm);
}

/** One marker for each farm, or for several that would stand on each other. */
export function farmMarkers(farms: readonly TreeFarm[], project: (at: LatLng) => ScreenPoint): FarmMarker[] {
  const groups: { at: LatLng; point: ScreenPoint; farms: TreeFarm[] }[] = [];
  for (const farm of farms) {
    const at = farmPlace(farm);
    if (!at) continue;
    const point = project(at);
    const near = groups.find((group) => Math.hypot(group.point.x - point.x, group.point.y - point.y) < NEAR);
    if (near) near.farms.push(farm);
    else groups.push({ at, point, farms: [farm] });
  }
  return groups.map(({ at, farms: all }) => ({ at, farms: all }));
}

/** The box around several farms. */
export const boundsOfFarms = (farms: readonly TreeFarm[]) => joinBounds(farms.map(farmBounds));
