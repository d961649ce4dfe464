import { createQuery } from '@/platform/store/createQuery';
import { invalidate } from '@/platform/store/tags';
import { balanceOf } from './balanceService';

const BALANCE = 'financeBalance/balance';

/** The balance of the last requested day. */
export const balanceAnswer = createQuery('financeBalance', 'balance', balanceOf, {
  keep: false,
  tags: [BALANCE],
});

export const balanceWritten = () => invalidate([BALANCE]);
