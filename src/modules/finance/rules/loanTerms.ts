import { isLocalDate, toLocalDate } from '@/platform/format/date';
import { toCents } from '@/platform/format/money';
import { isOneOf } from '@/platform/typed/records';
import { AMORTIZATIONS, LOAN_INTERVALS, type LoanTerms, MOST_INSTALLMENTS } from './amortization';

/** What a form or a record knows of a loan; money with its decimals, anything may be missing. */
export type LooseTerms = { readonly [Name in keyof LoanTerms]?: LoanTerms[Name] | null };

/** The terms in cents and days once they are whole and right, else null: then there is nothing to compute with. */
export function loanTerms(loose: LooseTerms): LoanTerms | null {
  const { principal, interestRate, installments, interval, amortization } = loose;
  const contractDate = toLocalDate(loose.contractDate);
  const firstDueDate = toLocalDate(loose.firstDueDate);
  if (!isLocalDate(contractDate) || !isLocalDate(firstDueDate) || firstDueDate < contractDate) return null;
  if (typeof principal !== 'number' || !(principal > 0)) return null;
  if (typeof interestRate !== 'number' || !(interestRate >= 0)) return null;
  if (!Number.isInteger(installments) || !installments) return null;
  if (installments < 1 || installments > MOST_INSTALLMENTS) return null;
  if (!isOneOf(LOAN_INTERVALS, interval) || !isOneOf(AMORTIZATIONS, amortization)) return null;
  const cents = toCents(principal);
  return { principal: cents, interestRate, contractDate, firstDueDate, installments, interval, amortization };
}
