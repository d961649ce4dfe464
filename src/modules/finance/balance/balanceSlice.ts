import { createQuery } from '@/platform/store/createQuery';
import { balanceOf } from './balanceService';

/** The balance of the last requested day. */
export const balanceAnswer = createQuery('financeBalance', 'balance', balanceOf, { keep: false });
