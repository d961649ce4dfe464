import type { SoilAnalysisRow } from './soilAnalysisWire';

/** '0–20 cm' */
export const depthText = ({ depthFrom, depthTo }: Pick<SoilAnalysisRow, 'depthFrom' | 'depthTo'>): string =>
  `${depthFrom}–${depthTo} cm`;

export const plotsText = ({ plotNames }: Pick<SoilAnalysisRow, 'plotNames'>): string => plotNames.join(', ');
