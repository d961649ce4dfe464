import { describe, expect, it } from 'vitest';
import type { Statement, StatementLine } from '../bankTypes';
import { isTooLong, statementPeriod } from './statementPeriod';
import { statementRows, statementSums } from './statementSums';

const line = (id: number, day: string, cents: number): StatementLine => ({
  id,
  accountId: 1,
  account: 'SICREDI',
  day,
  documentNumber: '',
  history: '',
  partner: '',
  cents,
  reconciled: null,
  documentId: null,
  movement: '',
  fitId: null,
});
const account = { id: 1, name: 'SICREDI', currency: 'R$', opening: 1_000_000, bankClosing: 700_010 };
const statement: Statement = {
  accounts: [account],
  lines: [line(2, '2026-01-31', -800_000), line(1, '2026-01-02', 500_000), line(3, '2026-01-31', 0)],
  unread: 0,
};

describe('the period', () => {
  it('ends 30 days or one year after it starts at most', () => {
    const far = { from: '2026-01-01', to: '2027-06-01' };
    expect(statementPeriod(far, 'month', '2026-11-23')).toEqual({ from: '2026-01-01', to: '2026-01-31' });
    expect(statementPeriod(far, 'year', '2026-11-23')).toEqual({ from: '2026-01-01', to: '2027-01-01' });
    expect(statementPeriod(null, 'month', '2026-11-23')).toEqual({ from: '2026-10-24', to: '2026-11-23' });
    expect(statementPeriod({ from: '2026-01-09', to: '2026-01-02' }, 'month', '')).toEqual({
      from: '2026-01-02',
      to: '2026-01-09',
    });
  });
});

describe('a period that is too long', () => {
  it.each([
    ['2026-01-01', '2026-01-31', 'month', false],
    ['2026-01-01', '2026-02-01', 'month', true],
    ['2026-02-01', '2026-01-01', 'month', true],
    ['2026-01-01', '2027-01-01', 'year', false],
    ['2026-01-01', '2027-01-02', 'year', true],
    ['2023-03-01', '2024-03-01', 'year', false],
    ['2023-03-01', '2024-03-02', 'year', true],
  ] as const)('%s to %s by %s: %s', (from, to, span, long) => {
    expect(isTooLong({ from, to }, span)).toBe(long);
  });
});

describe('the sums', () => {
  it('are opening + in − out = closing, and name the difference from the bank to the cent', () => {
    expect(statementSums(statement)).toMatchObject({
      opening: 1_000_000,
      inCents: 500_000,
      outCents: 800_000,
      closing: 700_000,
      bankClosing: 700_010,
      difference: 10,
    });
  });

  it('compare with the bank as it stood on the day that it tells: what moved later does not count', () => {
    const differs = (bankClosingDay: string | null, bankClosing: number) =>
      statementSums({ ...statement, accounts: [{ ...account, bankClosing, bankClosingDay }] }).difference;
    expect(differs('2026-01-30', 1_500_000)).toBe(0);
    expect(differs('2026-01-31', 700_000)).toBe(0);
    expect(differs('2026-01-01', 1_000_000)).toBe(0);
    expect(differs(null, 700_000)).toBe(0);
  });

  it('stay unknown where an opening, a line or a common currency is missing', () => {
    const unreported = { ...statement, accounts: [{ ...account, opening: null, bankClosing: null }] };
    expect(statementSums(unreported)).toMatchObject({ closing: null, bankClosing: null, difference: null });
    expect(statementSums({ ...statement, unread: 1 })).toMatchObject({ closing: null, inCents: null });
    const dollars = { ...statement, accounts: [account, { ...account, id: 2, currency: 'US$' }] };
    expect(statementSums(dollars)).toMatchObject({ opening: null, closing: null, currency: null });
    expect(statementRows(dollars)[0]?.balance).toBeNull();
  });

  it('run line by line in the order of the days, and stand once a day', () => {
    expect(statementRows(statement).map(({ id, balance, dayBalance }) => [id, balance, dayBalance])).toEqual([
      [1, 1_500_000, 1_500_000],
      [2, 700_000, null],
      [3, 700_000, 700_000],
    ]);
  });
});
