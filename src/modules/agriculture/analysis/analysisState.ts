import { createWidget } from '@/platform/widgets/createWidget';
import { imageDates } from '../agricultureService';
import { plantingAnalysis, plantings } from './analysisService';

export const plantingsState = createWidget(
  'agriculture',
  'plantings',
  (_: void, signal) => plantings(signal),
  { keep: false },
);
export const analysisState = createWidget('agriculture', 'plantingAnalysis', plantingAnalysis, {
  keep: false,
});
/** Satellite images of the plot, each with its mean index. */
export const imagesState = createWidget(
  'agriculture',
  'analysisImages',
  (plotId: number, signal) => imageDates(plotId, signal),
  { keep: false },
);
