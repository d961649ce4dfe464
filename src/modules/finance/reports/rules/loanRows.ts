import { figureOf, wordsOf } from '@/families/report/rules/figures';
import type { ReportRow } from '@/families/report/reportTypes';
import { addMonths, type LocalDate } from '@/platform/format/date';
import { fromCents } from '@/platform/format/money';
import { roundHalfAway } from '@/platform/format/number';
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

type Part = ReturnType<typeof loanSchedule>[number];

/**
 * What is left of a loan's installments on a day. Cents.
 * @param paid whole installments from the first on, and all principal that was paid until the day; null where the server
 *   does not tell: then what is due before the day counts as paid
 */
function openParts(
  schedule: readonly Part[],
  paid: { readonly installments: number; readonly principal: number } | null,
  position: LocalDate,
): Part[] {
  if (paid === null) return schedule.filter(({ dueDate }) => dueDate >= position);
  const whole = schedule.slice(0, paid.installments);
  let rest = paid.principal - whole.reduce((sum, part) => sum + part.amortization, 0);
  return schedule.slice(paid.installments).flatMap((part): Part[] => {
    const covered = Math.max(0, Math.min(rest, part.amortization));
    rest -= covered;
    if (covered === 0) return [part];
    if (covered === part.amortization) return [];
    const amortization = part.amortization - covered;
    // A part that is paid takes its share of the interest with it.
    const interest = roundHalfAway((part.interest * amortization) / part.amortization, 0);
    return [{ ...part, amortization, interest, payment: amortization + interest }];
  });
}

/**
 * A row for every installment that is not paid on the day of the position, of the loans that were made by then: the
 * schedule of the loans' register less what was paid. What was due before stands as overdue, what is due within twelve
 * months is short. A loan whose terms are not whole stays as one row without installments.
 */
export function loanRows(loans: readonly ReportRow[], position: LocalDate): readonly ReportRow[] {
  const limit = addMonths(position, 12);
  const rows = loans.flatMap((loan): ReportRow[] => {
    const terms = loanTerms(termsOf(loan));
    if (!terms) return [loan];
    if (terms.contractDate > position) return [];
    const [installments, principal] = [figureOf(loan, 'paidInstallments'), figureOf(loan, 'paidPrincipal')];
    const paid = installments === null || principal === null ? null : { installments, principal };
    return openParts(loanSchedule(terms), paid, position).map((part) => ({
      ...loan,
      part: `${part.number}/${terms.installments}`,
      dueDate: part.dueDate,
      amortization: part.amortization,
      interest: part.interest,
      payment: part.payment,
      balance: part.balance,
      term: part.dueDate < position ? 'OVERDUE' : part.dueDate <= limit ? 'SHORT' : 'LONG',
    }));
  });
  return rows.map((row, id) => ({ ...row, id }));
}
