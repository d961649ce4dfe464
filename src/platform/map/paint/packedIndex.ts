import Flatbush from 'flatbush';
import type { Bounds, LatLng } from '@/platform/geo/geoTypes';
import { isInArea } from '@/platform/geo/pick';
import type { MapPlot, PlotId } from '../mapEngine';
import { fromWorld, worldX, worldY } from '../mercator';
import { packPlot, type PackedPlot, type WorldBox } from './packPlots';

/** All plots of a map, found by id, by place or by box. */
export interface PackedIndex {
  readonly all: readonly PackedPlot[];
  get: (id: PlotId) => PackedPlot | undefined;
  /** In the order of the list. */
  within: (box: WorldBox) => PackedPlot[];
  /** The plots at a place, the smallest first. */
  at: (place: LatLng) => PackedPlot[];
}

const span = ({ minX, minY, maxX, maxY }: WorldBox) => (maxX - minX) * (maxY - minY);

export function worldBox({ south, west, north, east }: Bounds): WorldBox {
  return { minX: worldX(west), minY: worldY(north), maxX: worldX(east), maxY: worldY(south) };
}

export function degreeBounds({ minX, minY, maxX, maxY }: WorldBox): Bounds {
  const upperLeft = fromWorld(minX, minY);
  const lowerRight = fromWorld(maxX, maxY);
  return { north: upperLeft.lat, west: upperLeft.lng, south: lowerRight.lat, east: lowerRight.lng };
}

/** Lays out and indexes the plots; a screen's whole list goes through here once. */
export function indexPacked(plots: readonly MapPlot[]): PackedIndex {
  const all = plots.flatMap((plot) => packPlot(plot) ?? []);
  const byId = new Map(all.map((packed) => [packed.plot.id, packed]));
  const tree = all.length > 0 ? new Flatbush(all.length) : null;
  for (const { minX, minY, maxX, maxY } of all) tree?.add(minX, minY, maxX, maxY);
  tree?.finish();
  const within = ({ minX, minY, maxX, maxY }: WorldBox) =>
    (tree?.search(minX, minY, maxX, maxY) ?? []).sort((a, b) => a - b).flatMap((index) => all[index] ?? []);
  return {
    all,
    get: (id) => byId.get(id),
    within,
    at: (place) => {
      const [x, y] = [worldX(place.lng), worldY(place.lat)];
      return within({ minX: x, minY: y, maxX: x, maxY: y })
        .filter(({ plot }) => isInArea(place, plot.area))
        .sort((a, b) => span(a) - span(b));
    },
  };
}
