import { createWidget } from '@/platform/widgets/createWidget';
import { agricultureResults } from './resultsService';

/** Every harvest at once: filters and groups answer without asking again. */
export const resultsState = createWidget(
  'agriculture',
  'results',
  (_: void, signal) => agricultureResults([], signal),
  { keep: false },
);
