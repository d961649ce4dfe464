import { ratingsOf } from '../../../db/finance/ratingTree';
import { demo } from '../../../state';
import { movesOf } from './moves';
import { reportRoute } from './reportRoute';

/** The plan of accounts with what was paid and received on each. */
export const chartOfAccounts = reportRoute(
  'ChartOfAccounts',
  'REPORT_CHART_OF_ACCOUNTS',
  ({ query, customerId, has }) => {
    const [from, to] = [query.get('startDate') ?? '', query.get('endDate') ?? ''];
    const sums = new Map<string, number>();
    for (const { writeOff, installment, document, moved } of movesOf(customerId)) {
      const day = writeOff.paymentDate.slice(0, 10);
      if (day < from || day > to) continue;
      if (!has('farmIds', document.farmId) || !has('farmerPersonIds', document.farmerId)) continue;
      sums.set(installment.ratingName, (sums.get(installment.ratingName) ?? 0) + moved);
    }
    const [side, use] = [query.get('businessMovement'), query.get('use')];
    return ratingsOf(demo.world.finance, customerId)
      .map(({ code, name, movement, lcdprType }) => ({
        code,
        name,
        businessMovement: movement,
        lcdprType,
        realizedValue: (sums.get(name) ?? 0) / 100,
      }))
      .filter(
        (row) =>
          (!side || row.businessMovement === side) && (!use || (use === 'USED') === row.realizedValue > 0),
      );
  },
);
