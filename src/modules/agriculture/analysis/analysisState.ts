import { createWidget } from '@/platform/widgets/createWidget';
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
