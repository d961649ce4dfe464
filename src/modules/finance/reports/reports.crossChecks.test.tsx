import { beforeEach, describe, expect, it } from 'vitest';
import { openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import type { ReportRow } from '@/families/report/reportTypes';
import { figureOf, sumOf } from '@/families/report/rules/figures';
import { toCents } from '@/platform/format/money';
import { addDays, addMonths, today } from '@/platform/format/date';
import { http } from '@/platform/http/http';
import { applyOccurrence } from '../../../../mocks/db/finance/occurrenceEffects';
import type { Occurrence } from '../../../../mocks/db/finance/occurrenceSeed';
import { demo } from '../../../../mocks/state';
import { findBook } from '../cashBook/bookService';
import { financeRoutes } from '../financeRoutes';
import { loanSchedule } from '../rules/amortization';
import { loanTerms } from '../rules/loanTerms';
import { toTitleRows } from '../titles/rules/titleRow';
import { sumTitles } from '../titles/rules/titleSums';
import { balances, titles } from '../titles/titlesService';
import { elsewhere, reportNamed, requestRows, rowsOf } from './reports.test.kit';
import type { Loan } from '../loanWire';

startDemo({
  routes: { ...financeRoutes, ...elsewhere },
  namespaces: ['financeReports', 'report', 'common', 'forms', 'grid', 'ui'],
});
beforeEach(() => void openSignedIn({ routes: [{ path: '/', element: null }], at: '/' }));

const { signal } = new AbortController();

const rowsWith = (wanted: string, params: readonly (readonly [string, string])[]) =>
  requestRows(
    reportNamed(wanted),
    new URLSearchParams(params.map(([name, value]): [string, string] => [name, value])),
  );
const rowsIn = (wanted: string) => rowsOf(reportNamed(wanted));
const year = today().slice(0, 4);
const period = [
  ['startDate', `${year}-01-01`],
  ['endDate', `${year}-12-31`],
] as const;
const sumWhere = (rows: readonly ReportRow[], field: string, name: string, is: string) =>
  sumOf(
    rows.filter((row) => row[name] === is),
    field,
  );
const banksOf = async () =>
  (await balances(signal)).map(({ id }) => ['currentAccountIds', String(id)] as const);

/** Enters what happened to the first account today, as the form does. */
function enter(given: Partial<Occurrence>): Occurrence {
  const { finance } = demo.world;
  const own = finance.currentAccounts.find(({ customerId }) => customerId === 1);
  const seed = finance.occurrences.find(({ customerId }) => customerId === 1);
  if (!own || !seed) throw new Error('no account');
  const { id: _id, ...base } = seed;
  const row = finance.occurrences.insert({
    ...base,
    date: today(),
    currentAccountId: own.id,
    targetAccountId: null,
    ...given,
  });
  applyOccurrence(demo.world, row, 'MARIA');
  return row;
}

it('cash closes with what is in the account', async () => {
  const report = reportNamed('cash');
  const rows = await rowsOf(report);
  const closing = report.foot?.find(({ id }) => id === 'closing')?.figures(rows)['balance'];
  const account = (await balances(signal)).find(({ id }) => id === 1);
  expect(closing).toBe(toCents(account?.balance ?? NaN));
  expect(figureOf(rows.at(-1) ?? {}, 'balance')).toBe(closing);
});

it('grain has in stock what the accounting stock has', async () => {
  const [grains, stocks] = [await rowsIn('grainStock'), await rowsIn('accountingStock')];
  expect(grains.length).toBeGreaterThan(0);
  for (const { product, warehouse, sacks } of grains) {
    const amount = stocks.find((row) => row['product'] === product && row['place'] === warehouse)?.['amount'];
    expect(Math.abs(Number(sacks) - Number(amount))).toBeLessThan(0.01);
  }
});

it('the balance sheet has the loans and the assets of their own reports', async () => {
  const closed = today();
  demo.world.finance.balanceClosings.insert({
    customerId: 1,
    date: closed,
    at: `${closed}T12:00:00Z`,
    userName: 'MARIA',
    lines: null,
  });
  const balance = await rowsWith('balanceSheet', [['date', closed]]);
  const sumIn = (begin: string) => {
    const lines = balance.filter(({ line }) => String(line).startsWith(begin));
    return sumOf(lines, 'value');
  };
  expect(sumIn('LOANS')).toBe(sumOf(await rowsIn('loansFinancing'), 'amortization'));
  expect(sumIn('ASSET_')).toBe(sumOf(await rowsIn('patrimony'), 'book'));
  expect(sumIn('STOCK')).toBe(sumOf(await rowsIn('accountingStock'), 'value'));
});

it('receivables have open what the titles have to receive', async () => {
  const rows = await rowsIn('receivables');
  const days = { kind: 'DUE' as const, from: today(), to: today() };
  const titleRows = toTitleRows(await titles(days, signal));
  expect(sumOf(rows, 'open')).toBe(sumTitles(titleRows, today(), days).all.receive);
});

it('receivables of a past day are those of the balance sheet of that day', async () => {
  for (const day of [addDays(today(), -60), addMonths(today(), -8)]) {
    demo.world.finance.balanceClosings.insert({
      customerId: 1,
      date: day,
      at: `${day}T12:00:00Z`,
      userName: 'MARIA',
      lines: null,
    });
    const balance = await rowsWith('balanceSheet', [['date', day]]);
    const due = balance.filter(({ line }) => String(line).startsWith('RECEIVABLES'));
    const open = sumOf(await rowsWith('receivables', [['date', day]]), 'open');
    expect(open).toBeGreaterThan(0);
    expect(open).toBe(sumOf(due, 'value'));
  }
});

it('loans fall due as the schedule of their register has it', async () => {
  const rows = await rowsIn('loansFinancing');
  const loans = (await http.list<Loan>('/Loan/GetGridData', { signal })).filter(({ active }) => active);
  const due = loans.flatMap((loan) => {
    const terms = loanTerms(loan);
    const parts = terms ? loanSchedule(terms).filter(({ dueDate }) => dueDate >= today()) : [];
    return parts.map((part) => ({ ...part, short: part.dueDate <= addMonths(today(), 12) }));
  });
  const sum = (some: typeof due, field: 'amortization' | 'interest') =>
    some.reduce((all, part) => all + part[field], 0);
  expect(due.length).toBeGreaterThan(0);
  expect(sumOf(rows, 'amortization')).toBe(sum(due, 'amortization'));
  expect(sumOf(rows, 'interest')).toBe(sum(due, 'interest'));
  expect(sumWhere(rows, 'amortization', 'term', 'SHORT')).toBe(
    sum(
      due.filter(({ short }) => short),
      'amortization',
    ),
  );
});

it('registrations have left what the map offers to cost centers', async () => {
  const rows = await rowsIn('realEstateRegistrations');
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) {
    const totals = await http.get<{ totalAreaSize: number; totalApportionedAreaSize: number }>(
      `/FarmRealEstate/GetTotalApportionedAreaSize/${String(row['assetId'])}`,
      { signal },
    );
    expect(row['remainder']).toBeCloseTo(totals.totalAreaSize - totals.totalApportionedAreaSize, 2);
  }
});

