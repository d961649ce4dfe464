import { describe, expect, it } from 'vitest';
import { demo } from '../state';
import { wirePage } from './wire.test.kit';
import { foreignId, idOf, rowOf, useFixedWorld } from './world.test.kit';

const PERIOD = 'startDate=2026-03-01&endDate=2026-03-31';
const TODAY = '2026-03-18';
const GRID = '/TradeAccount/GetGridData';
const PDF = Buffer.from('%PDF-1.4').toString('base64');

/** What is owed for a title, in cents. */
function open({ id, value }: { id: number; value: number }): number {
  const paid = demo.world.finance.writeOffs.filter((row) => row.installmentId === id);
  return Math.round(value * 100) - paid.reduce((sum, row) => sum + Math.round(row.value * 100), 0);
}
const titleThat = (
  matches: (of: { paid: number; open: number; manual: boolean; movement: string }) => boolean,
) =>
  rowOf(demo.world.finance.installments, (row) => {
    const { manual = false, movement } = demo.world.finance.documents.need(row.documentId);
    const left = open(row);
    return matches({ open: left, paid: Math.round(row.value * 100) - left, manual, movement });
  });
/** What would make a title the same document as another one. */
function taken() {
  const { documents } = demo.world.finance;
  const { partnerId, number } = rowOf(documents, ({ typeName }) => typeName === 'FATURA');
  return { partnerPersonId: partnerId, documentNumber: number, documentTypeId: 1 };
}
const unpaid = () => titleThat((of) => of.paid === 0 && of.movement === 'EXPENSE' && !of.manual);
const foreignTitle = () => foreignId(demo.world.finance.installments);

function newTitle() {
  const { finance, costCenters, harvests } = demo.world;
  const center = rowOf(costCenters, ({ active }) => active);
  return {
    movement: 'EXPENSE',
    partnerPersonId: idOf(finance.partners),
    companyId: idOf(finance.companies),
    farmId: center.farmId,
    farmActivityFieldId: center.id,
    harvestId: idOf(harvests),
    loanId: idOf(finance.loans),
    paymentId: idOf(finance.payments),
    documentTypeId: 3,
    documentNumber: 'R-1',
    issueDate: TODAY,
    currencyId: 1,
    quotation: null,
    currencyValue: null,
    totalValue: 100,
    financialRatingId: 5,
    observation: 'ALUGUEL',
    penaltyRate: 2,
    interestRate: 1,
    discountRate: 5,
    discountDays: 10,
    installments: [
      { dueDate: '2026-04-10', installmentValue: 33.34 },
      { dueDate: '2026-05-10', installmentValue: 66.66 },
    ],
  };
}

function foreignParts() {
  const { finance, farms, costCenters, harvests } = demo.world;
  return {
    partnerPersonId: foreignId(finance.partners),
    companyId: foreignId(finance.companies),
    farmId: foreignId(farms),
    farmActivityFieldId: foreignId(costCenters),
    harvestId: foreignId(harvests),
    loanId: foreignId(finance.loans),
    paymentId: foreignId(finance.payments),
  };
}

function means() {
  const { payments, currentAccounts } = demo.world.finance;
  return {
    writeOffDate: TODAY,
    paymentDate: '2026-03-17',
    paymentId: idOf(payments, ({ kind }) => kind === 'PIX'),
    currentAccountId: idOf(currentAccounts),
    creditCardId: null,
  };
}

