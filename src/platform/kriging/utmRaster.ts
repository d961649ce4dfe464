import { NO_DATA, OUTSIDE, type KrigingGrid } from './krigingTypes';
import type { CellValues } from './zones';
import {
  degreesOfUtm,
  sirgasEpsg,
  sirgasZone,
  utmOfDegrees,
  type UtmZone,
} from '@/platform/geo/exchange/utm';
import type { MapRaster } from '@/platform/geo/exchange/writeGeoTiff';
import type { LatLng } from '@/platform/geo/geoTypes';
import { localPlane } from '@/platform/geo/localPlane';

export interface RasterJob extends CellValues {
  readonly grid: KrigingGrid;
  /** Origin of the map's plane. */
  readonly origin: LatLng;
}

/** Places along each border of the map whose projection bounds the raster. */
const ALONG = 16;
/** Cells between exact conversions; between them straight lines are right to a hundredth of a millimetre. */
const BETWEEN = 64;

interface Extent {
  readonly west: number;
  readonly north: number;
  readonly cols: number;
  readonly rows: number;
}

function extentOf({ grid, origin }: RasterJob, zone: UtmZone): Extent {
  const { toPoint } = localPlane(origin);
  let [west, east, south, north] = [Infinity, -Infinity, Infinity, -Infinity];
  for (let at = 0; at <= ALONG; at += 1) {
    const [across, down] = [(grid.cols * grid.cell * at) / ALONG, (grid.rows * grid.cell * at) / ALONG];
    const border = [
      { x: grid.west + across, y: grid.north },
      { x: grid.west + across, y: grid.north - grid.rows * grid.cell },
      { x: grid.west, y: grid.north - down },
      { x: grid.west + grid.cols * grid.cell, y: grid.north - down },
    ];
    for (const place of border) {
      const { lat, lng } = toPoint(place);
      const [x = NaN, y = NaN] = utmOfDegrees([lng, lat], zone);
      [west, east] = [Math.min(west, x), Math.max(east, x)];
      [south, north] = [Math.min(south, y), Math.max(north, y)];
    }
  }
  const { cell } = grid;
  const [left, top] = [Math.floor(west / cell) * cell, Math.ceil(north / cell) * cell];
  return {
    west: left,
    north: top,
    cols: Math.ceil((east - left) / cell),
    rows: Math.ceil((top - south) / cell),
  };
}

/**
 * The map in metres of SIRGAS 2000 UTM, as files carry it: each cell has the value of the map's cell that its centre lies
 * in, NO_DATA outside. Areas of UTM differ from the plot's by up to half a percent. Null outside of SIRGAS's zones.
 */
export function utmRaster(job: RasterJob): MapRaster | null {
  const { grid, origin, values, cells } = job;
  const zone = sirgasZone([origin.lng, origin.lat]);
  if (!zone) return null;
  const { west, north, cols, rows } = extentOf(job, zone);
  const { toFlat } = localPlane(origin);
  const made = new Float32Array(cols * rows).fill(NO_DATA);
  const flatAt = (col: number, row: number) => {
    const [lng = NaN, lat = NaN] = degreesOfUtm(
      [west + (col + 0.5) * grid.cell, north - (row + 0.5) * grid.cell],
      zone,
    );
    const { x, y } = toFlat({ lat, lng });
    return { x: (x - grid.west) / grid.cell, y: (grid.north - y) / grid.cell };
  };
  for (let top = 0; top < rows; top += BETWEEN) {
    for (let left = 0; left < cols; left += BETWEEN) {
      const corner = flatAt(left, top);
      const right = flatAt(left + BETWEEN, top);
      const below = flatAt(left, top + BETWEEN);
      const [acrossX, acrossY] = [(right.x - corner.x) / BETWEEN, (right.y - corner.y) / BETWEEN];
      const [downX, downY] = [(below.x - corner.x) / BETWEEN, (below.y - corner.y) / BETWEEN];
      for (let row = top; row < Math.min(rows, top + BETWEEN); row += 1) {
        for (let col = left; col < Math.min(cols, left + BETWEEN); col += 1) {
          const x = Math.floor(corner.x + (col - left) * acrossX + (row - top) * downX);
          const y = Math.floor(corner.y + (col - left) * acrossY + (row - top) * downY);
          if (x < 0 || x >= grid.cols || y < 0 || y >= grid.rows) continue;
          const from = y * grid.cols + x;
          if (cells[from] !== OUTSIDE) made[row * cols + col] = values[from] ?? NaN;
        }
      }
    }
  }
  return { cols, rows, values: made, cell: grid.cell, west, north, epsg: sirgasEpsg(zone), noData: NO_DATA };
}