/** Accounts of the plan that are the family's own. */
const familyAccounts = () =>
  new Set(
    demo.world.finance.financialRatings
      .all()
      .filter(({ isFamily }) => isFamily)
      .map(({ name }) => name),
  );

describe('the payments of a year', () => {
  it('are the same by movement, by account and in the rural result', async () => {
    const movements = await rowsWith('movements', [...period, ...(await banksOf())]);
    const plan = await rowsWith('chartOfAccounts', period);
    const result = await rowsWith('ruralResult', [['year', year]]);
    const [income, expense] = [sumOf(movements, 'income'), sumOf(movements, 'expense')];
    expect(income).toBeGreaterThan(0);
    expect(sumWhere(plan, 'realized', 'nature', 'INCOME')).toBe(income);
    expect(sumWhere(result, 'stated', 'part', 'INCOME')).toBe(income);
    const paid = sumWhere(plan, 'realized', 'nature', 'EXPENSE');
    // What the family spends is no cost of the farm.
    const atHome = sumOf(
      plan.filter(({ account }) => familyAccounts().has(String(account))),
      'realized',
    );
    expect(sumWhere(result, 'stated', 'part', 'PAID_COST')).toBe((paid ?? 0) - (atHome ?? 0));
    // What a card has paid goes through no bank; principal and invoices of cards are on no account of the plan.
    expect(expense).toBeGreaterThan(0);
    const onPlan = new Set(plan.map(({ account }) => account));
    const counted = sumOf(
      movements.filter(({ account }) => onPlan.has(account ?? null)),
      'expense',
    );
    expect(counted ?? 0).toBeLessThanOrEqual(paid ?? 0);
  });

  it('are those of the bank statement, whose transfers between own accounts come to nothing', async () => {
    const banks = await banksOf();
    const [, [, other] = []] = banks;
    enter({ kind: 'TRANSFER', targetAccountId: Number(other), value: 1234.56 });
    const movements = await rowsWith('movements', [...period, ...banks]);
    interface Line {
      readonly kind?: string;
      readonly value: number;
      readonly history: string | null;
    }
    const { lines } = await http.get<{ lines: readonly Line[] }>('/BankStatement/GetGridData', {
      params: new URLSearchParams(
        [...period, ...banks].map(([name, value]): [string, string] => [name, value]),
      ),
      signal,
    });
    const sum = (some: readonly Line[]) => some.reduce((all, { value }) => all + toCents(value), 0);
    const net = (sumOf(movements, 'income') ?? 0) - (sumOf(movements, 'expense') ?? 0);
    expect(sum(lines.filter(({ kind }) => kind === 'PAYMENT'))).toBe(net);
    const transfers = lines.filter(({ history }) => history?.startsWith('TRANSFERENCIA'));
    expect(transfers).toHaveLength(2);
    expect(sum(transfers)).toBe(0);
  });

  it('are in the rural result as in the cash book, where a producer has the whole', async () => {
    const farmer = demo.world.people.find(({ customerId }) => customerId === 1);
    const farmerId = farmer?.id ?? 0;
    const book = await findBook({ farmerId: String(farmerId), year: Number(year) }, signal);
    const whole = book.entries.filter(({ share }) => share === 100_00);
    expect(whole.length).toBeGreaterThan(0);
    expect(whole).toHaveLength(book.entries.length);
    const accounts = new Set(whole.map(({ account }) => account));
    const result = (
      await rowsWith('ruralResult', [
        ['year', year],
        ['farmerPersonIds', String(farmerId)],
      ])
    ).filter(({ account }) => accounts.has(String(account)));
    for (const [movement, part] of [
      ['INCOME', 'INCOME'],
      ['EXPENSE', 'PAID_COST'],
    ] as const) {
      const own = whole.filter((entry) => entry.movement === movement);
      expect(sumWhere(result, 'stated', 'part', part)).toBe(own.reduce((all, { cents }) => all + cents, 0));
    }
  });

  it('are not those of the family, which has what its owners gave and took alone in common with the farm', async () => {
    const moved = [
      enter({ kind: 'OWNER', way: 'OUT', value: 512.34 }),
      enter({ kind: 'OWNER', way: 'IN', value: 90 }),
    ];
    const sum = (way: string) =>
      moved.filter((row) => row.way === way).reduce((all, { value }) => all + toCents(value ?? 0), 0);
    const family = await rowsWith('familyIncomeExpenses', [['year', year]]);
    const plan = await rowsWith('chartOfAccounts', period);
    const own = new Set(
      plan.map(({ account }) => account).filter((account) => !familyAccounts().has(String(account))),
    );
    expect(family.filter(({ account }) => own.has(account ?? null))).toEqual([]);
    expect(sumWhere(family, 'total', 'account', 'APORTE NA PROPRIEDADE')).toBe(sum('IN'));
    expect(sumWhere(family, 'total', 'account', 'RETIRADA DA PROPRIEDADE')).toBe(sum('OUT'));
  });

  it('come to one whole on every level of the plan of accounts', async () => {
    const levels = await Promise.all(
      ['1', '2', '3'].map((level) => rowsWith('chartOfAccounts', [...period, ['level', level]])),
    );
    const sums = levels.map((rows) => sumWhere(rows, 'realized', 'nature', 'EXPENSE'));
    expect(new Set(sums).size).toBe(1);
    const counts = levels.map((rows) => rows.length);
    expect(counts).toEqual(counts.toSorted((one, other) => one - other));
  });
});
