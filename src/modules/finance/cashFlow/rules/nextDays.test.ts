import { expect, it } from 'vitest';
import type { FlowBasis, FlowItem } from '../cashFlowTypes';
import { accumulated } from './cashFlow';
import { balanceBefore, DAYS_AHEAD, dipsOf, nextDays } from './nextDays';

const TODAY = '2026-11-25';
let count = 0;
const item = (day: string, cents: number, paid = false): FlowItem => ({
  id: String((count += 1)),
  paid,
  documentId: count,
  documentNumber: `N${count}`,
  partner: '',
  side: cents < 0 ? 'EXPENSE' : 'INCOME',
  ratingId: null,
  day,
  cents: Math.abs(cents),
});
const basisOf = (items: readonly FlowItem[], opening: number | null = 1_000_000): FlowBasis => ({
  from: '2026-01-01',
  opening,
  ratings: [],
  items,
  otherCurrencies: [],
  unread: 0,
});
const shown = (items: readonly FlowItem[]) => {
  const basis = basisOf(items);
  const days = nextDays(basis, TODAY);
  return { days, dips: dipsOf(days, basis, balanceBefore(days)) };
};

it('the line begins with what is left today, with all that is overdue, and goes over the turn of the year', () => {
  const { days } = shown([
    item('2026-02-01', -300_000, true),
    item('2026-10-01', -50_000),
    item('2026-11-20', 20_000),
    item('2027-02-23', -1),
    item('2027-02-24', -5),
  ]);
  expect(days).toHaveLength(DAYS_AHEAD + 1);
  expect(days[0]).toMatchObject({ day: TODAY, inCents: 20_000, outCents: 50_000, balance: 670_000 });
  expect(days.at(-1)).toMatchObject({ day: '2027-02-23', balance: 669_999 });
  expect(balanceBefore(days)).toBe(700_000);
});

it('names what drives a dip below zero, and the receivable that would fill it', () => {
  const { dips } = shown([
    item('2026-12-10', -900_000),
    item('2026-12-10', -10_000),
    item('2026-12-11', -390_000),
    item('2026-12-20', 100_000),
    item('2027-01-05', 400_000),
  ]);
  expect(dips).toMatchObject([
    {
      from: '2026-12-10',
      day: '2026-12-11',
      balance: -300_000,
      fall: 1_300_000,
      needed: 300_000,
      missing: 0,
    },
  ]);
  expect(dips[0]?.drivers.map(({ cents }) => cents)).toEqual([900_000, 390_000, 10_000]);
  expect(dips[0]?.fillers.map(({ day }) => day)).toEqual(['2027-01-05']);
});

it('says what is missing when all receivables together do not suffice', () => {
  const { dips } = shown([
    item('2026-12-10', -1_500_000),
    item('2026-12-20', 100_000),
    item('2027-01-05', 50_000),
  ]);
  expect(dips[0]).toMatchObject({ needed: 500_000, missing: 350_000 });
  expect(dips[0]?.fillers).toHaveLength(2);
});

it('tells no balance and no dip where the banks told none', () => {
  const basis = basisOf([item('2026-12-10', -5)], null);
  const days = nextDays(basis, TODAY);
  expect(days.every(({ balance }) => balance === null)).toBe(true);
  expect(dipsOf(days, basis, balanceBefore(days))).toEqual([]);
});

it('months that the server sums accumulate as finance-decisions §4.1 says, until one is not told', () => {
  const months = [
    { inCents: 500_000, outCents: 800_000 },
    { inCents: 200_000, outCents: 50_000 },
    { inCents: null, outCents: 0 },
  ];
  const made = accumulated({ opening: 1_000_000, months }, { year: 2026, today: TODAY });
  expect(made.map(({ balance }) => balance).slice(0, 4)).toEqual([700_000, 850_000, null, null]);
  expect(made[2]).toMatchObject({ inCents: null, result: null });
});
