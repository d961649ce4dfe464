import { expect, it } from 'vitest';
import type { FlowItem } from '../../cashFlow/cashFlowTypes';
import type { ForecastLine, Plan } from '../forecastTypes';
import {
  balanceBefore,
  begunYears,
  comparedMonths,
  lineMonths,
  movedLines,
  paidResults,
  scenarioMonths,
  withMonth,
} from './forecast';
import { linesFromPayments, yearBefore } from './start';

const item = (day: string, cents: number, more: Partial<FlowItem> = {}): FlowItem => ({
  id: day,
  paid: true,
  documentId: 1,
  documentNumber: '',
  partner: '',
  side: cents < 0 ? 'EXPENSE' : 'INCOME',
  ratingId: 7,
  day,
  cents: Math.abs(cents),
  ...more,
});
const line = (more: Partial<ForecastLine> = {}): ForecastLine => ({
  id: 'a',
  name: 'ENERGIA',
  side: 'EXPENSE',
  ratingId: null,
  schedule: { cents: 100, first: '2026-11-30', recurrence: 'QUARTERLY', until: null },
  typed: {},
  ...more,
});
const plan = (more: Partial<Plan> = {}): Plan => ({
  startMonth: '2026-11',
  monthCount: 6,
  opening: null,
  lines: [],
  ...more,
});

it('a line stands in the months of its schedule, over the turn of the year; what was typed comes before it', () => {
  expect(lineMonths(line(), plan())).toEqual([100, 0, 0, 100, 0, 0]);
  const typed = withMonth(withMonth(line(), '2027-02', 0, plan()), '2027-03', 40, plan());
  expect(lineMonths(typed, plan())).toEqual([100, 0, 0, 0, 40, 0]);
  expect(withMonth(typed, '2027-02', 100, plan()).typed).toEqual({ '2027-03': 40 });
});

it('a weekly line counts each day of a month', () => {
  const weekly = line({ schedule: { cents: 10, first: '2026-11-02', recurrence: 'WEEKLY', until: null } });
  // 2, 9, 16, 23 and 30 November.
  expect(lineMonths(weekly, plan({ monthCount: 2 }))).toEqual([50, 40]);
});

it('accumulates from the opening balance, as the cash flow of the decisions does', () => {
  const lines = [
    line({ side: 'INCOME', schedule: null, typed: { '2026-01': 500_000, '2026-02': 200_000 } }),
    line({ schedule: null, typed: { '2026-01': 800_000, '2026-02': 50_000 } }),
  ];
  const of = (opening: number | null) =>
    scenarioMonths(plan({ startMonth: '2026-01', monthCount: 2, opening, lines })).map(
      ({ balance }) => balance,
    );
  expect(of(1_000_000)).toEqual([700_000, 850_000]);
  expect(of(null)).toEqual([-300_000, -150_000]);
});

it('a copy that begins later takes its lines along', () => {
  const [moved] = movedLines(
    [
      line({
        schedule: { cents: 1, first: '2026-01-31', recurrence: 'MONTHLY', until: '2026-03-31' },
        typed: { '2026-02': 9 },
      }),
    ],
    '2026-01',
    '2027-02',
  );
  expect(moved?.schedule).toMatchObject({ first: '2027-02-28', until: '2027-04-30' });
  expect(moved?.typed).toEqual({ '2027-03': 9 });
});

it('starts from the twelve whole months before, more or less by a percentage, once more with each year, to the cent', () => {
  expect(yearBefore('2027-03', '2026-11-26')).toEqual({ first: '2025-11', last: '2026-10' });
  expect(yearBefore('2026-01', '2026-11-26')).toEqual({ first: '2025-01', last: '2025-12' });
  const lines = linesFromPayments(
    [
      item('2025-01-10', 1_005),
      item('2025-01-20', 1_000),
      item('2025-02-01', -333, { ratingId: null }),
      item('2025-03-01', 5_000, { paid: false }),
      item('2026-01-01', 7),
    ],
    {
      plan: plan({ startMonth: '2026-01', monthCount: 14 }),
      today: '2026-11-26',
      growth: { income: 10, expense: -5 },
    },
    (id) => (id === null ? 'SEM CONTA' : 'SOJA'),
  );
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatchObject({ name: 'SOJA', side: 'INCOME' });
  // 20,05 + 10 % = 22,055 → 22,06; twice: 24,2605 → 24,26.
  expect(lines[0]?.typed).toEqual({ '2026-01': 2_206, '2027-01': 2_426 });
  expect(lines[1]?.typed).toEqual({ '2026-02': 316, '2027-02': 301 });
});

it('what came is known until the present month, and never zero after it', () => {
  const items = [item('2026-12-10', 500), item('2025-12-10', 9), item('2027-01-02', -100)];
  expect(paidResults(items, plan(), '2027-02-05')).toEqual([0, 500, -100, 0, null, null]);
  expect(begunYears(plan(), '2027-02-05')).toEqual([2026, 2027]);
  expect(begunYears(plan(), '2026-11-26')).toEqual([2026]);
  expect(begunYears(plan({ startMonth: '2028-01' }), '2026-11-26')).toEqual([]);
});

it('another scenario is compared in the months that both have', () => {
  const other = plan({
    startMonth: '2027-01',
    monthCount: 2,
    opening: 900,
    lines: [line({ schedule: null, typed: { '2027-01': 5, '2027-02': 5 } })],
  });
  expect(comparedMonths(other, plan())).toEqual([null, null, -5, -10, null, null]);
});

it('the banks before a month are known until the present one', () => {
  const basis = {
    from: '2026-01-01',
    opening: 1_000,
    ratings: [],
    items: [item('2026-10-31', 50), item('2026-11-01', 7), item('2026-10-01', 3, { paid: false })],
    otherCurrencies: [],
    unread: 0,
  };
  expect(balanceBefore(basis, '2026-11', '2026-11-26')).toBe(1_050);
  expect(balanceBefore(basis, '2026-12', '2026-11-26')).toBeNull();
  expect(balanceBefore({ ...basis, opening: null }, '2026-11', '2026-11-26')).toBeNull();
});
