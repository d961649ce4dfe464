import { assumed, http } from '@/platform/http/http';
import type { Planting, PlantingAnalysis } from './analysisTypes';
import { AnalysisWire, PlantingWire } from './analysisWire';

/** Every planting of the customer's plots. */
export const plantings = (signal: AbortSignal): Promise<Planting[]> =>
  http.list(assumed('/CultivationAnalysis/GetPlantings'), { signal, contained: true, shape: PlantingWire });

export interface PlantingQuestion {
  readonly occurrenceId: number;
  readonly plotId: number;
}

/** What was done for one planting, with its weather. */
export const plantingAnalysis = (
  { occurrenceId, plotId }: PlantingQuestion,
  signal: AbortSignal,
): Promise<PlantingAnalysis> =>
  http.get(assumed('/CultivationAnalysis/GetByPlanting'), {
    signal,
    contained: true,
    params: { plantingOccurrence: occurrenceId, polygonId: plotId },
    shape: AnalysisWire,
  });
