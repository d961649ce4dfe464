import { createWidget } from '@/platform/widgets/createWidget';
import { balanceOf } from './balanceService';

/** The balance of the day that was asked for last. */
export const balanceAnswer = createWidget('financeBalance', 'balance', balanceOf, { keep: false });
