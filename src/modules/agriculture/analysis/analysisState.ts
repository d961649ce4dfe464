import { createQuery } from '@/platform/store/createQuery';
import { imageDates } from '../agricultureService';
import { plantingAnalysis, plantings } from './analysisService';

export const plantingsState = createQuery(
  'agriculture',
  'plantings',
  (_: void, signal) => plantings(signal),
  { keep: false },
);
export const analysisState = createQuery('agriculture', 'plantingAnalysis', plantingAnalysis, {
  keep: false,
});
/** Satellite images of the plot, each with its mean index. */
export const imagesState = createQuery(
  'agriculture',
  'analysisImages',
  (plotId: number, signal) => imageDates(plotId, signal),
  { keep: false },
);
