import { createQuery } from '@/platform/store/createQuery';
import { findInvestments } from './investmentsService';

/** The positions of the account that was asked for last. */
export const investmentsAnswer = createQuery(
  'financeInvestments',
  'positions',
  (accountId: string, signal) => findInvestments(accountId, signal),
  { keep: false },
);
