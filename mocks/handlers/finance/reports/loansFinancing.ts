import { localDate } from '../../../db/calendar';
import { interestPart } from '../../../db/finance/journal/moves';
import { loanDocument } from '../../../db/finance/loanTitles';
import { demo } from '../../../state';
import { reportRoute } from './reportRoute';

const inCents = (value: number) => Math.round(value * 100);

/** What was paid of a loan until a day: its first installments that are paid whole, and all of its principal. */
function paidUntil(loanId: number, day: string) {
  const { installments, writeOffs } = demo.world.finance;
  const document = loanDocument(demo.world, loanId);
  const titles = installments
    .filter((row) => row.documentId === document?.id)
    .toSorted((a, b) => a.number - b.number)
    .map((row) => {
      const paid = writeOffs.filter(
        (each) => each.installmentId === row.id && each.paymentDate.slice(0, 10) <= day,
      );
      const cents = paid.reduce((sum, { value }) => sum + inCents(value), 0);
      const interest = paid.reduce((sum, { value }) => sum + interestPart(value, row), 0);
      return { isPaid: cents >= inCents(row.value), principal: cents - interest };
    });
  const open = titles.findIndex(({ isPaid }) => !isPaid);
  return {
    paidInstallments: open === -1 ? titles.length : open,
    paidPrincipal: titles.reduce((sum, { principal }) => sum + principal, 0) / 100,
  };
}

/** The loans with their terms and what is paid of them: the reader computes their installments. */
export const loansFinancing = reportRoute(
  'LoansFinancing',
  'REPORT_LOANS_FINANCING',
  ({ customerId, query, has }) => {
    const position = query.get('date') ?? localDate(new Date(), 0).slice(0, 10);
    const { loans, partners, currencies } = demo.world.finance;
    return loans
      .filter(
        (row) =>
          row.customerId === customerId &&
          row.active &&
          has('partnerPersonIds', row.creditorId) &&
          // The demo's loans are the customer's, of no farm or producer.
          has('farmIds', null) &&
          has('farmerPersonIds', null),
      )
      .map((row) => ({
        id: row.id,
        name: row.name,
        contractNumber: row.contractNumber,
        creditorName: partners.get(row.creditorId)?.name ?? null,
        currencySymbol: currencies.get(row.currencyId)?.symbol ?? null,
        principal: row.principal,
        interestRate: row.interestRate,
        contractDate: row.contractDate,
        firstDueDate: row.firstDueDate,
        installments: row.installments,
        interval: row.interval,
        amortization: row.amortization,
        ...paidUntil(row.id, position),
      }));
  },
);
