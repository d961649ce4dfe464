import type { World } from '../types';
import type { FinancialDocument, Loan } from './financeTypes';
import { monthsAfter } from '../calendar';
import { PRINCIPAL } from './journal/moves';

const inCents = (value: number) => Math.round(value * 100);
const MONTHS = { MONTHLY: 1, QUARTERLY: 3, SEMIANNUAL: 6, ANNUAL: 12 } as const;

type Terms = Pick<
  Loan,
  'principal' | 'installments' | 'interval' | 'interestRate' | 'amortization' | 'firstDueDate'
>;

/** What each installment of a loan takes off its principal and its interest, in cents, by its due date. */
function amortizations(loan: Terms): { dueDate: string; cents: number; interest: number }[] {
  const [principal, count, months] = [inCents(loan.principal), loan.installments, MONTHS[loan.interval]];
  const rate = (1 + loan.interestRate / 100) ** (months / 12) - 1;
  const even = Math.round(rate === 0 ? principal / count : (principal * rate) / (1 - (1 + rate) ** -count));
  let left = principal;
  return Array.from({ length: count }, (_, at) => {
    const planned =
      loan.amortization === 'PRICE'
        ? even - Math.round(left * rate)
        : loan.amortization === 'SAC'
          ? Math.round(principal / count)
          : 0;
    const interest = Math.round(left * rate);
    const cents = at === count - 1 ? left : Math.max(0, Math.min(planned, left));
    left -= cents;
    return { dueDate: monthsAfter(loan.firstDueDate, months * at).slice(0, 10), cents, interest };
  });
}

/** The document whose titles are a loan's installments; a purchase that a loan pays names it too, but has none of these. */
export function loanDocument({ finance }: World, loanId: number): FinancialDocument | undefined {
  return finance.documents.find(
    (row) =>
      row.loanId === loanId &&
      finance.installments.find((each) => each.documentId === row.id && each.interest !== undefined) !==
        undefined,
  );
}

/** Makes the titles of a loan: one for each installment, principal and interest together. */
export function insertLoanTitles(world: World, loan: Loan, producerId: number | null): FinancialDocument {
  const parts = amortizations(loan);
  const document = world.finance.documents.insert({
    customerId: loan.customerId,
    movement: 'EXPENSE',
    typeName: 'CONTRATO',
    number: loan.contractNumber,
    partnerId: loan.creditorId ?? 0,
    companyId: null,
    farmerId: producerId,
    farmId: null,
    harvestId: null,
    currencyId: loan.currencyId,
    loanId: loan.id,
    issueDate: loan.contractDate,
    enteredValue: parts.reduce((sum, { cents, interest }) => sum + cents + interest, 0) / 100,
    items: [],
    shares: [],
    details: [],
    observation: loan.name,
    createdAt: loan.createdAt,
  });
  parts.forEach(({ dueDate, cents, interest }, at) =>
    world.finance.installments.insert({
      customerId: loan.customerId,
      documentId: document.id,
      number: at + 1,
      dueDate: `${dueDate}T00:00:00`,
      value: (cents + interest) / 100,
      interest: interest / 100,
      ratingName: PRINCIPAL,
      observation: null,
    }),
  );
  return document;
}

/** Takes the titles of a loan away. */
export function removeLoanTitles(world: World, loanId: number): void {
  const document = loanDocument(world, loanId);
  if (!document) return;
  const { documents, installments } = world.finance;
  for (const row of installments.filter((each) => each.documentId === document.id))
    installments.remove(row.id);
  documents.remove(document.id);
}
