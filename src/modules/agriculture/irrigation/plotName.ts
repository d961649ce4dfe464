import type { IrrigatedPlot } from './irrigationTypes';

/** A plot with its farm: plots of several farms have the same name. */
export const plotTitle = ({ name, farmName }: Pick<IrrigatedPlot, 'name' | 'farmName'>): string =>
  [name, farmName].filter(Boolean).join(' · ');
