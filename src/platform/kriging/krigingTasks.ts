import { deviationComputer, type DeviationJob } from './deviationRows';
import { rowEstimator, type EstimatedRows, type EstimateJob } from './estimateRows';
import { fitAndSolve, type Solved, type SolveJob } from './fitAndSolve';
import { utmRaster, type RasterJob } from './utmRaster';
import { zoneOutlines, type CellPolygon } from './zoneOutlines';
import { classifyCells, type CellValues, type ClassifiedCells, type ZoneSteps } from './zones';
import type { MapRaster } from '@/platform/geo/exchange/writeGeoTiff';

/** What a worker is asked; a job of rows stays until the next one. */
export type KrigingRequest =
  | { readonly kind: 'solve'; readonly job: SolveJob }
  | { readonly kind: 'estimateJob'; readonly job: EstimateJob }
  | { readonly kind: 'deviationJob'; readonly job: DeviationJob }
  | {
      readonly kind: 'classify';
      readonly of: CellValues;
      readonly steps: ZoneSteps;
      readonly hectares: number;
    }
  | { readonly kind: 'outline'; readonly classes: Uint8Array; readonly cols: number }
  | { readonly kind: 'raster'; readonly job: RasterJob }
  | { readonly kind: 'estimate' | 'deviation'; readonly firstRow: number; readonly count: number };

export interface DeviationRows {
  readonly firstRow: number;
  readonly values: Float32Array;
}

export type KrigingReply =
  | { readonly kind: 'solved'; readonly solved: Solved }
  | { readonly kind: 'ready' }
  | { readonly kind: 'estimated'; readonly rows: EstimatedRows }
  | { readonly kind: 'classified'; readonly classified: ClassifiedCells }
  | { readonly kind: 'outlined'; readonly polygons: readonly CellPolygon[] }
  | { readonly kind: 'rastered'; readonly raster: MapRaster | null }
  | { readonly kind: 'deviated'; readonly rows: DeviationRows };

/** Answers requests one by one, in a worker or in the page itself. */
export function krigingTasks(): (request: KrigingRequest) => KrigingReply {
  let estimate: ReturnType<typeof rowEstimator> | undefined;
  let deviate: ReturnType<typeof deviationComputer> | undefined;
  return (request) => {
    switch (request.kind) {
      case 'solve':
        return { kind: 'solved', solved: fitAndSolve(request.job) };
      case 'estimateJob':
        estimate = rowEstimator(request.job);
        return { kind: 'ready' };
      case 'deviationJob':
        deviate = deviationComputer(request.job);
        return { kind: 'ready' };
      case 'classify':
        return { kind: 'classified', classified: classifyCells(request.of, request.steps, request.hectares) };
      case 'outline':
        return { kind: 'outlined', polygons: zoneOutlines(request.classes, request.cols) };
      case 'raster':
        return { kind: 'rastered', raster: utmRaster(request.job) };
      case 'estimate':
        if (!estimate) throw new Error('Rows before their job.');
        return { kind: 'estimated', rows: estimate(request.firstRow, request.count) };
      case 'deviation': {
        if (!deviate) throw new Error('Rows before their job.');
        const { firstRow, count } = request;
        return { kind: 'deviated', rows: { firstRow, values: deviate(firstRow, count) } };
      }
    }
  };
}

/** The buffers of a reply, which go to the page without a copy. */
export function buffersOf(reply: KrigingReply): ArrayBuffer[] {
  const arrays: (Float64Array | Float32Array | Uint8Array)[] = [];
  if (reply.kind === 'estimated') arrays.push(reply.rows.values, reply.rows.cells);
  else if (reply.kind === 'deviated') arrays.push(reply.rows.values);
  else if (reply.kind === 'classified') arrays.push(reply.classified.classes);
  else if (reply.kind === 'rastered' && reply.raster) arrays.push(reply.raster.values);
  else if (reply.kind === 'solved' && reply.solved.kind !== 'refused') {
    const { solved } = reply;
    arrays.push(solved.cloud.distances, solved.cloud.semivariances);
    if (solved.kind === 'solved') arrays.push(solved.system.inverseFactor);
  }
  return arrays.map(({ buffer }) => buffer as ArrayBuffer);
}
