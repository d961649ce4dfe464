import { createQuery } from '@/platform/store/createQuery';
import { type CandidatesQuery, findCandidates } from './reconciliationService';
import { findRules } from './rulesService';

/** What one account has to match in a period. */
export const candidatesAnswer = createQuery(
  'financeReconciliation',
  'candidates',
  (query: CandidatesQuery, signal) => findCandidates(query, signal),
  { keep: false },
);

/** What was learned of earlier confirmations. */
export const rulesAnswer = createQuery(
  'financeReconciliation',
  'rules',
  (_: void, signal) => findRules(signal),
  {
    keep: false,
  },
);
