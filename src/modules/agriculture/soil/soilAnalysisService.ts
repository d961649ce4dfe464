import { assumed, http } from '@/platform/http/http';
import { type RowVersion, withVersion } from '@/platform/http/rowVersion';
import { madeNumericId } from '@/platform/http/wireValues';
import type { RowId } from '@/platform/store/resourceState';
import type { SoilNutrient, SoilPoint } from './rules/nutrients';
import {
  PointWire,
  type SavedSoilMap,
  type SoilAnalysis,
  type SoilAnalysisRow,
  SoilAnalysisRowWire,
  SoilAnalysisWire,
  type SoilWorld,
} from './soilAnalysisWire';

/** What is written of an analysis. */
export interface SoilAnalysisBody {
  readonly farmId: number;
  readonly plotIds: readonly number[];
  readonly laboratory: string;
  readonly protocol: string;
  readonly collectedAt: string;
  readonly depthFrom: number;
  readonly depthTo: number;
  readonly clay: number | null;
  readonly nutrients: readonly SoilNutrient[];
  readonly points: readonly SoilPoint[];
  readonly occurrenceId: number | null;
}

export const analyses = (world: SoilWorld, signal: AbortSignal): Promise<SoilAnalysisRow[]> =>
  http.list(assumed('/SoilAnalysis/GetGridData'), { params: { world }, signal, shape: SoilAnalysisRowWire });

export const analysisById = (world: SoilWorld, id: RowId, signal: AbortSignal): Promise<SoilAnalysis> =>
  http.get(assumed('/SoilAnalysis/GetById'), { params: { world, id }, signal, shape: SoilAnalysisWire });

/** Creates without an id, changes with one; answers the id of what it made, where the server says it. */
export function saveAnalysis(
  world: SoilWorld,
  body: SoilAnalysisBody,
  id: RowId | null,
  version?: RowVersion,
): Promise<number | null> {
  if (id === null)
    return http.post(assumed('/SoilAnalysis/Create'), { world, ...body }, { shape: madeNumericId });
  return http.put(assumed('/SoilAnalysis/Edit'), withVersion({ world, ...body }, version), {
    params: { id },
    shape: madeNumericId,
  });
}

export const deleteAnalysis = (world: SoilWorld, id: RowId) =>
  http.delete(assumed('/SoilAnalysis/Delete'), { params: { world, id } });

/** The points of another analysis, for sampling at the same places again. */
export const pointsOf = (world: SoilWorld, id: number, signal: AbortSignal): Promise<SoilPoint[]> =>
  http.list(assumed('/SoilAnalysis/GetPoints'), {
    params: { world, id },
    signal,
    contained: true,
    shape: PointWire,
  });

/**
 * Keeps what a file had, all of it or nothing: as a new analysis, or in one that is there.
 * @param target the analysis that is filled, with the version that was read; null makes a new one
 */
export const importAnalysis = (
  world: SoilWorld,
  body: SoilAnalysisBody,
  target: { readonly id: number; readonly version: RowVersion | undefined } | null,
): Promise<number | null> =>
  http.post(
    assumed('/SoilAnalysis/Import'),
    withVersion({ world, ...body, ...(target ? { id: target.id } : {}) }, target?.version),
    { shape: madeNumericId },
  );

/** Keeps what a map of a nutrient was computed with, in place of what is kept of this nutrient. */
export const saveSoilMap = (world: SoilWorld, id: number, map: Omit<SavedSoilMap, 'savedAt'>) =>
  http.post(assumed('/SoilAnalysis/SaveMap'), { world, id, ...map });
