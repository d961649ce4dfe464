import { createQuery } from '@/platform/store/createQuery';
import { invalidate } from '@/platform/store/tags';
import { BANK_LINES } from '../bank/bankTags';
import { type CandidatesQuery, findCandidates } from './reconciliationService';
import { findRules } from './rulesService';

const RULES = 'financeReconciliation/rules';

/** What one account has to match in a period. */
export const candidatesAnswer = createQuery(
  'financeReconciliation',
  'candidates',
  (query: CandidatesQuery, signal) => findCandidates(query, signal),
  { keep: false, tags: [BANK_LINES] },
);

/** What was learned of earlier confirmations. */
export const rulesAnswer = createQuery(
  'financeReconciliation',
  'rules',
  (_: void, signal) => findRules(signal),
  {
    keep: false,
    tags: [RULES],
  },
);

export const rulesWritten = () => invalidate([RULES]);
