import { deviationLattice } from './deviationLayer';
import { DEVIATION_ROWS } from './deviationTriangle';
import { TILE } from './estimateRows';
import type { Solved } from './fitAndSolve';
import { withCrew, WorkerFault, type Crew } from './krigingCrew';
import {
  type DeviationLayer,
  type KrigingGrid,
  type KrigingInput,
  type KrigingMap,
  type KrigingOptions,
  type KrigingRefusal,
  type KrigingResult,
  type PointCounts,
} from './krigingTypes';
import { placeSamples, type PlacedSamples } from './places';
import { flatRings, gridAround, MOST_CELLS } from './plotGrid';
import { shownRange } from './variogramModels';
import type { ClassifiedCells, ZoneSteps } from './zones';
import type { Position } from 'geojson';
import type { MapRaster } from '@/platform/geo/exchange/writeGeoTiff';

/** Parts of a map between which progress is shown, at most. */
const PARTS = 32;

/** Rows of each part, a multiple of `unit`. */
function partsOf(rows: number, unit: number): { readonly firstRow: number; readonly count: number }[] {
  const size = Math.max(1, Math.ceil(rows / unit / PARTS)) * unit;
  return Array.from({ length: Math.ceil(rows / size) }, (_, at) => ({
    firstRow: at * size,
    count: Math.min(size, rows - at * size),
  }));
}

type MapSolved = Extract<Solved, { readonly kind: 'solved' }>;

/** Metres up to which a map is worth something: the range; of a linear model what its variogram was of. */
function reachOf({ system, empirical, isConstant }: MapSolved): number {
  return isConstant ? Infinity : (shownRange(system.variogram) ?? empirical.reach);
}

interface Estimated {
  readonly values: Float32Array;
  readonly cells: Uint8Array;
  readonly inside: number;
  readonly far: number;
}

async function estimateCells(
  crew: Crew,
  solved: MapSolved,
  { grid, rings }: { readonly grid: KrigingGrid; readonly rings: readonly Float64Array[] | null },
  { onProgress, signal }: KrigingOptions,
): Promise<Estimated> {
  const { variogram, x, y, values: samples, mean, dual } = solved.system;
  const system = { variogram, x, y, values: samples, mean, dual };
  const values = new Float32Array(grid.cols * grid.rows);
  const cells = new Uint8Array(grid.cols * grid.rows);
  let [inside, far, done] = [0, 0, 0];
  const parts = partsOf(grid.rows, TILE).map((part) => ({ kind: 'estimate', ...part }) as const);
  await crew.share(
    { kind: 'estimateJob', job: { system, grid, rings, reach: reachOf(solved) } },
    parts,
    (reply) => {
      if (reply.kind !== 'estimated' || signal?.aborted) return;
      const { rows } = reply;
      values.set(rows.values, rows.firstRow * grid.cols);
      cells.set(rows.cells, rows.firstRow * grid.cols);
      inside += rows.inside;
      far += rows.far;
      done += 1;
      onProgress?.({ phase: 'estimate', share: done / parts.length });
    },
  );
  return { values, cells, inside, far };
}

const refused = (reason: KrigingRefusal, counts: PointCounts): KrigingResult => ({
  kind: 'refused',
  reason,
  counts,
});

function summaryOf({ plane, origin, counts }: PlacedSamples, solved: Exclude<Solved, { kind: 'refused' }>) {
  const { empirical, cloud, fits, mean, meanRmse } = solved;
  return { plane, origin, counts, empirical, cloud, fits, mean, meanRmse };
}

async function mapWith(crew: Crew, input: KrigingInput, options: KrigingOptions): Promise<KrigingResult> {
  const placed = placeSamples(input.points, input.origin);
  const { places, plane, counts } = placed;
  const { x, y, values } = places;
  options.onProgress?.({ phase: 'fit', share: null });
  const variogram = input.variogram ?? null;
  const reply = await crew.one({ kind: 'solve', job: { x, y, values, variogram } });
  if (reply.kind !== 'solved') throw unexpected(reply.kind);
  const { solved } = reply;
  if (solved.kind === 'refused') return refused(solved.reason, counts);
  const summary = summaryOf(placed, solved);
  if (solved.kind === 'mean') return { kind: 'mean', ...summary, variogram: solved.variogram };
  const rings = input.area && flatRings(input.area, plane);
  if (rings?.length === 0) return refused('noCells', counts);
  const grid = gridAround(rings, places, input.cell ?? 1);
  if (!(grid.cols * grid.rows <= MOST_CELLS)) return refused('tooManyCells', counts);
  const estimated = await estimateCells(crew, solved, { grid, rings }, options);
  if (estimated.inside === 0) return refused('noCells', counts);
  return {
    kind: 'map',
    ...summary,
    system: solved.system,
    leaveOneOut: solved.leaveOneOut,
    isConstant: solved.isConstant,
    noBetterThanMean: !solved.isConstant && !(solved.leaveOneOut.rmse < solved.meanRmse),
    byHand: input.variogram !== undefined,
    reach: reachOf(solved),
    grid,
    ...estimated,
  };
}

