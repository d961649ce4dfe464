import { assumed, http } from '@/platform/http/http';
import { readable } from '@/platform/http/readable';
import type { IrrigatedPlot, PlotSettings } from './irrigationTypes';
import { readPlot } from './irrigationWire';

/** The irrigated plots with their soil, cycle, station, weather since planting and forecast. */
export async function irrigatedPlots(signal: AbortSignal): Promise<IrrigatedPlot[]> {
  const path = assumed('/Irrigation/GetPlots');
  const rows = await http.list<unknown>(path, { signal });
  return readable(path, rows, (all) => all.flatMap((row) => readPlot(row) ?? []));
}

export const saveSettings = (plotId: number, settings: PlotSettings) =>
  http.post(assumed('/Irrigation/SaveSettings'), { plotId, ...settings });
