import type { RowVersion } from '@/platform/http/rowVersion';
import { createResource } from '@/platform/store/createResource';
import {
  analyses,
  analysisById,
  deleteAnalysis,
  saveAnalysis,
  type SoilAnalysisBody,
} from './soilAnalysisService';
import type { SoilAnalysis, SoilAnalysisRow, SoilWorld } from './soilAnalysisWire';

const analysesOf = (world: SoilWorld, name: string) =>
  createResource<SoilAnalysisRow, SoilAnalysis, SoilAnalysisBody>('agriculture', name, {
    list: (_query, signal) => analyses(world, signal),
    get: (id, signal) => analysisById(world, id, signal),
    save: (body, id, version?: RowVersion) => saveAnalysis(world, body, id, version),
    remove: (id) => deleteAnalysis(world, id),
  });

/** The analyses of fields, and those of woods. */
export const soilAnalyses = {
  AGRICULTURE: analysesOf('AGRICULTURE', 'soilAnalyses'),
  SILVICULTURE: analysesOf('SILVICULTURE', 'forestSoilAnalyses'),
} as const satisfies Readonly<Record<SoilWorld, unknown>>;
