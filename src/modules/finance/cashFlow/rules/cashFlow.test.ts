import { assert, array, boolean, constantFrom, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FlowBasis, FlowItem } from '../cashFlowTypes';
import { cashFlow, shortMonths } from './cashFlow';

const TODAY = '2026-03-10';
let count = 0;
const item = (day: string, cents: number, more: Partial<FlowItem> = {}): FlowItem => ({
  id: String((count += 1)),
  paid: true,
  documentId: 1,
  documentNumber: '1',
  partner: '',
  side: cents < 0 ? 'EXPENSE' : 'INCOME',
  ratingId: 7,
  day,
  cents: Math.abs(cents),
  ...more,
});
const open = (day: string, cents: number) => item(day, cents, { paid: false });
const basis = (items: readonly FlowItem[], opening: number | null = 1_000_000): FlowBasis => ({
  from: '2026-01-01',
  opening,
  ratings: [{ id: 7, code: '1.01.001', name: 'SOJA', subgroup: 'VENDA', group: 'RECEITAS' }],
  items,
  otherCurrencies: [],
  unread: 0,
});
const flowOf = (items: readonly FlowItem[], year = 2026, opening: number | null = 1_000_000) =>
  cashFlow(basis(items, opening), { year, today: TODAY, shown: 'both' });

describe('cash flow', () => {
  it('accumulates as the decisions compute it: 10 000; January 7 000; February 8 500', () => {
    const { months } = flowOf([
      item('2026-01-05', 500_000),
      item('2026-01-31', -800_000),
      item('2026-02-01', 200_000),
      item('2026-02-28', -50_000),
    ]);
    expect(months.slice(0, 2).map(({ balance }) => balance)).toEqual([700_000, 850_000]);
    expect(months.map(({ kind }) => kind).slice(0, 4)).toEqual(['realized', 'realized', 'both', 'forecast']);
  });
  it('counts all that is late in the present month, and what is due later when it is due', () => {
    const { months, rows } = flowOf([
      open('2025-08-01', -100),
      open('2026-02-01', -20),
      open('2026-03-31', -3),
      open('2026-04-01', -4000),
      item('2026-03-01', -50_000),
    ]);
    expect(months.map(({ outCents }) => outCents).slice(0, 4)).toEqual([0, 0, 50_123, 4000]);
    expect(rows[0]?.items.filter(({ late }) => late)).toHaveLength(2);
  });
  it('shows rows of what was paid or of what is expected, and adds up both in its months', () => {
    const items = [
      item('2026-01-05', 500),
      open('2026-04-05', 300),
      item('2026-02-05', -20, { ratingId: null }),
    ];
    const shown = (which: 'realized' | 'forecast' | 'both') =>
      cashFlow(basis(items), { year: 2026, today: TODAY, shown: which });
    const totals = (which: 'realized' | 'forecast' | 'both') => shown(which).rows.map(({ total }) => total);
    expect(totals('realized')).toEqual([500, 20]);
    expect(totals('forecast')).toEqual([300]);
    expect(totals('both')).toEqual([800, 20]);
    expect(shown('realized').months[3]?.inCents).toBe(300);
  });
  it('lists income before expense, by the code of the account, without one last', () => {
    const ratings = ['1.01.002', '1.01.001', '2.01.001'].map((code, at) => ({
      id: at + 1,
      code,
      name: code,
      subgroup: '',
      group: '',
    }));
    const items = [
      item('2026-01-05', -1, { ratingId: null }),
      item('2026-01-05', -1, { ratingId: 3 }),
      item('2026-01-05', 1, { ratingId: null }),
      item('2026-01-05', 1, { ratingId: 1 }),
      item('2026-01-05', 1, { ratingId: 2 }),
    ];
    const { rows } = cashFlow({ ...basis(items), ratings }, { year: 2026, today: TODAY, shown: 'both' });
    expect(rows.map(({ side, code }) => `${side} ${code}`)).toEqual([
      'INCOME 1.01.001',
      'INCOME 1.01.002',
      'INCOME ',
      'EXPENSE 2.01.001',
      'EXPENSE ',
    ]);
  });
  it('carries what happens until a later year into its January', () => {
    const { months } = flowOf(
      [item('2026-02-01', 500), open('2026-12-31', -300), open('2027-01-02', -1)],
      2027,
    );
    expect(months[0]).toMatchObject({ opening: 1_000_200, outCents: 1, balance: 1_000_199 });
  });
  it('tells no balance where the banks’ own is not known', () => {
    const flow = flowOf([item('2026-01-05', 5)], 2026, null);
    expect(flow.months.every(({ balance }) => balance === null)).toBe(true);
    expect(shortMonths(flow)).toEqual([]);
  });
  it('names the months that end below zero', () => {
    expect(
      shortMonths(flowOf([open('2026-05-01', -1_000_001), open('2026-06-01', 5)])).map(({ month }) => month),
    ).toEqual([5]);
  });
  it('keeps the sums: rows, months and balances', () => {
    const items = array(
      record({
        day: constantFrom('2026-01-03', '2026-03-10', '2026-11-30'),
        cents: integer({ min: -9e6, max: 9e6 }),
        paid: boolean(),
      }),
    );
    assert(
      property(items, (all) => {
        const { rows, months } = flowOf(all.map(({ day, cents, paid }) => item(day, cents, { paid })));
        const net = all.reduce((sum, { cents }) => sum + cents, 0);
        expect(months[11]?.balance).toBe(1_000_000 + net);
        expect(rows.reduce((sum, { side, total }) => sum + (side === 'INCOME' ? total : -total), 0)).toBe(
          net,
        );
      }),
    );
  });
});
