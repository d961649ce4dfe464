import { assumed, http } from '@/platform/http/http';
import type { Planting, PlantingAnalysis } from './analysisTypes';
import { readAnalysis, readPlanting } from './analysisWire';

/** Every planting of the customer's plots. */
export async function plantings(signal: AbortSignal): Promise<Planting[]> {
  const rows = await http.list<unknown>(assumed('/CultivationAnalysis/GetPlantings'), {
    signal,
    contained: true,
  });
  return rows.flatMap((row) => readPlanting(row) ?? []);
}

export interface PlantingQuestion {
  readonly occurrenceId: number;
  readonly plotId: number;
}

/** What was done for one planting, with its weather. */
export async function plantingAnalysis(
  { occurrenceId, plotId }: PlantingQuestion,
  signal: AbortSignal,
): Promise<PlantingAnalysis> {
  const answer = await http.get<unknown>(assumed('/CultivationAnalysis/GetByPlanting'), {
    signal,
    contained: true,
    params: { plantingOccurrence: occurrenceId, polygonId: plotId },
  });
  const analysis = readAnalysis(answer);
  if (!analysis) throw { kind: 'unexpected', message: `planting ${occurrenceId}: no planting in the answer` };
  return analysis;
}
