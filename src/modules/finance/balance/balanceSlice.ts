import { createQuery } from '@/platform/store/createQuery';
import { balanceOf } from './balanceService';

/** The balance of the day that was asked for last. */
export const balanceAnswer = createQuery('financeBalance', 'balance', balanceOf, { keep: false });
