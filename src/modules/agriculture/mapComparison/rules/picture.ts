import { unknownCell } from '@/platform/theme/mapColours';
import type { Grid } from './grid';

export type Rgb = readonly [red: number, green: number, blue: number];

const part = (hex: string, at: number) => parseInt(hex.slice(at, at + 2), 16);
/** '#1C5D43' as red, green and blue, 0 to 255. */
export const rgb = (hex: string): Rgb => [part(hex, 1), part(hex, 3), part(hex, 5)];

/** Pixels of one cell each way: enough for the hatch of those that nothing is known of. */
const CELL = 6;

/**
 * The colour of a value on a ramp of even steps between two ends, mixed in sRGB; values beyond the ends take the last
 * colour. Answers red, green, blue, 0 to 255.
 */
export function rampColour(
  stops: readonly string[],
  [from, to]: readonly [number, number],
  value: number,
): Rgb {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from))) * (stops.length - 1);
  const low = Math.min(stops.length - 2, Math.floor(share));
  const [below, above] = [rgb(stops[low] ?? ''), rgb(stops[low + 1] ?? '')];
  const mix = (at: 0 | 1 | 2) => Math.round(below[at] + (above[at] - below[at]) * (share - low));
  return [mix(0), mix(1), mix(2)];
}

export const cssColour = ([red, green, blue]: Rgb): string => `rgb(${red} ${green} ${blue})`;

export interface Ramp {
  readonly stops: readonly string[];
  readonly range: readonly [number, number];
}

/** The pixels of a grid, CELL × CELL for each cell: red, green, blue, opaqueness, row by row. */
export function gridPixels(grid: Grid, { stops, range }: Ramp) {
  const { columns, rows, values } = grid;
  const width = columns * CELL;
  const pixels = new Uint8ClampedArray(width * rows * CELL * 4);
  const [fill, line] = [rgb(unknownCell.fill), rgb(unknownCell.line)];
  const colours = values.map((value) => (value === null ? null : rampColour(stops, range, value)));
  for (let y = 0; y < rows * CELL; y += 1)
    for (let x = 0; x < width; x += 1) {
      const known = colours[Math.floor(y / CELL) * columns + Math.floor(x / CELL)];
      const colour = known ?? ((x + y) % CELL < 2 ? line : fill);
      pixels.set([...colour, 255], (y * width + x) * 4);
    }
  return { pixels, width, height: rows * CELL };
}

/** The picture of a grid. */
export function gridPicture(grid: Grid, ramp: Ramp): HTMLCanvasElement {
  const { pixels, width, height } = gridPixels(grid, ramp);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  canvas.getContext('2d')?.putImageData(new ImageData(pixels, width, height), 0, 0);
  return canvas;
}
