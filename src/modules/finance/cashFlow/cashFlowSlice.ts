import { createQuery } from '@/platform/store/createQuery';
import { findCashFlow, findMonthly } from './cashFlowService';

const KEEP = { keep: false } as const;

/** What the last requested cash flow is computed from. */
export const cashFlowAnswer = createQuery('financeCashFlow', 'annual', findCashFlow, KEEP);

/** The sums of the months of the last requested year. */
export const monthlyAnswer = createQuery('financeCashFlow', 'monthly', findMonthly, KEEP);

/** What the next days are computed from. */
export const nextDaysAnswer = createQuery('financeCashFlow', 'nextDays', findCashFlow, KEEP);
