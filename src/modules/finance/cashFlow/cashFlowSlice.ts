import { createWidget } from '@/platform/widgets/createWidget';
import { findCashFlow } from './cashFlowService';

/** What the cash flow that was asked for last is reckoned from. */
export const cashFlowAnswer = createWidget('financeCashFlow', 'annual', findCashFlow, { keep: false });
