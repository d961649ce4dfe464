import { number, object, string } from 'yup';
import { between, biggerThanZero, maxLength, notLessThan, validDate } from '@/platform/forms/validators';
import { type Amortization, type LoanInterval, MOST_INSTALLMENTS } from '../rules/amortization';
import type { Kept } from '../kept';

export interface LoanValues {
  name: string;
  contractNumber: string;
  creditorId: number | null;
  currentAccountId: number | null;
  currencyId: number | null;
  /** In the loan's currency, with its decimals. */
  principal: number | null;
  interestRate: number | null;
  contractDate: string | null;
  firstDueDate: string | null;
  installments: number | null;
  interval: LoanInterval | null;
  amortization: Amortization | null;
  kept: Kept<'creditorId' | 'currentAccountId' | 'currencyId'>;
}

export const loanFormSchema = object({
  name: string().required().test(maxLength(100)),
  contractNumber: string().required().test(maxLength(40)),
  creditorId: number().nullable().defined().required(),
  currentAccountId: number().nullable().defined().required(),
  currencyId: number().nullable().defined().required(),
  principal: number().nullable().defined().required().test(biggerThanZero()),
  interestRate: number().nullable().defined().required().test(between(0, 1000)),
  contractDate: string().nullable().defined().required().test(validDate()),
  firstDueDate: string().nullable().defined().required().test(validDate()).test(notLessThan('contractDate')),
  installments: number().nullable().defined().required().test(between(1, MOST_INSTALLMENTS)),
  interval: string<LoanInterval>().nullable().defined().required(),
  amortization: string<Amortization>().nullable().defined().required(),
});
