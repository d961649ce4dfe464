import { figureOf, wordsOf } from '@/families/report/rules/figures';
import type { ReportRow } from '@/families/report/reportTypes';
import { addMonths, type LocalDate } from '@/platform/format/date';
import { fromCents } from '@/platform/format/money';
import { AMORTIZATIONS, LOAN_INTERVALS, loanSchedule } from '../../rules/amortization';
import { loanTerms, type LooseTerms } from '../../rules/loanTerms';

/** The terms of a loan as its row has them. */
function termsOf(row: ReportRow): LooseTerms {
  const principal = figureOf(row, 'principal');
  return {
    principal: principal === null ? null : fromCents(principal),
    interestRate: figureOf(row, 'rate'),
    contractDate: wordsOf(row, 'contractDate'),
    firstDueDate: wordsOf(row, 'firstDueDate'),
    installments: figureOf(row, 'installments'),
    interval: LOAN_INTERVALS.find((one) => one === row['interval']) ?? null,
    amortization: AMORTIZATIONS.find((one) => one === row['system']) ?? null,
  };
}

/**
 * A row for every installment that falls due on the day of the position or later, of the loans that were made by then:
 * the schedule of the loans' register. What is due within twelve months is short. A loan whose terms are not whole
 * stays as one row without installments.
 */
export function loanRows(loans: readonly ReportRow[], position: LocalDate): readonly ReportRow[] {
  const limit = addMonths(position, 12);
  const rows = loans.flatMap((loan): ReportRow[] => {
    const terms = loanTerms(termsOf(loan));
    if (!terms) return [loan];
    if (terms.contractDate > position) return [];
    return loanSchedule(terms)
      .filter(({ dueDate }) => dueDate >= position)
      .map((part) => ({
        ...loan,
        part: `${part.number}/${terms.installments}`,
        dueDate: part.dueDate,
        amortization: part.amortization,
        interest: part.interest,
        payment: part.payment,
        balance: part.balance,
        term: part.dueDate <= limit ? 'SHORT' : 'LONG',
      }));
  });
  return rows.map((row, id) => ({ ...row, id }));
}
