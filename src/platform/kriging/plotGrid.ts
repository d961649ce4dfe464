import type { FlatRing } from './insideCells';
import type { KrigingGrid } from './krigingTypes';
import type { PolygonArea } from '@/platform/geo/geoTypes';
import type { LocalPlane } from '@/platform/geo/localPlane';
import { settled } from '@/platform/geo/measure';

/** The rings of a plot in the plane, those that overlap resolved: what lies inside of an odd number of them is the plot. */
export const flatRings = (area: PolygonArea, plane: LocalPlane): FlatRing[] =>
  settled(area).map(({ path }) =>
    Float64Array.from(
      path.flatMap((point) => {
        const { x, y } = plane.toFlat(point);
        return [x, y];
      }),
    ),
  );

/** Cells more than these are not computed: 2 500 hectares of 1 m. */
export const MOST_CELLS = 25_000_000;

interface Box {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}

function boxOf(xs: Iterable<number>, ys: Iterable<number>): Box {
  let [west, east, south, north] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const x of xs) [west, east] = [Math.min(west, x), Math.max(east, x)];
  for (const y of ys) [south, north] = [Math.min(south, y), Math.max(north, y)];
  return { west, east, south, north };
}

/** The grid around rings, or around places: its borders lie on whole cells of the plane. */
export function gridAround(
  rings: readonly FlatRing[] | null,
  places: { readonly x: Float64Array; readonly y: Float64Array },
  cell: number,
): KrigingGrid {
  const ofRings = (offset: number) =>
    (rings ?? []).flatMap((ring) => Array.from(ring.filter((_, at) => at % 2 === offset)));
  const box = rings ? boxOf(ofRings(0), ofRings(1)) : boxOf(places.x, places.y);
  const west = Math.floor(box.west / cell) * cell;
  const north = Math.ceil(box.north / cell) * cell;
  return {
    cols: Math.max(1, Math.ceil((box.east - west) / cell)),
    rows: Math.max(1, Math.ceil((north - box.south) / cell)),
    cell,
    west,
    north,
  };
}
