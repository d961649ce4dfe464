import { demo } from '../../../state';
import { inCents } from '../titleWire';
import { movesOf, partsOf, sidesOf } from './moves';
import { reportRoute } from './reportRoute';

/** Payments through some accounts, each split among the cost centers of its document. */
export const movements = reportRoute(
  'Movements',
  'REPORT_MOVEMENTS',
  ({ query, customerId, has }) => {
    const { finance, costCenters, farms, harvests } = demo.world;
    const [from, to] = [query.get('startDate') ?? '', query.get('endDate') ?? ''];
    const side = query.get('businessMovement');
    return movesOf(customerId)
      .filter(({ writeOff, document }) => {
        const day = writeOff.paymentDate.slice(0, 10);
        return (
          day >= from &&
          day <= to &&
          (!side || document.movement === side) &&
          writeOff.currentAccountId !== null &&
          has('currentAccountIds', writeOff.currentAccountId) &&
          has('partnerPersonIds', document.partnerId) &&
          has('farmerPersonIds', document.farmerId)
        );
      })
      .flatMap(({ writeOff, ratingName, document, moved }) => {
        const shares =
          document.shares.length > 0
            ? document.shares
            : [{ farmId: document.farmId, costCenterId: null, percentage: 100 }];
        const percentages = shares.map(({ percentage }) => percentage);
        const moves = partsOf(moved, percentages);
        const charges = partsOf(
          inCents(writeOff.interestValue) + inCents(writeOff.penaltyValue),
          percentages,
        );
        const discounts = partsOf(inCents(writeOff.discountValue), percentages);
        return shares.map((share, at) => ({
          documentId: document.id,
          businessMovement: document.movement,
          documentNumber: document.number,
          paymentDate: writeOff.paymentDate,
          currentAccountName: finance.currentAccounts.get(writeOff.currentAccountId)?.name ?? null,
          paymentName: finance.payments.get(writeOff.paymentId)?.name ?? null,
          partnerPersonName: finance.partners.get(document.partnerId)?.name ?? null,
          financialRatingName: ratingName,
          farmId: share.farmId,
          farmName: farms.get(share.farmId)?.name ?? null,
          farmActivityFieldId: share.costCenterId,
          farmActivityFieldName: costCenters.get(share.costCenterId)?.name ?? null,
          harvestName: harvests.get(document.harvestId)?.name ?? null,
          ...sidesOf(document, moves[at] ?? 0),
          chargesValue: (charges[at] ?? 0) / 100,
          discountValue: (discounts[at] ?? 0) / 100,
        }));
      })
      .filter((row) => has('farmIds', row.farmId) && has('farmActivityFieldIds', row.farmActivityFieldId));
  },
  { banks: 'some' },
);
