import { assumed, http } from '@/platform/http/http';
import type { PlotRelation } from './relationTypes';
import { RelationWire } from './relationsWire';

export interface RelationQuestion {
  readonly plotId: number;
  /** Of its occurrence; null is the plot's last one. */
  readonly plantingOccurrence: number | null;
}

/** What the weather of a plot is related to; null where the server has nothing of it. */
export async function plotRelation(
  { plotId, plantingOccurrence }: RelationQuestion,
  signal: AbortSignal,
): Promise<PlotRelation | null> {
  const rows = await http.list(assumed('/ClimateRelation/GetByPlots'), {
    signal,
    contained: true,
    shape: RelationWire,
    params: { plotIds: plotId, ...(plantingOccurrence === null ? {} : { plantingOccurrence }) },
  });
  return rows.find((one) => one.plotId === plotId) ?? null;
}
