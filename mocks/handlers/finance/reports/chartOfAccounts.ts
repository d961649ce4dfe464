import { RATINGS } from '../../../db/finance/ratings';
import { movesOf } from './moves';
import { reportRoute } from './reportRoute';

/** Accounts on which the book of the rural producer counts nothing. */
const OUTSIDE: readonly string[] = ['JUROS E TARIFAS BANCARIAS', 'IMPOSTOS E TAXAS'];

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
    const counts = { INCOME: 0, EXPENSE: 0 };
    return RATINGS.map((rating) => {
      counts[rating.movement] += 1;
      const number = String(counts[rating.movement]).padStart(2, '0');
      const lcdpr = rating.movement === 'INCOME' ? '1' : '2';
      return {
        code: `${rating.movement === 'INCOME' ? 1 : 2}.${number}`,
        name: rating.name,
        businessMovement: rating.movement,
        lcdprType: OUTSIDE.includes(rating.name) ? 'NONE' : lcdpr,
        realizedValue: (sums.get(rating.name) ?? 0) / 100,
      };
    }).filter(
      (row) =>
        (!side || row.businessMovement === side) && (!use || (use === 'USED') === row.realizedValue > 0),
    );
  },
);
