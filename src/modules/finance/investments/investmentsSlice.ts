import { createQuery } from '@/platform/store/createQuery';
import { findInvestments } from './investmentsService';

/** The positions of the last requested account. */
export const investmentsAnswer = createQuery(
  'financeInvestments',
  'positions',
  (accountId: string, signal) => findInvestments(accountId, signal),
  { keep: false },
);
