import { createWidget } from '@/platform/widgets/createWidget';
import { findCashFlow, findMonthly } from './cashFlowService';

const KEEP = { keep: false } as const;

/** What the cash flow that was asked for last is computed from. */
export const cashFlowAnswer = createWidget('financeCashFlow', 'annual', findCashFlow, KEEP);

/** The sums of the months of the year that was asked for last. */
export const monthlyAnswer = createWidget('financeCashFlow', 'monthly', findMonthly, KEEP);

/** What the next days are computed from. */
export const nextDaysAnswer = createWidget('financeCashFlow', 'nextDays', findCashFlow, KEEP);
