import { foldForSearch } from '@/platform/format/text';
import type { Bounds, Path, PolygonArea, Ring } from '@/platform/geo/geoTypes';
import { areaBounds, inBounds } from '@/platform/geo/bounds';
import { ownerOfHole } from '@/platform/geo/exchange/holes';
import { measureArea } from '@/platform/geo/measure';
import { overlapsOf, overlapWith } from '@/platform/geo/overlap';
import { type IndexedPlot, indexPlots, type PlotIndex } from '@/platform/geo/plotIndex';
import { ringOf } from '@/platform/geo/rings';
import { type RingFault, ringFault } from '@/platform/geo/validity';

/** One path as the converter answers it. */
export interface ConvertedPath {
  readonly type: Ring['type'];
  readonly path: Path;
  readonly name?: string | null | undefined;
}

/** A plot or polygon that overlaps another. */
export interface Neighbour {
  /** '' for a polygon that its file does not name. */
  readonly name: string;
  /** Its number, where it is a polygon of the same file; null for a plot of the map. */
  readonly number: number | null;
}

export interface SharedArea {
  readonly neighbour: Neighbour;
  readonly squareMetres: number;
  readonly hectares: number;
}

/** One polygon of a file, to be looked at before it is taken. */
export interface ReviewLine {
  readonly id: string;
  /** Its place among the polygons of the file, from 1. */
  readonly number: number;
  /** As the file names it; '' when it does not. */
  readonly name: string;
  readonly area: PolygonArea;
  readonly squareMetres: number;
  readonly hectares: number;
  /** Why it cannot be taken. */
  readonly fault: RingFault | null;
  /** Plots of the map and polygons of the file that it overlaps, largest first; what it repeats is not among them. */
  readonly overlaps: readonly SharedArea[];
  /** The plot, or the earlier line, of the same geometry. */
  readonly duplicateOf: Neighbour | null;
  /** Holes that cross the outline: what lies within was taken out. */
  readonly crossingHoles: number;
  /** Holes that lie beyond the outline, or are larger than it: nothing was taken out for them. */
  readonly looseHoles: number;
  /** It lies beyond Brazil: latitude and longitude may have been exchanged. */
  readonly isAbroad: boolean;
  /** Others of the file have the same name. */
  readonly hasNamesake: boolean;
}

type Grouped = Pick<ReviewLine, 'name' | 'area' | 'crossingHoles' | 'looseHoles'>;

/** Polygons that share so much of their area are the same one drawn again. */
const SAME_SHARE = 0.98;

/** The box around Brazil with its islands (IBGE, extreme points of the territory). */
const BRAZIL: Bounds = { south: -33.8, west: -74, north: 5.3, east: -28.8 };

/** Puts the paths of a converted file together again: each outline with the holes that belong to it. */
export function groupPaths(paths: readonly ConvertedPath[]): Grouped[] {
  const additions = paths.filter(({ type }) => type === 'ADD');
  const outlines = additions.map(({ path }) => path);
  let before = -1;
  const holes = paths.flatMap(({ type, path }) => {
    if (type === 'ADD') before += 1;
    const owner = type === 'REMOVE' ? ownerOfHole(path, outlines, before) : null;
    return owner ? [{ ...owner, path }] : [];
  });
  return additions.map(({ name, path }, at) => {
    const own = holes.filter(({ outline }) => outline === at);
    const taken = own.filter(({ fit }) => fit === 'inside' || fit === 'crossing');
    return {
      name: name?.trim() ?? '',
      area: [ringOf('ADD', path), ...taken.map((hole) => ringOf('REMOVE', hole.path))],
      crossingHoles: taken.filter(({ fit }) => fit === 'crossing').length,
      looseHoles: own.length - taken.length,
    };
  });
}

function faultOf(area: PolygonArea): RingFault | null {
  return area.map(({ path }) => ringFault(path)).find((fault) => fault !== null) ?? null;
}

/** A ring that crosses itself still has an area; the other faults leave none to compare. */
const enclosesArea = (fault: RingFault | null) => fault === null || fault === 'crossesItself';

