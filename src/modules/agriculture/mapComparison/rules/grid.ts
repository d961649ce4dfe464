import type { Bounds, LatLng, PolygonArea } from '@/platform/geo/geoTypes';
import { inBounds } from '@/platform/geo/bounds';
import { isInArea } from '@/platform/geo/pick';
import { EARTH_RADIUS, toRadians } from '@/platform/geo/sphere';

/** Values over a box of degrees, row by row from its north-west corner; null where nothing is known. */
export interface Grid {
  readonly bounds: Bounds;
  readonly columns: number;
  readonly rows: number;
  readonly values: readonly (number | null)[];
}

/** A cell inside a plot: its place among the values, its centre, its size and its value. */
export interface PlotCell {
  readonly index: number;
  readonly at: LatLng;
  readonly hectares: number;
  readonly value: number | null;
}

/**
 * Hectares of a cell of one row: R² · Δλ · (sin φ north − sin φ south), the zone between two parallels cut by two
 * meridians (Archimedes, On the Sphere and Cylinder), on the sphere that plots are measured on.
 */
function cellSize({ bounds, columns, rows }: Grid, row: number): number {
  const step = (bounds.north - bounds.south) / rows;
  const north = toRadians(bounds.north - row * step);
  const south = toRadians(bounds.north - (row + 1) * step);
  const width = toRadians((bounds.east - bounds.west) / columns);
  return (EARTH_RADIUS ** 2 * width * (Math.sin(north) - Math.sin(south))) / 10_000;
}

/** The cells of a grid whose centre lies on the plot. */
export function plotCells(grid: Grid, area: PolygonArea): PlotCell[] {
  const { bounds, columns, rows, values } = grid;
  const [high, wide] = [(bounds.north - bounds.south) / rows, (bounds.east - bounds.west) / columns];
  const cells: PlotCell[] = [];
  for (let row = 0; row < rows; row += 1) {
    const hectares = cellSize(grid, row);
    for (let column = 0; column < columns; column += 1) {
      const at = { lat: bounds.north - (row + 0.5) * high, lng: bounds.west + (column + 0.5) * wide };
      if (!isInArea(at, area)) continue;
      const index = row * columns + column;
      cells.push({ index, at, hectares, value: values[index] ?? null });
    }
  }
  return cells;
}

/** What a grid holds at a place: null where nothing is known, and outside of it. */
export function valueAt({ bounds, columns, rows, values }: Grid, at: LatLng): number | null {
  if (!inBounds(at, bounds)) return null;
  const share = (part: number, whole: number, count: number) =>
    Math.min(count - 1, Math.floor((part / whole) * count));
  const row = share(bounds.north - at.lat, bounds.north - bounds.south, rows);
  const column = share(at.lng - bounds.west, bounds.east - bounds.west, columns);
  return values[row * columns + column] ?? null;
}

/** Binary dust of a subtraction, off: 0.65 − 0.6 is 0.05. */
const clean = (value: number) => Math.round(value * 1e6) / 1e6;

/** B − A at one place; null where either is unknown. */
export const change = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? null : clean(b - a);

/** B − A on the cells of A; B may have cells of its own, of which the one under the middle of A's counts. */
export function changeGrid(a: Grid, b: Grid): Grid {
  const { bounds, columns, rows } = a;
  const values = a.values.map((value, index) => {
    const [row, column] = [Math.floor(index / columns), index % columns];
    const at = {
      lat: bounds.north - ((row + 0.5) * (bounds.north - bounds.south)) / rows,
      lng: bounds.west + ((column + 0.5) * (bounds.east - bounds.west)) / columns,
    };
    return change(value, valueAt(b, at));
  });
  return { bounds, columns, rows, values };
}
