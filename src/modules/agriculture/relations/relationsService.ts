import { assumed, http } from '@/platform/http/http';
import type { PlotRelation } from './relationTypes';
import { readRelation } from './relationsWire';

/** What the weather of a plot is related to; null where the server has nothing of it. */
export async function plotRelation(plotId: number, signal: AbortSignal): Promise<PlotRelation | null> {
  const rows = await http.list<unknown>(assumed('/ClimateRelation/GetByPlots'), {
    signal,
    contained: true,
    params: { plotIds: plotId },
  });
  return rows.flatMap((row) => readRelation(row) ?? []).find((one) => one.plotId === plotId) ?? null;
}
