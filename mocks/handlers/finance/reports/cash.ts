import { id } from '../../../read';
import { demo } from '../../../state';
import { inCents } from '../titleWire';
import { movesOf, sidesOf } from './moves';
import { reportRoute } from './reportRoute';

/**
 * The book of one account: its balance at the start and what moved. Some farms' part of an account has no balance, so
 * filtered by farm or producer it has no opening line.
 */
export const cash = reportRoute(
  'Cash',
  'REPORT_CASH',
  ({ query, customerId, has }) => {
    const account = demo.world.finance.currentAccounts.get(id(query.get('currentAccountIds')));
    if (!account || account.customerId !== customerId) return [];
    const [from, to] = [query.get('startDate') ?? '', query.get('endDate') ?? ''];
    const moves = movesOf(customerId).filter(
      ({ writeOff }) =>
        writeOff.currentAccountId === account.id && writeOff.paymentDate >= account.openingDate,
    );
    const before = moves
      .filter(({ writeOff }) => writeOff.paymentDate.slice(0, 10) < from)
      .reduce((sum, { document, moved }) => sum + (document.movement === 'INCOME' ? moved : -moved), 0);
    const opening = {
      entryType: 'OPENING',
      history: 'OPENING',
      paymentDate: `${from}T00:00:00`,
      balanceValue: (inCents(account.openingBalance) + before) / 100,
    };
    const narrowed = query.has('farmIds') || query.has('farmerPersonIds');
    return [
      ...(narrowed ? [] : [opening]),
      ...moves
        .filter(({ writeOff, document }) => {
          const day = writeOff.paymentDate.slice(0, 10);
          return (
            day >= from &&
            day <= to &&
            has('farmIds', document.farmId) &&
            has('farmerPersonIds', document.farmerId)
          );
        })
        .map(({ writeOff, installment, document, moved }) => ({
          entryType: 'MOVEMENT',
          documentId: document.id,
          businessMovement: document.movement,
          documentNumber: document.number,
          paymentDate: writeOff.paymentDate,
          partnerPersonName: demo.world.finance.partners.get(document.partnerId)?.name ?? null,
          history: `${document.typeName} ${document.number}`,
          financialRatingName: installment.ratingName,
          ...sidesOf(document, moved),
        })),
    ];
  },
  { banks: 'one' },
);
