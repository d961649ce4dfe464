import { createResource } from '@/platform/store/createResource';
import { irrigatedPlots } from './irrigationService';
import type { IrrigatedPlot } from './irrigationTypes';

export const plotRows = createResource<IrrigatedPlot, never, never>('agriculture', 'irrigatedPlots', {
  list: (_query, signal) => irrigatedPlots(signal),
});
