import type { FinancialDocument, Installment, WriteOff } from '../financeTypes';
import { movedBy } from '../writeOffSum';
import { byDay, untilWritten } from './untilWritten';

const inCents = (value: number) => Math.round(value * 100);

/** The account of the plan on which interest of loans and what comes late counts. */
export const INTEREST = 'JUROS E TARIFAS BANCARIAS';
/** What is repaid of a loan: neither income nor expense. */
export const PRINCIPAL = 'AMORTIZACAO DE EMPRESTIMOS';
/** What is paid of a card's invoice: its purchases were counted when they were made. */
export const CARD_INVOICE = 'FATURA DE CARTAO DE CREDITO';
/** What is paid into a consortium until its good arrives. */
export const CONSORTIUM = 'CONSORCIOS';
/** Ratings of titles that only move what is owed or owned. */
export const NO_RESULT: readonly string[] = [PRINCIPAL, CARD_INVOICE, CONSORTIUM];

/** A payment, or the part of one that counts on one account of the plan. Money in cents. */
export interface Move {
  writeOff: WriteOff;
  installment: Installment;
  document: FinancialDocument;
  ratingName: string;
  /** What left or came: the part of the title less the discount, with interest and penalty. */
  moved: number;
}

/** The part of a payment's own value that is interest of the loan whose installment it pays, in cents. */
export function interestPart(value: number, installment: Installment): number {
  const whole = inCents(installment.value);
  return whole === 0 ? 0 : Math.round((inCents(value) * inCents(installment.interest ?? 0)) / whole);
}

/** Every payment of a customer, the oldest first; that of a loan's installment in two parts, principal and interest. */
export const movesIn = untilWritten(({ finance }, customerId: number | null): readonly Move[] => {
  const { writeOffs, installments, documents } = finance;
  return writeOffs
    .filter((row) => row.customerId === customerId)
    .toSorted((a, b) => byDay(a.paymentDate, b.paymentDate) || a.id - b.id)
    .flatMap((writeOff) => {
      const installment = installments.get(writeOff.installmentId);
      if (!installment) return [];
      const about = { writeOff, installment, document: documents.need(installment.documentId) };
      const moved = movedBy(writeOff);
      if (installment.interest === undefined)
        return [{ ...about, ratingName: installment.ratingName, moved }];
      const principal = inCents(writeOff.value) - interestPart(writeOff.value, installment);
      return [
        { ...about, ratingName: PRINCIPAL, moved: principal },
        { ...about, ratingName: INTEREST, moved: moved - principal },
      ].filter((part) => part.moved !== 0);
    });
});
