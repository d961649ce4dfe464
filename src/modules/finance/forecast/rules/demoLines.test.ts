import { expect, it } from 'vitest';
import { expectedOf } from '../../../../../mocks/handlers/finance/cashScenarios';
import { toCents } from '@/platform/format/money';
import { RECURRENCES } from '../forecastTypes';
import { lineMonths, monthsOf } from './forecast';

const plan = { startMonth: '2026-10', monthCount: 18 };
const scenario = {
  ...plan,
  id: 1,
  customerId: 1,
  version: 1,
  name: 'BASE',
  openingBalance: null,
  chosen: true,
  lines: [],
};

it.each(RECURRENCES)('the cash flow gets what the sheet shows, month by month: %s', (recurrence) => {
  const line = {
    id: 'a',
    name: 'A',
    side: 'INCOME',
    value: 10.5,
    firstDate: '2026-08-31',
    untilDate: '2027-12-15',
  } as const;
  const monthValues = [{ month: '2027-02', value: 3 }];
  const expected = expectedOf({ ...line, recurrence, financialRatingId: null, monthValues }, scenario);
  const sumOf = (month: string) =>
    expected.filter(({ date }) => date.startsWith(month)).reduce((sum, { value }) => sum + toCents(value), 0);
  const shown = lineMonths(
    {
      schedule: { cents: 1_050, first: '2026-08-31', recurrence, until: '2027-12-15' },
      typed: { '2027-02': 300 },
    },
    plan,
  );
  expect(monthsOf(plan).map(sumOf)).toEqual(shown);
});
