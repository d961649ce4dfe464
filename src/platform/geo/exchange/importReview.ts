import type { Bounds, LatLng, Path, PolygonArea, Ring } from '@/platform/geo/geoTypes';
import { inBounds } from '@/platform/geo/bounds';
import { measureArea } from '@/platform/geo/measure';
import { type Overlap, overlapsOf } from '@/platform/geo/overlap';
import { isInRing } from '@/platform/geo/pick';
import { type IndexedPlot, indexPlots, type PlotIndex } from '@/platform/geo/plotIndex';
import { ringOf } from '@/platform/geo/rings';
import { type RingFault, ringFault } from '@/platform/geo/validity';

/** One path as the converter answers it. */
export interface ConvertedPath {
  readonly type: Ring['type'];
  readonly path: Path;
  readonly name?: string | null | undefined;
}

/** One polygon of a file, to be looked at before it is taken. */
export interface ReviewLine {
  readonly id: string;
  /** As the file names it; '' when it does not. */
  readonly name: string;
  readonly area: PolygonArea;
  readonly squareMetres: number;
  readonly hectares: number;
  /** Why it cannot be taken. */
  readonly fault: RingFault | null;
  /** Plots whose ground it overlaps, largest first; the plot it repeats is not among them. */
  readonly overlaps: readonly Overlap[];
  /** The plot, or the earlier line, that is the same ground. */
  readonly duplicateOf: string | null;
  /** It lies beyond Brazil: latitude and longitude may have been exchanged. */
  readonly isAbroad: boolean;
}

/** Ground of which so much is shared is the same ground drawn again. */
const SAME_SHARE = 0.98;

/** The box around Brazil with its islands (IBGE, extreme points of the territory). */
const BRAZIL: Bounds = { south: -33.8, west: -74, north: 5.3, east: -28.8 };

/** Puts the paths of a converted file together again: each outline with the holes that lie in it. */
export function groupPaths(paths: readonly ConvertedPath[]): { name: string; area: PolygonArea }[] {
  const grounds = paths.filter(({ type }) => type === 'ADD');
  const holes = paths.filter(({ type }) => type === 'REMOVE');
  const inside = (hole: Path, ground: Path) => hole.some((corner: LatLng) => isInRing(corner, ground));
  const ownerOf = (hole: Path) => grounds.findIndex(({ path }) => inside(hole, path));
  const owners = holes.map(({ path }) => ownerOf(path));
  return grounds.map(({ name, path }, at) => ({
    name: name?.trim() ?? '',
    area: [
      ringOf('ADD', path),
      ...holes.filter((_, hole) => owners[hole] === at).map((hole) => ringOf('REMOVE', hole.path)),
    ],
  }));
}

function faultOf(area: PolygonArea): RingFault | null {
  return area.map(({ path }) => ringFault(path)).find((fault) => fault !== null) ?? null;
}

const isSame = (overlap: Overlap, squareMetres: number) =>
  overlap.squareMetres >= SAME_SHARE * squareMetres &&
  overlap.squareMetres >= SAME_SHARE * measureArea(overlap.plot.area).squareMetres;

/** Looks at each polygon of a converted file: its size, its faults, and what ground it shares with whom. */
export function reviewImport(paths: readonly ConvertedPath[], plots: PlotIndex): ReviewLine[] {
  const found = groupPaths(paths).map((one, at) => ({ ...one, id: `line ${at + 1}` }));
  const inFile = indexPlots<IndexedPlot & { at: number }>(found.map((one, at) => ({ ...one, at })));
  return found.map(({ id, name, area }, at) => {
    const { squareMetres, hectares } = measureArea(area);
    const fault = faultOf(area);
    const overlaps = fault && fault !== 'crossesItself' ? [] : overlapsOf(area, plots);
    const twice = fault ? [] : overlapsOf(area, inFile, [id]).filter(({ plot }) => plot.at < at);
    const same = [...overlaps, ...twice].find((overlap) => isSame(overlap, squareMetres));
    return {
      id,
      name,
      area,
      squareMetres,
      hectares,
      fault,
      overlaps: overlaps.filter((overlap) => overlap !== same),
      duplicateOf: same ? same.plot.name || same.plot.id : null,
      isAbroad: area.some(({ path }) => path.some((corner) => !inBounds(corner, BRAZIL))),
    };
  });
}
