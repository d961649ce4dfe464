import { createQuery } from '@/platform/store/createQuery';
import { accountService } from './accountService';

/** The plan of accounts as the server has it now. */
export const accountPlan = createQuery(
  'financeAccounts',
  'plan',
  (_: 'all', signal) => accountService.plan(signal),
  {
    keep: false,
  },
);

/** What hangs on one account. */
export const accountUses = createQuery(
  'financeAccounts',
  'uses',
  (id: number, signal) => accountService.uses(id, signal),
  { keep: false },
);
