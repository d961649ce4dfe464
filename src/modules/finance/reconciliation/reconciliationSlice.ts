import { createWidget } from '@/platform/widgets/createWidget';
import { type CandidatesQuery, findCandidates } from './reconciliationService';

/** What one account has to match in a period. */
export const candidatesAnswer = createWidget(
  'financeReconciliation',
  'candidates',
  (query: CandidatesQuery, signal) => findCandidates(query, signal),
  { keep: false },
);
