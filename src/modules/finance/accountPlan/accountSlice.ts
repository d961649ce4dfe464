import { createWidget } from '@/platform/widgets/createWidget';
import { accountService } from './accountService';

/** The plan of accounts as the server has it now. */
export const accountPlan = createWidget(
  'financeAccounts',
  'plan',
  (_: 'all', signal) => accountService.plan(signal),
  {
    keep: false,
  },
);

/** What hangs on one account. */
export const accountUses = createWidget(
  'financeAccounts',
  'uses',
  (id: number, signal) => accountService.uses(id, signal),
  { keep: false },
);
