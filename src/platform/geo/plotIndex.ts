import Flatbush from 'flatbush';
import type { Bounds, LatLng, PolygonArea } from '@/platform/geo/geoTypes';
import { areaBounds } from '@/platform/geo/bounds';
import { type EdgeIndex, indexEdges } from '@/platform/geo/edges';
import { isInArea } from '@/platform/geo/pick';

/** A plot as geometry knows it. */
export interface IndexedPlot {
  readonly id: string;
  readonly name: string;
  readonly area: PolygonArea;
}

/** Plots found by place. */
export interface PlotIndex<Plot extends IndexedPlot = IndexedPlot> {
  /** Plots whose boxes meet a box, in the order in which they were given. */
  readonly near: (box: Bounds) => readonly Plot[];
  /** The plot that holds a point; of several the one given last, which is drawn on top. */
  readonly at: (point: LatLng, exceptIds?: readonly string[]) => Plot | null;
}

/** Makes plots findable by place; those without an area are left out. Ten thousand take a few milliseconds. */
export function indexPlots<Plot extends IndexedPlot>(plots: readonly Plot[]): PlotIndex<Plot> {
  const boxed = plots.flatMap((plot) => {
    const box = areaBounds(plot.area);
    return box ? [{ plot, box }] : [];
  });
  if (boxed.length === 0) return { near: () => [], at: () => null };
  const index = new Flatbush(boxed.length);
  boxed.forEach(({ box }) => index.add(box.west, box.south, box.east, box.north));
  index.finish();
  const near = ({ south, west, north, east }: Bounds) =>
    index
      .search(west, south, east, north)
      .toSorted((a, b) => a - b)
      .flatMap((at) => boxed[at]?.plot ?? []);
  return {
    near,
    at: ({ lat, lng }, exceptIds = []) =>
      near({ south: lat, west: lng, north: lat, east: lng }).findLast(
        (plot) => !exceptIds.includes(plot.id) && isInArea({ lat, lng }, plot.area),
      ) ?? null,
  };
}

const borders = new WeakMap<PolygonArea, EdgeIndex>();

/** The sides of a plot's rings; made once for each shape. */
export function bordersOf(area: PolygonArea): EdgeIndex {
  const known = borders.get(area);
  if (known) return known;
  const made = indexEdges(area.map(({ path }) => path));
  borders.set(area, made);
  return made;
}