/**
 * The map of samples by ordinary kriging over all of them, in cells of 1 m, computed by two workers; the page stays usable.
 * Fewer than six places, parameters that are none and what cannot be solved are answered as `refused`, a variogram without
 * structure as `mean`. Given up by `signal` it is rejected with an AbortError at once; a worker that does not start, or has
 * no memory left, is `workerFailed`.
 */
export async function startKriging(
  input: KrigingInput,
  options: KrigingOptions = {},
): Promise<KrigingResult> {
  try {
    return await withCrew(options.signal, (crew) => mapWith(crew, input, options));
  } catch (thrown) {
    if (options.signal?.aborted) throw thrown;
    if (!(thrown instanceof WorkerFault)) throw thrown;
    return refused('workerFailed', placeSamples(input.points).counts);
  }
}

/**
 * Standard deviations over a map, every 5 m, by two workers; between nodes use `layerAt`, under a pointer `deviationAt`, which
 * is exact. Rejected with an AbortError when given up.
 */
export function startDeviation(map: KrigingMap, options: KrigingOptions = {}): Promise<DeviationLayer> {
  const { onProgress, signal } = options;
  return withCrew(signal, async (crew) => {
    const lattice = deviationLattice(map.grid);
    const values = new Float32Array(lattice.cols * lattice.rows);
    const parts = partsOf(lattice.rows, DEVIATION_ROWS).map(
      (part) => ({ kind: 'deviation', ...part }) as const,
    );
    let done = 0;
    await crew.share({ kind: 'deviationJob', job: { system: map.system, lattice } }, parts, (reply) => {
      if (reply.kind !== 'deviated' || signal?.aborted) return;
      values.set(reply.rows.values, reply.rows.firstRow * lattice.cols);
      done += 1;
      onProgress?.({ phase: 'deviation', share: done / parts.length });
    });
    return { ...lattice, values };
  });
}

/** What was not answered as requested: a fault of ours. */
const unexpected = (kind: string) => new Error(`Not what was requested: ${kind}`);

/** Classes of a map with their cells, shares and hectares (`classifyCells`), beside the page. */
export function startZones(
  { values, cells }: Pick<KrigingMap, 'values' | 'cells'>,
  steps: ZoneSteps,
  hectares: number,
  { signal }: KrigingOptions = {},
): Promise<ClassifiedCells> {
  return withCrew(signal, async ({ one }) => {
    const reply = await one({ kind: 'classify', of: { values, cells }, steps, hectares });
    if (reply.kind !== 'classified') throw unexpected(reply.kind);
    return reply.classified;
  });
}

const DECIMALS = 1e7;
const rounded = (degrees: number) => Math.round(degrees * DECIMALS) / DECIMALS;

/**
 * The polygons of each class of a map, in degrees to the centimetre, as files carry them: the sides of its cells, holes left
 * out. One list a class, in their order.
 */
export function startZonePolygons(
  { grid, plane }: Pick<KrigingMap, 'grid' | 'plane'>,
  { classes, zones }: ClassifiedCells,
  { signal }: KrigingOptions = {},
): Promise<Position[][][][]> {
  const positionAt = (x: number, y: number): Position => {
    const flat = { x: grid.west + x * grid.cell, y: grid.north - y * grid.cell };
    const { lat, lng } = plane.toPoint(flat);
    return [rounded(lng), rounded(lat)];
  };
  const closed = (ring: Int32Array): Position[] =>
    Array.from({ length: ring.length / 2 + 1 }, (_, at) => {
      const from = (2 * at) % ring.length;
      return positionAt(ring[from] ?? NaN, ring[from + 1] ?? NaN);
    });
  return withCrew(signal, async ({ one }) => {
    const reply = await one({ kind: 'outline', classes, cols: grid.cols });
    if (reply.kind !== 'outlined') throw unexpected(reply.kind);
    const { polygons } = reply;
    return zones.map(({ at }) =>
      polygons.filter(({ zone }) => zone === at + 1).map(({ rings }) => rings.map(closed)),
    );
  });
}

/**
 * The map in SIRGAS 2000 UTM (`utmRaster`), for `geoTiffFile`, a picture of a pixel a cell and its `worldFileOf`. Null outside of
 * SIRGAS's zones.
 */
export function startUtmRaster(
  { grid, origin, values, cells }: Pick<KrigingMap, 'grid' | 'origin' | 'values' | 'cells'>,
  { signal }: KrigingOptions = {},
): Promise<MapRaster | null> {
  return withCrew(signal, async ({ one }) => {
    const reply = await one({ kind: 'raster', job: { grid, origin, values, cells } });
    if (reply.kind !== 'rastered') throw unexpected(reply.kind);
    return reply.raster;
  });
}
