import { choice, figure, figureOrNull, id, keeping, type Read, text, textOrNull } from '@/platform/http/wire';
import { AMORTIZATIONS, LOAN_INTERVALS } from './rules/amortization';
import { customerRecord } from './schemas/customerRecord';

/** Money that was lent to the customer, and how it is paid back. */
export const Loan = keeping({
  id,
  name: text,
  contractNumber: text,
  creditorId: figureOrNull,
  creditorName: textOrNull,
  currentAccountId: figure,
  currentAccountName: text,
  currencyId: figure,
  currencyName: text,
  currencySymbol: text,
  principal: figure,
  /** Per cent a year, effective. */
  interestRate: figure,
  contractDate: text,
  firstDueDate: text,
  installments: figure,
  interval: choice(LOAN_INTERVALS, null),
  amortization: choice(AMORTIZATIONS, null),
  ...customerRecord,
});
export type Loan = Read<typeof Loan>;
