import { createWidget } from '@/platform/widgets/createWidget';
import { type CandidatesQuery, findCandidates } from './reconciliationService';
import { findRules } from './rulesService';

/** What one account has to match in a period. */
export const candidatesAnswer = createWidget(
  'financeReconciliation',
  'candidates',
  (query: CandidatesQuery, signal) => findCandidates(query, signal),
  { keep: false },
);

/** What was learned of earlier confirmations. */
export const rulesAnswer = createWidget(
  'financeReconciliation',
  'rules',
  (_: void, signal) => findRules(signal),
  {
    keep: false,
  },
);
