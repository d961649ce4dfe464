import { createQuery } from '@/platform/store/createQuery';
import { invalidate } from '@/platform/store/tags';
import { findInvestments } from './investmentsService';

const POSITIONS = 'financeInvestments/positions';

/** The positions of the last requested account. */
export const investmentsAnswer = createQuery(
  'financeInvestments',
  'positions',
  (accountId: string, signal) => findInvestments(accountId, signal),
  { keep: false, tags: [POSITIONS] },
);

export const positionsWritten = () => invalidate([POSITIONS]);
