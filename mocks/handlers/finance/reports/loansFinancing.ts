import { demo } from '../../../state';
import { reportRoute } from './reportRoute';

/** The loans with their terms: the reader computes their installments. */
export const loansFinancing = reportRoute(
  'LoansFinancing',
  'REPORT_LOANS_FINANCING',
  ({ customerId, has }) => {
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
      }));
  },
);
