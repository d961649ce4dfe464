import type { Bounds } from '@/platform/geo/geoTypes';
import { type DeviationLayer, FAR, type KrigingMap, OUTSIDE } from '@/platform/kriging/krigingTypes';
import { layerAt } from '@/platform/kriging/deviationLayer';
import type { ClassifiedCells } from '@/platform/kriging/zones';
import { indexRamps, unknownCell } from '@/platform/theme/mapColours';
import { type Rgb, rgb } from '../../mapComparison/rules/picture';

const FAR_COLOUR = rgb(unknownCell.fill);

/** The box of a map in degrees. */
export function mapBounds({ grid, plane }: Pick<KrigingMap, 'grid' | 'plane'>): Bounds {
  const { west, north, cols, rows, cell } = grid;
  const a = plane.toPoint({ x: west, y: north });
  const b = plane.toPoint({ x: west + cols * cell, y: north - rows * cell });
  return { north: a.lat, west: a.lng, south: b.lat, east: b.lng };
}

/** A picture of a pixel a cell; outside of the plot nothing, and what is far from every point is grey. */
function pictureOf(
  { grid, cells }: Pick<KrigingMap, 'grid' | 'cells'>,
  colourAt: (index: number) => Rgb,
): HTMLCanvasElement {
  const { cols, rows } = grid;
  const image = new ImageData(cols, rows);
  const { data } = image;
  for (let index = 0; index < cells.length; index += 1) {
    if (cells[index] === OUTSIDE) continue;
    const [red, green, blue] = cells[index] === FAR ? FAR_COLOUR : colourAt(index);
    const at = index * 4;
    data[at] = red;
    data[at + 1] = green;
    data[at + 2] = blue;
    data[at + 3] = 255;
  }
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: cols, height: rows });
  canvas.getContext('2d')?.putImageData(image, 0, 0);
  return canvas;
}

/** The classes of a map in their colours. */
export function zonePicture(
  map: Pick<KrigingMap, 'grid' | 'cells'>,
  { classes }: Pick<ClassifiedCells, 'classes'>,
  fills: readonly string[],
): HTMLCanvasElement {
  const colours = fills.map(rgb);
  return pictureOf(map, (index) => colours[(classes[index] ?? 1) - 1] ?? FAR_COLOUR);
}

/** Pale where the map is sure, dark where it is not. */
const DEVIATION_RAMP = indexRamps.clear.toReversed();

/** The deviation from its least to its greatest on the ramp. */
export function deviationPicture(
  map: Pick<KrigingMap, 'grid' | 'cells'>,
  layer: DeviationLayer,
  [least, most]: readonly [number, number],
): HTMLCanvasElement {
  const stops = DEVIATION_RAMP.map(rgb);
  const { cols, cell, west, north } = map.grid;
  return pictureOf(map, (index) => {
    const x = west + ((index % cols) + 0.5) * cell;
    const y = north - (Math.floor(index / cols) + 0.5) * cell;
    const share =
      most > least ? Math.min(1, Math.max(0, (layerAt(layer, x, y) - least) / (most - least))) : 0;
    return stops[Math.min(stops.length - 1, Math.floor(share * stops.length))] ?? FAR_COLOUR;
  });
}
