import { describe, expect, it } from 'vitest';
import { demo } from '../state';
import { wirePage } from './wire.test.kit';
import { foreignId, idOf, rowOf, useFixedWorld } from './world.test.kit';

const TODAY = '2026-03-18';

describe('the account plan, balances and cash on the wire', () => {
  useFixedWorld();

  it('account plan', async () => {
    const page = wirePage();
    const grid = '/FinancialRating/GetGridData';
    await page.reads(grid);
    await page.readsOf(['usuario', 'gratis'], [grid]);
    const { financialRatings, installments } = demo.world.finance;
    const ofPlatform =
      financialRatings.find((row) => row.customerId === null && row.parentId === null)?.id ?? 0;
    const branch = financialRatings.find((row) => row.parentId === ofPlatform)?.id ?? 0;
    for (const id of [ofPlatform, branch, 5, 13, 999_999])
      await page.reads(`/FinancialRating/GetDependents?id=${id}`);
    const account = {
      parentId: branch,
      number: 77,
      name: 'conta nova',
      businessMovement: 'EXPENSE',
      lcdprType: '2',
      resultLine: 'COE',
      isFamily: false,
    };
    const words = (field: string, values: readonly string[]) =>
      Object.fromEntries(values.map((value) => [`${field} ${value}`, { [field]: value }]));
    await page.writes({
      path: '/FinancialRating/Create',
      body: account,
      shows: [grid],
      also: {
        'a group': { parentId: null },
        'a group of income': { parentId: null, businessMovement: 'INCOME' },
        'below an account': { parentId: 5 },
        'the last number': { number: 999 },
        'a higher number': { number: 1000 },
        'the longest name': { name: 'B'.repeat(60) },
        'a longer name': { name: 'B'.repeat(61) },
        'the name of another': { name: 'ENERGIA ELETRICA' },
        'the number of another': { number: 1 },
        ...words('lcdprType', ['1', '2', '3', 'NONE']),
        ...words('resultLine', ['GROSS', 'DEDUCTION', 'COE', 'COT', 'CT']),
      },
    });
    const used = rowOf(
      financialRatings,
      (row) =>
        row.customerId === 1 && installments.find(({ ratingName }) => ratingName === row.name) !== undefined,
      1,
    );
    const own = financialRatings.filter((row) => row.customerId === 1);
    await page.writes({
      method: 'PUT',
      path: `/FinancialRating/Edit?id=${used.id}`,
      body: { ...account, parentId: used.parentId, businessMovement: used.movement },
      foreign: { '?id': foreignId(financialRatings) },
      shows: [grid],
      wholeOnly: true,
      also: {
        'of the other side': {
          parentId: financialRatings.find(
            (row) =>
              row.movement !== used.movement &&
              row.parentId !== null &&
              financialRatings.find(({ parentId }) => parentId === row.id) !== undefined,
          )?.id,
        },
        'as a group': { parentId: null },
        'below itself': { parentId: used.id },
      },
    });
    for (const id of [used.id, ofPlatform, ...own.slice(0, 2).map((row) => row.id)])
      await page.follows(`account ${id}`, [
        ['PUT', `/FinancialRating/Edit?id=${id}`, account],
        ['POST', '/FinancialRating/ActivateInactivate', { id, active: false }],
        ['POST', '/FinancialRating/ActivateInactivate', { id }],
        ['DELETE', `/FinancialRating/Delete?id=${id}`],
      ]);
    const like = own.find(
      (row) =>
        row.id !== used.id &&
        row.movement === used.movement &&
        row.parentId !== null &&
        !own.some(({ parentId }) => parentId === row.id),
    );
    await page.writes({
      path: '/FinancialRating/Merge',
      body: { fromId: used.id, intoId: 5 },
      foreign: { fromId: foreignId(financialRatings), intoId: foreignId(financialRatings) },
      shows: [grid, `/FinancialRating/GetDependents?id=5`],
      also: {
        'into itself': { intoId: used.id },
        'into a group': { intoId: ofPlatform },
        'into income': { intoId: 13 },
        'of the platform': { fromId: 6 },
        'another of its own': { intoId: like?.id },
      },
    });
    await page.follows('created, changed, and deleted', [
      ['POST', '/FinancialRating/Create', account],
      ['POST', '/FinancialRating/Create', account],
      [
        'PUT',
        `/FinancialRating/Edit?id=${Math.max(...financialRatings.all().map(({ id }) => id)) + 1}`,
        { ...account, name: 'OUTRA' },
      ],
      ['DELETE', `/FinancialRating/Delete?id=${Math.max(...financialRatings.all().map(({ id }) => id)) + 1}`],
      ['GET', grid],
    ]);
    await expect(page.text()).toMatchFileSnapshot('answers/cash/accountPlan.txt');
  });

  it('balances', async () => {
    const page = wirePage();
    const read = (date: string) => `/AccountingBalance/GetByDate?date=${date}`;
    for (const date of [TODAY, '2026-02-28', '2025-12-31', '2026-03-19', '2026-02-30', ''])
      await page.reads(read(date));
    await page.reads('/AccountingBalance/GetClosedDates');
    await page.readsOf(['usuario', 'gratis'], [read(TODAY)]);
    await page.writes({
      path: '/AccountingBalance/Close',
      body: { date: '2026-03-17', close: true },
      shows: [read('2026-03-17'), '/AccountingBalance/GetClosedDates'],
      also: { 'opened again': { close: false, reason: 'ERRO' } },
    });
    const adjustment = {
      date: '2026-03-17',
      section: 'CURRENT_ASSETS',
      name: 'ESTOQUE',
      value: 100.5,
      reason: 'CONTAGEM',
    };
    await page.writes({
      path: '/AccountingBalance/CreateAdjustment',
      body: adjustment,
      shows: [read('2026-03-17'), read('2026-03-16')],
      also: Object.fromEntries(
        ['LONG_ASSETS', 'CURRENT_LIABILITIES', 'LONG_LIABILITIES'].map((section) => [section, { section }]),
      ),
    });
    const next = Math.max(0, ...demo.world.finance.balanceAdjustments.all().map(({ id }) => id)) + 1;
    const drop = ['DELETE', `/AccountingBalance/DeleteAdjustment?id=${next}`] as const;
    const close = (more: object) =>
      ['POST', '/AccountingBalance/Close', { date: '2026-03-17', ...more }] as const;
    await page.follows('adjusted, closed, opened', [
      ['POST', '/AccountingBalance/CreateAdjustment', adjustment],
      close({ close: true }),
      close({ close: true }),
      drop,
      ['POST', '/AccountingBalance/CreateAdjustment', adjustment],
      ['POST', '/AccountingBalance/CreateAdjustment', { ...adjustment, date: TODAY }],
      close({ close: false }),
      close({ close: false, reason: 'ERRO' }),
      close({ close: false, reason: 'ERRO' }),
      [...drop, undefined, { account: 'gratis' }],
      drop,
      drop,
      ['GET', read('2026-03-17')],
    ]);
    await expect(page.text()).toMatchFileSnapshot('answers/cash/balances.txt');
  });

  it('cash flow', async () => {
    const page = wirePage();
    const accounts = 'currentAccountIds=1&currentAccountIds=2';
    for (const path of ['/CashFlow/GetAnnual', '/CashFlow/GetMonthly']) {
      for (const query of [
        `year=2026&${accounts}`,
        'year=2026&currentAccountIds=1',
        `year=2025&${accounts}`,
        `year=2027&${accounts}`,
        'year=2026',
        accounts,
        `year=1999&${accounts}`,
        `year=2101&${accounts}`,
        'year=2026&currentAccountIds=3&currentAccountIds=4',
        `year=2026&currentAccountIds=${foreignId(demo.world.finance.currentAccounts)}`,
      ])
        await page.reads(`${path}?${query}`);
      await page.readsOf(['usuario', 'gratis'], [`${path}?year=2026&${accounts}`]);
    }
    await expect(page.text()).toMatchFileSnapshot('answers/cash/flow.txt');
  });

  it('cash forecast', async () => {
    const page = wirePage();
    const { cashScenarios } = demo.world.finance;
    const grid = '/CashForecast/GetGridData';
    await page.reads(grid);
    await page.readsOf(['usuario', 'gratis'], [grid]);
    const line = {
      id: 'a',
      name: 'VENDA',
      side: 'INCOME',
      financialRatingId: 13,
      value: 1000,
      firstDate: '2026-04-10',
      recurrence: 'MONTHLY',
      untilDate: '2026-09-10',
      monthValues: [{ month: '2026-05', value: 500 }],
    };
    const body = {
      name: 'CENARIO NOVO',
      startMonth: '2026-04',
      monthCount: 12,
      openingBalance: 1000,
      lines: [line],
    };
    await page.writes({
      path: '/CashForecast/Create',
      body,
      shows: [grid],
      also: {
        'the longest': { monthCount: 36 },
        longer: { monthCount: 37 },
        'without a schedule': {
          lines: [{ ...line, value: null, firstDate: null, recurrence: null, untilDate: null }],
        },
        'with nothing': { lines: [{ ...line, value: null, firstDate: null, monthValues: [] }] },
        ...Object.fromEntries(
          ['ONCE', 'WEEKLY', 'MONTHLY', 'QUARTERLY', 'SEMIANNUAL', 'ANNUAL', 'YEARLY'].map((recurrence) => [
            recurrence,
            { lines: [{ ...line, recurrence }] },
          ]),
        ),
      },
    });
    const next = Math.max(0, ...cashScenarios.all().map((row) => row.id)) + 1;
    const choose = (wanted: number) =>
      ['POST', '/CashForecast/Choose', { id: wanted, chosen: true }] as const;
    await page.follows('one of two is chosen', [
      ['POST', '/CashForecast/Create', body],
      ['POST', '/CashForecast/Create', { ...body, name: 'DEPOIS', startMonth: '2027-03' }],
      ['POST', '/CashForecast/Create', { ...body, name: 'MUITO DEPOIS', startMonth: '2028-03' }],
      choose(next),
      choose(next + 2),
      choose(next + 1),
      ['GET', grid],
      ['GET', '/CashFlow/GetMonthly?year=2027&currentAccountIds=1'],
      ['PUT', `/CashForecast/Edit?id=${next}`, { ...body, name: 'DEPOIS', version: 1 }],
      ['PUT', `/CashForecast/Edit?id=${next}`, { ...body, name: 'OUTRO', version: 1 }],
      ['PUT', `/CashForecast/Edit?id=${next}`, { ...body, name: 'OUTRO', version: 1 }],
      ['PUT', `/CashForecast/Edit?id=${next + 1}`, { ...body, name: 'DEPOIS', version: 1 }],
      ['PUT', `/CashForecast/Edit?id=${next}`, body, { account: 'gratis' }],
      choose(999_999),
      ['POST', '/CashForecast/Choose', { id: next, chosen: true }, { account: 'gratis' }],
      ['GET', grid],
      choose(next),
      ['POST', '/CashForecast/Choose', { id: next + 1, chosen: false }],
      ['GET', grid],
      ['DELETE', `/CashForecast/Delete?id=${next}`, undefined, { account: 'gratis' }],
      ['DELETE', `/CashForecast/Delete?id=${next}`],
      ['DELETE', `/CashForecast/Delete?id=${next}`],
    ]);
    await expect(page.text()).toMatchFileSnapshot('answers/cash/forecast.txt');
  });

  it('cash book', async () => {
    const page = wirePage();
    const { people, farms, finance } = demo.world;
    const farmer = rowOf(finance.documents, ({ farmerId }) => farmerId !== null).farmerId ?? 0;
    const grid = `/CashBook/GetGridData?year=2025&farmerPersonId=${farmer}`;
    await page.reads(grid);
    for (const query of [
      `year=2026&farmerPersonId=${farmer}`,
      `year=1999&farmerPersonId=${farmer}`,
      `farmerPersonId=${farmer}`,
      'year=2025',
      `year=2025&farmerPersonId=${foreignId(people)}`,
    ])
      await page.reads(`/CashBook/GetGridData?${query}`);
    await page.readsOf(['usuario', 'gratis'], [grid]);
    const [first, second] = finance.writeOffs.filter(
      (row) =>
        row.customerId === 1 &&
        row.paymentDate > '2025-03' &&
        finance.documents.need(finance.installments.need(row.installmentId).documentId).farmerId === farmer,
    );
    await page.writes({
      method: 'PUT',
      path: '/CashBook/Edit',
      body: {
        ids: [first?.id],
        documentType: '3',
        entryType: '2',
        farmId: idOf(farms),
        partnerDocument: '111.444.777-35',
        participation: 50,
      },
      foreign: { ids: [foreignId(finance.writeOffs)], farmId: foreignId(farms) },
      shows: [grid],
      also: {
        'two of them': { ids: [first?.id, second?.id] },
        'more than all': { participation: 100.01 },
        'a CNPJ': { partnerDocument: '12ABC34501DE35' },
        'a wrong one': { partnerDocument: '12ABC34501DE36' },
        'all zeros': { partnerDocument: '00000000000' },
        'the sixth kind': { documentType: '6' },
        'the seventh kind': { documentType: '7' },
        'the third entry': { entryType: '3' },
        'the fourth entry': { entryType: '4' },
      },
    });
    await page.follows('marked twice, each mark by itself', [
      ['PUT', '/CashBook/Edit', { ids: [first?.id], documentType: '3' }],
      ['PUT', '/CashBook/Edit', { ids: [first?.id], participation: 40 }],
      ['GET', grid],
    ]);
    const declaration = `/CashBook/GetDeclaration?farmerPersonId=${farmer}`;
    await page.reads(declaration);
    await page.reads(`/CashBook/GetDeclaration?farmerPersonId=${foreignId(people)}`);
    await page.writes({
      method: 'PUT',
      path: '/CashBook/EditDeclaration',
      body: {
        farmerPersonId: farmer,
        cpf: '11144477735',
        name: 'JOSE',
        address: { street: 'RUA A' },
        phone: '45999',
        email: 'a@b.c',
        accountant: null,
      },
      foreign: { farmerPersonId: foreignId(people) },
      shows: [declaration],
    });
    await page.follows('kept twice', [
      ['PUT', '/CashBook/EditDeclaration', { farmerPersonId: farmer, cpf: '', name: 'UM' }],
      ['PUT', '/CashBook/EditDeclaration', { farmerPersonId: farmer, cpf: '11144477735', name: 'DOIS' }],
      ['GET', declaration],
    ]);
    await expect(page.text()).toMatchFileSnapshot('answers/cash/book.txt');
  });
});
