import { type InferType, number, object, string } from 'yup';
import { between, biggerThanZero, maxLength, notLessThan, validDate } from '@/platform/forms/validators';
import {
  type Amortization,
  AMORTIZATIONS,
  LOAN_INTERVALS,
  type LoanInterval,
  MOST_INSTALLMENTS,
} from '../rules/amortization';
import type { Kept } from '../kept';
import { customerRecord } from './customerRecord';

/** Money that was lent to the customer, and how it is paid back. */
export const loanSchema = object({
  id: number().required(),
  name: string().required(),
  contractNumber: string().required(),
  creditorId: number().nullable().defined(),
  creditorName: string().nullable().defined(),
  currentAccountId: number().required(),
  currentAccountName: string().required(),
  currencyId: number().required(),
  currencyName: string().required(),
  currencySymbol: string().required(),
  principal: number().required(),
  /** Per cent a year, effective. */
  interestRate: number().required(),
  contractDate: string().required(),
  firstDueDate: string().required(),
  installments: number().required(),
  interval: string<LoanInterval>()
    .oneOf([...LOAN_INTERVALS])
    .required(),
  amortization: string<Amortization>()
    .oneOf([...AMORTIZATIONS])
    .required(),
  ...customerRecord,
});
export type Loan = InferType<typeof loanSchema>;

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
