import { createQuery } from '@/platform/store/createQuery';
import { invalidate } from '@/platform/store/tags';
import { balanceOf, closedDays } from './balanceService';

const BALANCE = 'financeBalance/balance';

/** The balance of the last requested day. */
export const balanceAnswer = createQuery('financeBalance', 'balance', balanceOf, {
  keep: false,
  tags: [BALANCE],
});

/** The days that are closed. */
export const closedDaysAnswer = createQuery(
  'financeBalance',
  'closedDays',
  async (_all: 'all', signal) => ({ days: await closedDays(signal) }),
  { keep: false, tags: [BALANCE] },
);

/** After an adjustment, a closing or a reopening. */
export const balanceWritten = () => invalidate([BALANCE]);
