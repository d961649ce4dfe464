import { createWidget } from '@/platform/widgets/createWidget';
import { findInvestments } from './investmentsService';

/** The positions of the account that was asked for last. */
export const investmentsAnswer = createWidget(
  'financeInvestments',
  'positions',
  (accountId: string, signal) => findInvestments(accountId, signal),
  { keep: false },
);
