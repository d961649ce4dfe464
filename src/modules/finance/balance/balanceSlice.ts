import { createQuery } from '@/platform/store/createQuery';
import { balanceOf, closedDays } from './balanceService';

/** The balance of the last requested day. */
export const balanceAnswer = createQuery('financeBalance', 'balance', balanceOf, { keep: false });

/** The days that are closed. */
export const closedDaysAnswer = createQuery(
  'financeBalance',
  'closedDays',
  async (_all: 'all', signal) => ({ days: await closedDays(signal) }),
  { keep: false },
);
