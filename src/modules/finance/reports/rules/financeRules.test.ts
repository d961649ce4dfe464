import { describe, expect, it } from 'vitest';
import { sumOf } from '@/families/report/rules/figures';
import type { ReportRow } from '@/families/report/reportTypes';
import { withShares } from './accountShares';
import { advanceBalance, orderValues } from './agreementRows';
import { BALANCE_FACTS, BALANCE_FOOT, balanceLines } from './balanceSheet';
import { withBookValue, withYearlyCost } from './assetRows';
import { bandOf } from './delay';
import { loanRows } from './loanRows';
import { perHectare, RESULT_LINES, resultRows, shareOfNet } from './ruralResult';
import { balanceFoot, withBalance } from './runningBalance';
import { withGrain, withStock, withVolume } from './stockRows';

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

  it('stay owed until they are paid: what is overdue stays, a part that was paid is taken off', () => {
    const paid = (whole: number, cents: number) =>
      loanRows([{ ...loan, rate: 10, paidInstallments: whole, paidPrincipal: cents }], '2027-02-01').map(
        ({ part, amortization, term }) => [part, amortization, term],
      );
    expect(paid(0, 0)).toEqual([
      ['1/3', 400_000, 'OVERDUE'],
      ['2/3', 400_000, 'OVERDUE'],
      ['3/3', 400_000, 'SHORT'],
    ]);
    expect(paid(1, 500_000)).toEqual([
      ['2/3', 300_000, 'OVERDUE'],
      ['3/3', 400_000, 'SHORT'],
    ]);
    expect(paid(3, 1_200_000)).toEqual([]);
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

describe('a stock at its moving mean', () => {
  // FD §4.5: 100 at 50,00 + 50 at 65,00 → 55,00; out 30 = 1 650,00; left 120 = 6 600,00.
  const rows: ReportRow[] = [
    { product: 'A', entry: 'OPENING', balance: 100, value: 500_000 },
    { product: 'A', entry: 'PURCHASE', in: 50, moved: 325_000 },
    { product: 'A', entry: 'SALE', out: 30 },
    { product: 'A', entry: 'SALE', out: 120 },
  ];

  it('takes what goes out at the mean, and the last of it the rest', () => {
    expect(withStock(rows).map(({ balance, meanCost, value }) => [balance, meanCost, value])).toEqual([
      [100, 5_000, 500_000],
      [150, 5_500, 825_000],
      [120, 5_500, 660_000],
      [0, null, 0],
    ]);
  });

  it('is not known without an opening, and of each product by itself', () => {
    const other: ReportRow = { product: 'B', entry: 'PURCHASE', in: 1, moved: 100 };
    const all = withStock([...rows.slice(0, 2), other]);
    expect(all.at(-1)).toMatchObject({ balance: null, value: null, meanCost: null });
    expect(
      withStock([...rows.slice(0, 1), { product: 'A', entry: 'PURCHASE', in: 1, moved: null }]).at(-1),
    ).toMatchObject({ balance: null });
  });
});

it('tells grain in sacks and what of it is free', () => {
  const grain = {
    opening: 60_000,
    in: 120_000,
    loss: 1_200,
    sold: 58_800,
    consumed: 0,
    kgPerSack: 60,
    contracted: 150_000,
  };
  expect(withGrain(grain)).toMatchObject({ balance: 120_000, sacks: 2_000, free: -30_000 });
  expect(withGrain({ ...grain, sold: null })).toMatchObject({ balance: null, sacks: null, free: null });
});

it('tells wood in solid cubic metres', () => {
  expect(withVolume({ stacked: 40.5, factor: 0.7 })['volume']).toBe(28.35);
  expect(withVolume({ stacked: 40.5, factor: null })['volume']).toBeNull();
});

describe('an asset', () => {
  // FD §4.4: 300 000, 60 000, 120 months → 2 000,00 a month.
  const tractor: ReportRow = {
    price: 30_000_000,
    residual: 6_000_000,
    life: 120,
    purchaseDate: '2025-01-10',
  };

  it('is worth in the books what has not worn off', () => {
    expect(withBookValue(tractor, '2025-12-31')).toMatchObject({ worn: 2_400_000, book: 27_600_000 });
    expect(withBookValue({ price: 500_000 }, '2025-12-31')).toMatchObject({ worn: 0, book: 500_000 });
    expect(withBookValue({ price: null }, '2025-12-31')).toMatchObject({ worn: null, book: null });
  });

  it('costs in a year what wore off, its upkeep and its fuel', () => {
    const year = { ...tractor, upkeep: 100_000, fuel: 500_000, used: 1_000 };
    const whole = { worn: 2_400_000, cost: 3_000_000, each: 3_000 };
    expect(withYearlyCost(year, 2026, '2027-03-01')).toMatchObject(whole);
    expect(withYearlyCost({ ...year, used: null }, 2026, '2027-03-01')).toMatchObject({ each: null });
    // Ten months are over on 28 November; the eleventh is on its last day.
    expect(withYearlyCost(year, 2026, '2026-11-28')).toMatchObject({ worn: 2_000_000, cost: 2_600_000 });
    expect(withYearlyCost(year, 2026, '2026-11-30')).toMatchObject({ worn: 2_200_000 });
    expect(withYearlyCost(year, 2027, '2026-11-28')).toMatchObject({ worn: 0 });
  });
});

it('values an order, and waits for nothing of one that is cancelled', () => {
  const order: ReportRow = {
    ordered: 3,
    arrived: 1,
    price: 333_33,
    delivery: '2026-01-10',
    cancelled: false,
  };
  expect(orderValues(order, '2026-01-15')).toMatchObject({
    left: 2,
    total: 99_999,
    openValue: 66_666,
    late: 5,
  });
  expect(orderValues({ ...order, cancelled: true }, '2026-01-15')).toMatchObject({ openValue: 0, late: 0 });
  expect(orderValues({ ...order, price: null }, '2026-01-15')).toMatchObject({
    total: null,
    openValue: null,
  });
});

it('leaves of an advance what was neither used nor returned', () => {
  expect(
    advanceBalance({ value: 500, used: 200, returned: 100, cancelled: false }, '2026-01-15'),
  ).toMatchObject({
    balance: 200,
    situation: 'PARTIAL',
  });
  expect(advanceBalance({ value: 500, used: null, returned: 100 }, '2026-01-15')['balance']).toBeNull();
});

describe('a balance sheet', () => {
  // FD §4.5: 850 000, 4 150 000, 500 000, 1 000 000 → 1,70; 30,0 %; 33,3 %; equity 3 500 000.
  const lines: ReportRow[] = [
    { section: 'CURRENT_ASSETS', value: 85_000_000, compared: 80_000_000 },
    { section: 'LONG_ASSETS', value: 415_000_000, compared: 0 },
    { section: 'CURRENT_LIABILITIES', value: 50_000_000, compared: 50_000_000 },
    { section: 'LONG_LIABILITIES', value: 100_000_000, compared: 40_000_000 },
  ];

  it('has its ratios and its equity', () => {
    const [current, debt, short] = BALANCE_FACTS.map(({ figure }) => figure(lines));
    expect(current).toBeCloseTo(1.7);
    expect(debt).toBeCloseTo(30);
    expect(short).toBeCloseTo(33.333, 2);
    expect(BALANCE_FOOT.at(-1)?.figures(lines)).toEqual({
      value: 350_000_000,
      compared: -10_000_000,
      third: null,
      delta: 360_000_000,
      change: -3600,
      laterDelta: null,
      laterChange: null,
    });
  });

  it('tells change and share, and divides by nothing never', () => {
    expect(balanceLines(lines).map(({ delta, change, share }) => [delta, change, share])).toEqual([
      [5_000_000, 6.25, 17],
      [415_000_000, null, 83],
      [0, 0, 10],
      [60_000_000, 150, 20],
    ]);
    const [third] = balanceLines([{ section: 'CURRENT_ASSETS', value: 90, compared: 60, third: 80 }]);
    expect(third).toMatchObject({ delta: 30, change: 50, laterDelta: -20, laterChange: -25 });
    expect(BALANCE_FACTS.map(({ figure }) => figure([]))).toEqual([null, null, null]);
    const unknown = [...lines, { section: 'LONG_ASSETS', value: null }];
    expect(BALANCE_FOOT.at(-1)?.figures(unknown)['value']).toBeNull();
  });
});

describe('a rural result', () => {
  // FD §4.4: 62 sc/ha × 130,00 = 8 060,00 a hectare; COT 5 200,00 leaves 2 860,00.
  const stated: ReportRow[] = [
    { activity: 'SOJA', part: 'INCOME', stated: 8_060_000, area: 10 },
    { activity: 'SOJA', part: 'PAID_COST', stated: 4_000_000, area: 10 },
    { activity: 'SOJA', part: 'DEPRECIATION', stated: 800_000, area: 10 },
    { activity: 'SOJA', part: 'FAMILY_LABOUR', stated: 400_000, area: 10 },
  ];

  it('takes each part off what was left, by the hectare too', () => {
    const rows = resultRows(stated);
    expect(RESULT_LINES.map(({ figures }) => figures(rows))).toMatchObject([
      { value: 8_060_000, hectare: 806_000 },
      { value: 4_060_000, hectare: 406_000 },
      { value: 2_860_000, hectare: 286_000 },
      { value: 2_860_000, hectare: 286_000 },
    ]);
    // Vertical analysis: of net income.
    const shares = RESULT_LINES.map(({ figures }) => figures(rows)['share']);
    expect(shares).toEqual([
      100,
      (4_060_000 / 8_060_000) * 100,
      (2_860_000 / 8_060_000) * 100,
      (2_860_000 / 8_060_000) * 100,
    ]);
    expect(shareOfNet(rows)).toBeCloseTo((2_860_000 / 8_060_000) * 100);
  });

  it('says nothing of a hectare where an area is not known, and no margin where a part is missing', () => {
    const rows = resultRows([
      ...stated.slice(0, 2),
      { activity: null, part: 'PAID_COST', stated: 100, area: null },
    ]);
    expect(perHectare(rows)).toBeNull();
    expect(RESULT_LINES.map(({ figures }) => figures(rows)['value'])).toEqual([
      8_060_000,
      4_059_900,
      null,
      null,
    ]);
    expect(shareOfNet(rows)).toBeNull();
  });

  it('of a crop that sold nothing yet is what was spent on it', () => {
    const rows = resultRows(stated.filter(({ part }) => part !== 'INCOME'));
    expect(RESULT_LINES.map(({ figures }) => figures(rows))).toMatchObject([
      { value: 0, share: null },
      { value: -4_000_000, hectare: -400_000, share: null },
      { value: -5_200_000 },
      { value: -5_200_000 },
    ]);
    expect(RESULT_LINES.map(({ figures }) => figures([])['value'])).toEqual([null, null, null, null]);
  });
});
