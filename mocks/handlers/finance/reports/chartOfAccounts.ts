import { type Rating, ratingsOf } from '../../../db/finance/ratingTree';
import { demo } from '../../../state';
import { movesOf } from './moves';
import { reportRoute } from './reportRoute';

/** The account, or what lies over it on a level of the tree. */
const lineOf = (rating: Rating, level: number) => ({
  code: rating.code.split('.').slice(0, level).join('.'),
  name: [rating.groupName, rating.subgroupName][level - 1] ?? rating.name,
  businessMovement: rating.movement,
  lcdprType: rating.lcdprType,
  cents: 0,
});

/** The plan of accounts with what was paid and received on each. */
export const chartOfAccounts = reportRoute(
  'ChartOfAccounts',
  'REPORT_CHART_OF_ACCOUNTS',
  ({ query, customerId, has }) => {
    const [from, to] = [query.get('startDate') ?? '', query.get('endDate') ?? ''];
    const sums = new Map<string, number>();
    for (const { writeOff, ratingName, document, moved } of movesOf(customerId)) {
      const day = writeOff.paymentDate.slice(0, 10);
      if (day < from || day > to) continue;
      if (!has('farmIds', document.farmId) || !has('farmerPersonIds', document.farmerId)) continue;
      sums.set(ratingName, (sums.get(ratingName) ?? 0) + moved);
    }
    const [side, use] = [query.get('businessMovement'), query.get('use')];
    const level = Number(query.get('level') ?? 3);
    const lines = new Map<string, ReturnType<typeof lineOf>>();
    for (const rating of ratingsOf(demo.world.finance, customerId)) {
      const line = lineOf(rating, level);
      const before = lines.get(line.code);
      const cents = (before?.cents ?? 0) + (sums.get(rating.name) ?? 0);
      const alike = !before || before.lcdprType === line.lcdprType;
      lines.set(line.code, { ...line, lcdprType: alike ? line.lcdprType : null, cents });
    }
    return [...lines.values()]
      .map(({ cents, ...line }) => ({ ...line, realizedValue: cents / 100 }))
      .filter(
        (row) =>
          (!side || row.businessMovement === side) && (!use || (use === 'USED') === row.realizedValue > 0),
      );
  },
);
