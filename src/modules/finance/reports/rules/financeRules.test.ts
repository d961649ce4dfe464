import { describe, expect, it } from 'vitest';
import { sumOf } from '@/families/report/rules/figures';
import type { ReportRow } from '@/families/report/reportTypes';
import { withShares } from './accountShares';
import { bandOf } from './delay';
import { loanRows } from './loanRows';
import { balanceFoot, withBalance } from './runningBalance';

it('puts days late into bands', () => {
  expect([0, 1, 30, 31, 60, 61, 90, 91].map(bandOf)).toEqual([
    'notDue',
    'to30',
    'to30',
    'to60',
    'to60',
    'to90',
    'to90',
    'over90',
  ]);
});

describe('a running balance', () => {
  // FD §4.1: 10 000; + 5 000 − 8 000 → 7 000; + 2 000 − 500 → 8 500.
  const rows: ReportRow[] = [
    { entry: 'OPENING', balance: 1_000_000 },
    { income: 500_000, expense: null },
    { income: null, expense: 800_000 },
    { income: 200_000, expense: null },
    { income: null, expense: 50_000 },
  ];

  it('goes on from the opening line, and the foot closes where the last row does', () => {
    const whole = withBalance(rows, 'income', 'expense');
    expect(whole.map(({ balance }) => balance)).toEqual([1_000_000, 1_500_000, 700_000, 900_000, 850_000]);
    expect(balanceFoot('income', 'expense').map(({ figures }) => figures(whole))).toEqual([
      { balance: 1_000_000 },
      { income: 700_000, expense: 850_000 },
      { balance: 850_000 },
    ]);
  });

  it('is not known without an opening line', () => {
    const whole = withBalance(rows.slice(1), 'income', 'expense');
    expect(whole.every(({ balance }) => balance === null)).toBe(true);
    expect(balanceFoot('income', 'expense').at(-1)?.figures(whole)).toEqual({ balance: null });
  });
});

describe('loans', () => {
  const loan: ReportRow = {
    principal: 1_200_000,
    rate: 0,
    system: 'SAC',
    contractDate: '2026-01-10',
    firstDueDate: '2026-07-10',
    installments: 3,
    interval: 'SEMIANNUAL',
  };

  it('are shown by what falls due from the day on, within twelve months or later', () => {
    const rows = loanRows([loan], '2026-07-10');
    expect(
      rows.map(({ part, dueDate, amortization, balance, term }) => [
        part,
        dueDate,
        amortization,
        balance,
        term,
      ]),
    ).toEqual([
      ['1/3', '2026-07-10', 400_000, 800_000, 'SHORT'],
      ['2/3', '2027-01-10', 400_000, 400_000, 'SHORT'],
      ['3/3', '2027-07-10', 400_000, 0, 'SHORT'],
    ]);
    expect(loanRows([loan], '2026-07-09').at(-1)?.['term']).toBe('LONG');
    expect(sumOf(loanRows([loan], '2026-07-11'), 'amortization')).toBe(800_000);
  });

  it('that were made later, or whose terms are not whole, bring no installment', () => {
    expect(loanRows([loan], '2026-01-09')).toEqual([]);
    expect(loanRows([{ ...loan, rate: null }], '2026-07-10')).toEqual([{ ...loan, rate: null, id: 0 }]);
  });
});

it('shares a side out to a hundred per cent, and says nothing where a figure is missing', () => {
  const rows = [1, 1, 1].map((realized) => ({ nature: 'EXPENSE', realized: realized * 100 }));
  expect(withShares(rows).map(({ share }) => share)).toEqual([33.34, 33.33, 33.33]);
  expect(withShares([...rows, { nature: 'EXPENSE', realized: null }]).map(({ share }) => share)).toEqual([
    null,
    null,
    null,
    null,
  ]);
  expect(withShares([{ nature: 'INCOME', realized: 0 }]).map(({ share }) => share)).toEqual([null]);
});