describe('titles on the wire', () => {
  useFixedWorld();

  it('lists', async () => {
    const page = wirePage();
    await page.filters(GRID, [
      `dateType=PAYMENT&${PERIOD}`,
      `dateType=DUE&${PERIOD}`,
      `dateType=ISSUE&${PERIOD}`,
      PERIOD,
      'dateType=ISSUE&startDate=2026-03-09&endDate=2026-03-09',
      'dateType=DUE&startDate=2025-04-01&endDate=2026-04-01',
      'dateType=DUE&startDate=2025-04-01&endDate=2026-04-02',
      'dateType=DUE&startDate=2026-02-30&endDate=2026-03-31',
      'dateType=DUE&startDate=2026-03-31',
      'dateType=DUE&endDate=2026-03-31',
    ]);
    await page.readsOf(['usuario', 'contador', 'gratis'], [`${GRID}?dateType=DUE&${PERIOD}`]);
    await page.reads('/TradeAccount/GetDocumentTypesForSelect');
    await page.reads('/CurrentAccount/GetBalances');
    await page.filters('/FinancialRating/GetFinancialRatingsForSelect', [
      '',
      'movement=EXPENSE',
      'movement=INCOME',
    ]);
    await page.reads('/Harvest/GetHarvestsForSelect');
    for (const farm of [1, 2, 3, 999])
      await page.reads(`/FarmActivityField/GetCostCentersForSelect?farmId=${farm}`);
    await expect(page.text()).toMatchFileSnapshot('answers/titles/lists.txt');
  });

  it('single ones', async () => {
    const page = wirePage();
    const half = titleThat((of) => of.paid > 0 && of.open > 0);
    const own = titleThat((of) => of.manual);
    for (const { id } of [half, own, unpaid()]) {
      await page.reads(`/TradeAccount/GetById?id=${id}`);
      await page.reads(`/TradeAccount/GetHistory?id=${id}`);
      await page.reads(`/TradeAccountAttachment/GetByTradeAccount?id=${id}`);
    }
    const paths = [
      '/TradeAccount/GetById',
      '/TradeAccount/GetHistory',
      '/TradeAccountAttachment/GetByTradeAccount',
    ];
    for (const path of paths)
      for (const id of [foreignTitle(), 999_999, 'x', '']) await page.reads(`${path}?id=${id}`);
    await page.readsOf(
      ['usuario'],
      paths.map((path) => `${path}?id=${half.id}`),
    );
    await expect(page.text()).toMatchFileSnapshot('answers/titles/single.txt');
  });

  it('are entered', async () => {
    const page = wirePage();
    const dollar = { currencyId: 2, quotation: 5, currencyValue: 20 };
    const single = {
      installments: [{ dueDate: '2026-01-31', installmentValue: 100 }],
      issueDate: '2026-01-30',
    };
    await page.writes({
      path: '/TradeAccount/Create',
      body: newTitle(),
      foreign: foreignParts(),
      shows: ['/TradeAccount/GetById?id={id}', '/TradeAccount/GetHistory?id={id}'],
      also: {
        'an income with an expense account': { movement: 'INCOME' },
        'a cent too much': { totalValue: 100.01 },
        'due before it was issued': { issueDate: '2026-04-11' },
        'due on the day of issue': { issueDate: '2026-04-10' },
        'more than can be': { totalValue: 1e12 },
        'in dollars': dollar,
        'in dollars without quotation': { ...dollar, quotation: null },
        'in dollars that give another value': { ...dollar, currencyValue: 20.01 },
        'monthly, three times': { ...single, recurrence: { months: 1, times: 3 } },
        'monthly, once': { ...single, recurrence: { months: 1, times: 1 } },
        'monthly, 60 times': { ...single, recurrence: { months: 1, times: 60 } },
        'monthly, 61 times': { ...single, recurrence: { months: 1, times: 61 } },
        'every four months': { ...single, recurrence: { months: 4, times: 2 } },
        'yearly with a long number': {
          ...single,
          documentNumber: 'A'.repeat(18),
          recurrence: { months: 12, times: 2 },
        },
        'yearly with the longest number': {
          ...single,
          documentNumber: 'A'.repeat(17),
          recurrence: { months: 12, times: 2 },
        },
        'in installments and repeated': { recurrence: { months: 1, times: 2 } },
        'the longest number': { documentNumber: 'A'.repeat(20) },
        'a longer number': { documentNumber: 'A'.repeat(21) },
        'the longest note': { observation: 'A'.repeat(100) },
        'a longer note': { observation: 'A'.repeat(101) },
        'the highest rates': { penaltyRate: 100, interestRate: 100, discountRate: 100, discountDays: 365 },
        'higher rates': { penaltyRate: 100.01, interestRate: 100.01, discountRate: 100.01 },
        'a discount too early': { discountDays: 366 },
        'an inactive account of the plan': { financialRatingId: 109 },
        '361 installments': { installments: Array.from({ length: 361 }, () => newTitle().installments[0]) },
      },
    });
    await expect(page.text()).toMatchFileSnapshot('answers/titles/create.txt');
  });

  it('are changed', async () => {
    const page = wirePage();
    const { id } = titleThat((of) => of.manual && of.paid === 0);
    await page.writes({
      method: 'PUT',
      path: `/TradeAccount/Edit?id=${id}`,
      body: newTitle(),
      foreign: { ...foreignParts(), '?id': foreignTitle() },
      shows: ['/TradeAccount/GetById?id={id}', '/TradeAccount/GetHistory?id={id}'],
      wholeOnly: true,
      also: {
        'one installment': { installments: [{ dueDate: '2026-04-10', installmentValue: 100 }] },
        'to what another has': taken(),
        'a recurrence is not looked at': { recurrence: { months: 5, times: 1 } },
      },
    });
    const paid = titleThat((of) => of.manual && of.paid > 0);
    for (const [words, row] of [
      ['of an invoice', unpaid()],
      ['with a write-off', paid],
    ] as const) {
      await page.follows(words, [
        ['PUT', `/TradeAccount/Edit?id=${row.id}`, newTitle()],
        ['DELETE', `/TradeAccount/Delete?id=${row.id}`],
      ]);
    }
    await page.writes({
      method: 'DELETE',
      path: `/TradeAccount/Delete?id=${id}`,
      foreign: { '?id': foreignTitle() },
      shows: [`/TradeAccount/GetById?id=${id}`, `/TradeAccount/GetHistory?id=${id}`],
    });
    await page.follows('the same document twice, changed and deleted', [
      ['POST', '/TradeAccount/Create', newTitle()],
      ['POST', '/TradeAccount/Create', newTitle()],
      ['DELETE', `/TradeAccount/Delete?id=${id}`],
      ['DELETE', `/TradeAccount/Delete?id=${id}`],
    ]);
    await expect(page.text()).toMatchFileSnapshot('answers/titles/change.txt');
  });

  it('are paid', async () => {
    const page = wirePage();
    const { finance } = demo.world;
    const { id, value } = unpaid();
    const card = {
      paymentId: idOf(finance.payments, ({ kind }) => kind === 'CREDIT_CARD'),
      creditCardId: idOf(finance.creditCards),
    };
    const line = { id, installmentValue: 10, discountValue: 1, interestValue: 0.5, penaltyValue: 0.25 };
    const shows = [
      `/TradeAccount/GetById?id=${id}`,
      '/CurrentAccount/GetBalances',
      `/TradeAccount/GetHistory?id=${id}`,
    ];
    await page.writes({
      path: '/TradeAccount/WriteOff',
      body: { ...means(), tradeAccounts: [line] },
      shows,
      foreign: {
        paymentId: foreignId(finance.payments),
        currentAccountId: foreignId(finance.currentAccounts),
        creditCardId: foreignId(finance.creditCards),
        'tradeAccounts[0].id': foreignTitle(),
      },
      also: {
        'all of it': { tradeAccounts: [{ id, installmentValue: value }] },
        'a cent more than all of it': { tradeAccounts: [{ id, installmentValue: value + 0.01 }] },
        'the same twice': { tradeAccounts: [line, line] },
        'with a card': { ...card, currentAccountId: null },
        'with a card from an account': card,
        'by card without one': { ...card, creditCardId: null, currentAccountId: null },
        'a card with another means': { creditCardId: card.creditCardId },
        'without account': { currentAccountId: null },
        'paid today': { paymentDate: TODAY },
        'paid tomorrow': { paymentDate: '2026-03-19' },
        'written off tomorrow': { writeOffDate: '2026-03-19' },
        'a discount of all of it': { tradeAccounts: [{ ...line, discountValue: 10 }] },
        'a discount of more': { tradeAccounts: [{ ...line, discountValue: 10.01 }] },
      },
    });
    const pay = (installmentValue: number) =>
      ['POST', '/TradeAccount/WriteOff', { ...means(), tradeAccounts: [{ id, installmentValue }] }] as const;
    await page.follows('in two parts, and no more', [
      pay(10),
      pay(value),
      pay(Number((value - 10).toFixed(2))),
      pay(0.01),
      ['GET', shows[0] ?? ''],
      ['GET', shows[1] ?? ''],
    ]);
    await expect(page.text()).toMatchFileSnapshot('answers/titles/pay.txt');
  });

  it('payments are taken back', async () => {
    const page = wirePage();
    const { writeOffs } = demo.world.finance;
    const row = rowOf(
      writeOffs,
      ({ currentAccountId, paymentDate }) => currentAccountId !== null && paymentDate > '2026-03',
    );
    const path = '/TradeAccount/ReverseWriteOff';
    const foreign = foreignId(writeOffs);
    await page.writes({
      path,
      body: { ids: [row.id] },
      shows: [
        `/TradeAccount/GetById?id=${row.installmentId}`,
        '/CurrentAccount/GetBalances',
        `/TradeAccount/GetHistory?id=${row.installmentId}`,
      ],
      also: {
        'of another customer': { ids: [foreign] },
        'one of another customer': { ids: [row.id, foreign] },
      },
    });
    const all = writeOffs.filter(({ customerId }) => customerId === 1).map(({ id }) => id);
    await page.follows('twice, and all there are', [
      ['POST', path, { ids: [row.id] }],
      ['POST', path, { ids: [row.id] }],
      ['POST', path, { ids: all.filter((id) => id !== row.id) }],
      ['GET', '/CurrentAccount/GetBalances'],
    ]);
    await expect(page.text()).toMatchFileSnapshot('answers/titles/reverse.txt');
  });

  it('have slips and files', async () => {
    const page = wirePage();
    const { id } = unpaid();
    const foreign = { '?id': foreignTitle(), tradeAccountId: foreignTitle() };
    const history = `/TradeAccount/GetHistory?id=${id}`;
    await page.writes({
      method: 'PUT',
      path: `/TradeAccount/SetDigitableLine?id=${id}`,
      body: { digitableLine: '1'.repeat(47) },
      foreign,
      shows: [`/TradeAccount/GetById?id=${id}`, history],
      also: Object.fromEntries(
        [46, 48, 49].map((length) => [`${length} digits`, { digitableLine: '1'.repeat(length) }]),
      ),
    });
    const files = `/TradeAccountAttachment/GetByTradeAccount?id=${id}`;
    const file = {
      tradeAccountId: id,
      fileName: 'a.pdf',
      contentType: 'application/pdf',
      contentAsBase64String: PDF,
    };
    await page.writes({
      path: '/TradeAccountAttachment/Create',
      body: file,
      foreign,
      shows: [files, history, '/TradeAccountAttachment/GetContent?id={id}'],
      also: {
        'a picture': { fileName: 'a.png', contentType: 'image/png' },
        'a program': { fileName: 'a.exe', contentType: 'application/octet-stream' },
      },
    });
    await page.follows('ten files at most, and one deleted', [
      ...Array.from({ length: 11 }, () => ['POST', '/TradeAccountAttachment/Create', file] as const),
      ['DELETE', '/TradeAccountAttachment/Delete?id=1'],
      ['DELETE', '/TradeAccountAttachment/Delete?id=1'],
      ['GET', '/TradeAccountAttachment/GetContent?id=1'],
      ['GET', '/TradeAccountAttachment/GetContent?id=2', undefined, { account: 'gratis' }],
      ['DELETE', '/TradeAccountAttachment/Delete?id=2', undefined, { account: 'gratis' }],
      ['GET', files],
      ['GET', history],
    ]);
    await expect(page.text()).toMatchFileSnapshot('answers/titles/records.txt');
  });
});
