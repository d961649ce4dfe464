import { createQuery } from '@/platform/store/createQuery';
import { invalidate } from '@/platform/store/tags';
import { accountService } from './accountService';

const PLAN = 'financeAccounts/plan';

/** The plan of accounts as the server has it now. */
export const accountPlan = createQuery(
  'financeAccounts',
  'plan',
  (_: 'all', signal) => accountService.plan(signal),
  { keep: false, tags: [PLAN] },
);

/** The plan was written: besides it, the select lists that accounts are chosen from are stale. */
export const planWritten = () => invalidate([PLAN, 'financialRatings', 'expenditures']);

/** What hangs on one account. */
export const accountUses = createQuery(
  'financeAccounts',
  'uses',
  (id: number, signal) => accountService.uses(id, signal),
  { keep: false },
);
