import type { LatLng, Ring } from '../geo/ring';
import { localDate } from './calendar';

/** Images of a season, one every five days as Sentinel-2 passes, the last one of today. */
export const IMAGES = 24;
const DAYS_BETWEEN = 5;
/** Metres of a cell, and the most cells along one side. */
const CELL = 10;
const MOST = 60;
/** Days into the images from which a spot falls ill. */
const ILL_FROM = 100;
const METRES_OF_A_DEGREE = 111_319.49;

export interface PlotSeen {
  id: number;
  farmId: number;
  rings: readonly Ring[];
  /** Days from the sowing to the day of an image, of what stood then; null where nothing was sown, or all was harvested. */
  sownFor: (imageDay: string) => number | null;
  /** What stands for years, orchard, wood or pasture, stays green. */
  isPerennial: boolean;
}

interface Grid {
  bounds: { north: number; south: number; east: number; west: number };
  columns: number;
  rows: number;
  values: (number | null)[];
  /** Whether the middle of each cell lies on the plot. */
  inside: boolean[];
}

/** A number between 0 and 1 that a seed and a place decide: the same every time. */
function chance(seed: number, place: number): number {
  const wave = Math.sin(seed * 127.1 + place * 311.7) * 43_758.5453;
  return wave - Math.floor(wave);
}

const round = (value: number, decimals: number) => Math.round(value * 10 ** decimals) / 10 ** decimals;

function isIn({ lat, lng }: LatLng, path: readonly LatLng[]): boolean {
  let inside = false;
  for (const [index, a] of path.entries()) {
    const b = path.at(index - 1) ?? a;
    if (a.lat > lat !== b.lat > lat && lng < ((b.lng - a.lng) * (lat - a.lat)) / (b.lat - a.lat) + a.lng)
      inside = !inside;
  }
  return inside;
}

const isOnPlot = (at: LatLng, rings: readonly Ring[]) =>
  rings.some(({ type, path }) => type === 'ADD' && isIn(at, path)) &&
  !rings.some(({ type, path }) => type === 'REMOVE' && isIn(at, path));

const rise = (day: number, middle: number, pace: number) => 1 / (1 + Math.exp((middle - day) / pace));

/** How far the plants have come on a day, 0 to 1: they close the rows, then ripen; soil without a crop is bare. */
function growth({ id, isPerennial, sownFor }: PlotSeen, day: string, number: number): number {
  if (isPerennial) return 0.72 + 0.14 * Math.sin((number * DAYS_BETWEEN + id * 11) / 38);
  const age = sownFor(day);
  return age === null ? 0 : rise(age, 36, 8) * (1 - 0.55 * rise(age, 112, 5));
}

/** Share of the plot under clouds when the satellite passed, the same weather for one farm. */
function clouds(farmId: number, number: number): number {
  if (number === IMAGES - 1) return 0.04;
  const weather = chance(farmId + 3, number * 1.7);
  if (weather > 0.72) return Math.min(1, 0.62 + (weather - 0.72) * 1.6);
  return weather > 0.5 ? (weather - 0.5) * 1.1 : 0;
}

/** What the satellite saw at one place; `x` and `y` run over the plot's box from 0 to 1. */
function seen(plot: PlotSeen, stage: number, number: number, x: number, y: number): number {
  const spot = (place: number, reach: number) => {
    const [cx, cy] = [0.25 + 0.5 * chance(plot.id, place), 0.25 + 0.5 * chance(plot.id, place + 1)];
    return Math.exp(-((x - cx) ** 2 + (y - cy) ** 2) / reach ** 2);
  };
  // One spot of poor soil all season long, and one that falls ill half way.
  const weak = 0.3 * spot(11, 0.17) + 0.42 * spot(21, 0.14) * rise(number * DAYS_BETWEEN, ILL_FROM, 5);
  const soil = 0.05 * Math.sin(x * 5 + plot.id) * Math.cos(y * 4 + plot.id * 2);
  const dust = (chance(plot.id + number, x * 91 + y * 57) - 0.5) * 0.03;
  return 0.16 + 0.7 * stage * (1 - weak + soil) + dust;
}

const cloudAt = (seed: number, x: number, y: number) =>
  Math.sin(x * 4.1 + seed) + Math.sin(y * 3.7 + seed * 1.3) + 0.5 * Math.sin((x + y) * 9 + seed * 2.1);

/** One image over one plot: its values row by row from the north-west corner. */
export function gridOf(plot: PlotSeen, number: number, today: Date): Grid {
  const stage = growth(plot, imageDate(today, number), number);
  const vertices = plot.rings.filter(({ type }) => type === 'ADD').flatMap(({ path }) => path);
  const [lats, lngs] = [vertices.map(({ lat }) => lat), vertices.map(({ lng }) => lng)];
  const bounds = {
    north: Math.max(...lats),
    south: Math.min(...lats),
    east: Math.max(...lngs),
    west: Math.min(...lngs),
  };
  const high = (bounds.north - bounds.south) * METRES_OF_A_DEGREE;
  const wide = (bounds.east - bounds.west) * METRES_OF_A_DEGREE * Math.cos((bounds.north * Math.PI) / 180);
  const cell = Math.max(CELL, Math.max(high, wide) / MOST);
  const [columns, rows] = [Math.max(1, Math.round(wide / cell)), Math.max(1, Math.round(high / cell))];
  const cells = Array.from({ length: columns * rows }, (_, index) => {
    const [x, y] = [((index % columns) + 0.5) / columns, (Math.floor(index / columns) + 0.5) / rows];
    const lat = bounds.north - y * (bounds.north - bounds.south);
    const lng = bounds.west + x * (bounds.east - bounds.west);
    return {
      inside: isOnPlot({ lat, lng }, plot.rings),
      value: round(seen(plot, stage, number, x, y), 4),
      cloud: cloudAt(plot.farmId + number * 2.3, x, y),
    };
  });
  const thickness = cells
    .filter(({ inside }) => inside)
    .map(({ cloud }) => cloud)
    .sort((a, b) => b - a);
  const cut = thickness[Math.floor(clouds(plot.farmId, number) * thickness.length)] ?? -Infinity;
  return {
    bounds,
    columns,
    rows,
    values: cells.map(({ value, cloud }) => (cloud > cut ? null : value)),
    inside: cells.map(({ inside }) => inside),
  };
}

/** Image ids tell the plot and the number of the pass. */
export const imageId = (plotId: number, number: number) => plotId * 100 + number;
export const ofImageId = (id: number) => ({ plotId: Math.floor(id / 100), number: id % 100 });

/** The day of an image, `2026-03-04`. */
export const imageDate = (today: Date, number: number) =>
  localDate(today, (number - IMAGES + 1) * DAYS_BETWEEN).slice(0, 10);

/** How much of the plot an image shows, and the mean of that. */
export function imageFigures(plot: PlotSeen, number: number, today: Date) {
  const { values, inside } = gridOf(plot, number, today);
  const own = values.filter((_, index) => inside[index]);
  const known = own.filter((value) => value !== null);
  return {
    cloudCover: own.length === 0 ? 100 : Math.round((1 - known.length / own.length) * 100),
    meanNdvi:
      known.length === 0 ? null : round(known.reduce((sum, value) => sum + value, 0) / known.length, 4),
  };
}
