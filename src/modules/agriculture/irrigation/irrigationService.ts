import { assumed, http } from '@/platform/http/http';
import type { IrrigatedPlot, PlotSettings } from './irrigationTypes';
import { PlotWire } from './irrigationWire';

/** The irrigated plots with their soil, cycle, station, weather since planting and forecast. */
export const irrigatedPlots = (signal: AbortSignal): Promise<IrrigatedPlot[]> =>
  http.list(assumed('/Irrigation/GetPlots'), { signal, shape: PlotWire });

export const saveSettings = (plotId: number, settings: PlotSettings) =>
  http.post(assumed('/Irrigation/SaveSettings'), { plotId, ...settings });