interface Line extends IndexedPlot {
  readonly at: number;
  readonly number: number;
  readonly fault: RingFault | null;
  readonly squareMetres: number;
}

interface Pair {
  readonly earlier: Line;
  readonly later: Line;
  readonly squareMetres: number;
  readonly hectares: number;
  readonly same: boolean;
}

const isSame = (shared: number, one: number, other: number) => shared >= SAME_SHARE * Math.max(one, other);

/** Every two polygons of a file that overlap, each pair once. */
function pairsOf(lines: readonly Line[]): Pair[] {
  const whole = lines.filter(({ fault }) => enclosesArea(fault));
  const index = indexPlots(whole);
  return whole.flatMap((later) => {
    const box = areaBounds(later.area);
    const earlier = box ? index.near(box).filter(({ at }) => at < later.at) : [];
    return earlier.flatMap((one): Pair[] => {
      const overlap = overlapWith(later.area, one);
      if (!overlap) return [];
      const { squareMetres, hectares } = overlap;
      const same = isSame(squareMetres, one.squareMetres, later.squareMetres);
      return [{ earlier: one, later, squareMetres, hectares, same }];
    });
  });
}

const inFile = ({ name, number }: Line): Neighbour => ({ name, number });
const largestFirst = (a: SharedArea, b: SharedArea) => b.squareMetres - a.squareMetres;

/**
 * Looks at each polygon of a converted file: its size, its faults, its overlaps. `numbers`: the places of the polygons
 * in the file, where some of it were left out before.
 */
export function reviewImport(
  paths: readonly ConvertedPath[],
  plots: PlotIndex,
  numbers: readonly number[] = [],
): ReviewLine[] {
  const lines = groupPaths(paths).map((one, at) => {
    const { squareMetres, hectares } = measureArea(one.area);
    const number = numbers[at] ?? at + 1;
    return { ...one, at, number, squareMetres, hectares, id: `line ${number}`, fault: faultOf(one.area) };
  });
  const pairs = pairsOf(lines);
  const shared = new Map<Line, SharedArea[]>(lines.map((line) => [line, []]));
  const repeated = new Map<Line, Neighbour>();
  for (const { earlier, later, squareMetres, hectares, same } of pairs) {
    if (same && !repeated.has(later)) repeated.set(later, inFile(earlier));
    if (same) continue;
    shared.get(earlier)?.push({ neighbour: inFile(later), squareMetres, hectares });
    shared.get(later)?.push({ neighbour: inFile(earlier), squareMetres, hectares });
  }
  const names = new Map<string, number>();
  for (const { name } of lines) names.set(foldForSearch(name), (names.get(foldForSearch(name)) ?? 0) + 1);
  return lines.map((line) => {
    const { id, number, name, area, squareMetres, hectares, fault, crossingHoles, looseHoles } = line;
    const onMap = enclosesArea(fault) ? overlapsOf(area, plots) : [];
    const same = onMap.find((overlap) =>
      isSame(overlap.squareMetres, squareMetres, measureArea(overlap.plot.area).squareMetres),
    );
    const others = onMap
      .filter((overlap) => overlap !== same)
      .map(({ plot, ...size }) => ({
        neighbour: { name: plot.name || plot.id, number: null },
        squareMetres: size.squareMetres,
        hectares: size.hectares,
      }));
    return {
      id,
      number,
      name,
      area,
      squareMetres,
      hectares,
      fault,
      crossingHoles,
      looseHoles,
      overlaps: [...others, ...(shared.get(line) ?? [])].toSorted(largestFirst),
      duplicateOf: same
        ? { name: same.plot.name || same.plot.id, number: null }
        : (repeated.get(line) ?? null),
      hasNamesake: name !== '' && (names.get(foldForSearch(name)) ?? 0) > 1,
      isAbroad: area.some(({ path }) => path.some((vertex) => !inBounds(vertex, BRAZIL))),
    };
  });
}
