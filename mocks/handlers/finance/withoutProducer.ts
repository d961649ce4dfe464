import { invalid, json } from '../../answers';
import { NO_RESULT } from '../../db/finance/journal/moves';
import { producersOf } from '../../db/finance/producers';
import { ratingsOf } from '../../db/finance/ratingTree';
import { id } from '../../read';
import { route } from '../../route';
import { demo } from '../../state';
import { READ } from './cashBookDeclaration';
import { movesOf } from './reports/moves';

/** Payments of a year on accounts that the book counts, of documents without a producer: how many, and their sums. */
export const withoutProducer = route(
  'GET',
  '/CashBook/GetWithoutProducer',
  ({ query, customerId }) => {
    const year = id(query.get('year'));
    if (year === undefined || year < 2000 || year > 2100) return invalid({ Year: ['Escolha o ano.'] });
    const outside = new Set([
      ...NO_RESULT,
      ...ratingsOf(demo.world.finance, customerId)
        .filter(({ lcdprType }) => lcdprType === 'NONE')
        .map(({ name }) => name),
    ]);
    const left = movesOf(customerId).filter(
      ({ writeOff, document, ratingName }) =>
        writeOff.paymentDate.startsWith(`${year}-`) &&
        producersOf(document).length === 0 &&
        !outside.has(ratingName),
    );
    const sumOf = (side: string) =>
      left.filter(({ document }) => document.movement === side).reduce((sum, { moved }) => sum + moved, 0) /
      100;
    return json({ count: left.length, incomeValue: sumOf('INCOME'), expenseValue: sumOf('EXPENSE') });
  },
  { permission: [...READ.permission, 'REPORT_INCOME_TAX_STATEMENT'] },
);
