import { createQuery } from '@/platform/store/createQuery';
import { agricultureResults } from './resultsService';

/** Every harvest at once: filters and groups answer without asking again. */
export const resultsState = createQuery(
  'agriculture',
  'results',
  (_: void, signal) => agricultureResults([], signal),
  { keep: false },
);
