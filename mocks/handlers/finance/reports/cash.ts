import { dayBefore } from '../../../db/calendar';
import { type BankMove, bankMovesOf } from '../../../db/finance/journal/bankMoves';
import { balanceOn, journalOf } from '../../../db/finance/journal/journal';
import { id } from '../../../read';
import { demo } from '../../../state';
import { reportRoute } from './reportRoute';

const wire = ({ day, cents, ratingName, memo, partnerId, payee, checkNumber, document }: BankMove) => ({
  entryType: 'MOVEMENT',
  documentId: document?.id ?? null,
  businessMovement: document?.movement ?? null,
  documentNumber: document?.number ?? checkNumber,
  paymentDate: `${day}T00:00:00`,
  partnerPersonName: demo.world.finance.partners.get(partnerId)?.name ?? payee,
  history: memo,
  financialRatingName: ratingName,
  incomeValue: cents > 0 ? cents / 100 : null,
  expenseValue: cents < 0 ? -cents / 100 : null,
});

/**
 * The book of one account: its balance at the start and what moved. Some farms' part of an account has no balance, so
 * filtered by farm or producer it has no opening line.
 */
export const cash = reportRoute(
  'Cash',
  'REPORT_CASH',
  ({ query, customerId, has }) => {
    const account = demo.world.finance.currentAccounts.get(id(query.get('currentAccountIds')));
    if (!account || customerId === null || account.customerId !== customerId) return [];
    const [from, to] = [query.get('startDate') ?? '', query.get('endDate') ?? ''];
    const journal = journalOf(demo.world, customerId);
    const opening = {
      entryType: 'OPENING',
      history: 'OPENING',
      paymentDate: `${from}T00:00:00`,
      balanceValue: balanceOn(journal, dayBefore(from), 'BANK', account.id) / 100,
    };
    const narrowed = query.has('farmIds') || query.has('farmerPersonIds');
    const rows = bankMovesOf(demo.world, customerId).filter(
      ({ accountId, day, document }) =>
        accountId === account.id &&
        day >= from &&
        day <= to &&
        (!narrowed ||
          (document !== null &&
            has('farmIds', document.farmId) &&
            has('farmerPersonIds', document.farmerId))),
    );
    return [...(narrowed ? [] : [opening]), ...rows.map(wire)];
  },
  { banks: 'one' },
);
