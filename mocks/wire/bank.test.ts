import { describe, expect, it } from 'vitest';
import { demo } from '../state';
import { wirePage } from './wire.test.kit';
import { foreignId, idOf, rowOf, sent, useFixedWorld } from './world.test.kit';

const PRODUCER = { account: 'produtor' };
const MARCH = 'startDate=2026-03-01&endDate=2026-03-31';
const STATEMENT = `/BankStatement/GetGridData?${MARCH}&currentAccountIds=1`;
const CANDIDATES = `/BankReconciliation/GetCandidates?${MARCH}&currentAccountId=1`;
const otherAccount = () => foreignId(demo.world.finance.currentAccounts);

/** Lines as a file of the bank brings them, the first one of what was paid for a title. */
const imported = () => ({
  accountId: 1,
  lines: [
    {
      date: '2026-03-10',
      amount: -150.25,
      fitId: 'F1',
      memo: 'PAGTO BOLETO',
      payee: 'AGRO',
      checkNumber: '77',
    },
    { date: '2026-03-11', amount: 980, fitId: 'F2', memo: 'PIX RECEBIDO', payee: null, checkNumber: null },
    { date: '2026-03-12', amount: -20, fitId: 'F3', memo: 'TARIFA', payee: null, checkNumber: null },
  ],
  balances: [{ date: '2026-03-12', value: 1000 }],
});
const entered = {
  currentAccountId: 1,
  date: '2026-03-10',
  value: -150.25,
  history: 'TARIFA',
  documentNumber: '77',
};

interface Candidates {
  lines: { id: string; version: string; value: number }[];
  records: { id: string | number; value: number }[];
}

/** The lines of the file once it is read, as the page sends them back. */
async function lines() {
  await sent(PRODUCER, 'POST', '/BankStatement/Import', imported());
  const { body } = await sent(PRODUCER, 'GET', CANDIDATES);
  return (body as Candidates).lines.filter(({ value }) => [-150.25, 980, -20].includes(value));
}

describe('the bank on the wire', () => {
  useFixedWorld();

  it('statements', async () => {
    const page = wirePage();
    await page.reads(STATEMENT);
    for (const query of [
      `${MARCH}&currentAccountIds=1&currentAccountIds=2`,
      `${MARCH}&currentAccountIds=${otherAccount()}`,
      MARCH,
      'currentAccountIds=1',
      'startDate=2026-03-01&endDate=2026-02-28&currentAccountIds=2',
      'startDate=2025-03-01&endDate=2026-03-01&currentAccountIds=2',
      'startDate=2025-03-01&endDate=2026-03-02&currentAccountIds=2',
      'startDate=2026-02-30&endDate=2026-03-02&currentAccountIds=2',
    ])
      await page.reads(`/BankStatement/GetGridData?${query}`);
    await page.reads(CANDIDATES);
    await page.reads(`/BankReconciliation/GetCandidates?${MARCH}&currentAccountId=${otherAccount()}`);
    await page.reads(
      '/BankReconciliation/GetCandidates?startDate=2026-03-02&endDate=2026-03-01&currentAccountId=1',
    );
    await page.readsOf(['usuario', 'contador', 'gratis'], [STATEMENT, CANDIDATES]);
    await expect(page.text()).toMatchFileSnapshot('answers/bank/statements.txt');
  });

  it('files and lines', async () => {
    const page = wirePage();
    await page.writes({
      path: '/BankStatement/Import',
      body: imported(),
      foreign: { accountId: otherAccount() },
      shows: [STATEMENT],
      also: { 'a line of tomorrow': { lines: [{ date: '2026-03-19', amount: 1, fitId: 'X' }] } },
    });
    await page.writes({
      path: '/BankStatement/Create',
      body: entered,
      foreign: { currentAccountId: otherAccount() },
      shows: [STATEMENT],
      also: {
        'the longest words': { history: 'B'.repeat(100), documentNumber: '1'.repeat(20) },
        'longer words': { history: 'B'.repeat(101), documentNumber: '1'.repeat(21) },
        tomorrow: { date: '2026-03-19' },
        today: { date: '2026-03-18' },
        'less than a cent': { value: 0.004 },
      },
    });
    await page.writes({
      path: '/BankStatement/CloseUntil',
      body: { currentAccountId: 1, date: '2026-03-10' },
      foreign: { currentAccountId: otherAccount() },
      shows: [STATEMENT, '/CurrentAccount/GetCurrentAccountsForSelect'],
      also: { 'up to today': { date: '2026-03-18' }, 'up to tomorrow': { date: '2026-03-19' } },
    });
    const close = (date: string | null) =>
      ['POST', '/BankStatement/CloseUntil', { currentAccountId: 1, date }] as const;
    await page.follows('nothing changes in a closed account', [
      ['POST', '/BankStatement/Create', entered],
      close('2026-03-10'),
      ['POST', '/BankStatement/Create', entered],
      ['POST', '/BankStatement/Create', { ...entered, date: '2026-03-11' }],
      ['POST', '/BankStatement/Import', imported()],
      ['DELETE', '/BankStatement/Delete?id=LIN-1'],
      close(null),
      ['POST', '/BankStatement/Create', entered],
      ['GET', STATEMENT],
    ]);
    await expect(page.text()).toMatchFileSnapshot('answers/bank/lines.txt');
  });

  it('lines are changed and deleted by who read them last', async () => {
    const page = wirePage();
    const created = await sent(PRODUCER, 'POST', '/BankStatement/Create', entered);
    const { id } = created.body as { id: string };
    const { body } = await sent(PRODUCER, 'GET', STATEMENT);
    const line = (body as { lines: { id: string; version: string }[] }).lines.find((row) => row.id === id);
    const change = {
      date: '2026-03-09',
      value: 5,
      history: 'JUROS',
      documentNumber: '',
      version: line?.version,
    };
    const edit = `/BankStatement/Edit?id=${id}`;
    await page.follows('changed twice with the same version, and deleted', [
      ['POST', '/BankStatement/Create', entered],
      ['PUT', edit, { ...change, version: 'old' }],
      ['PUT', edit, { ...change, value: 0, history: '' }],
      ['PUT', edit, change],
      ['PUT', edit, change],
      ['PUT', edit, change, { account: 'gratis' }],
      ['PUT', '/BankStatement/Edit?id=LIN-999', change],
      ['DELETE', `/BankStatement/Delete?id=${id}`, undefined, { account: 'gratis' }],
      ['DELETE', `/BankStatement/Delete?id=${id}`],
      ['DELETE', `/BankStatement/Delete?id=${id}`],
      ['POST', '/BankStatement/Import', imported()],
      ['GET', STATEMENT],
    ]);
    await expect(page.text()).toMatchFileSnapshot('answers/bank/edit.txt');
  });

  it('lines are matched, and matches taken back', async () => {
    const [payment, income, fee] = await lines();
    const page = wirePage();
    const { installments, writeOffs } = demo.world.finance;
    const open = rowOf(
      installments,
      (row) => row.value > 200 && !writeOffs.find((off) => off.installmentId === row.id),
    );
    const file = ['POST', '/BankStatement/Import', imported()] as const;
    const path = '/BankReconciliation/Reconcile';
    const match = (more: object) =>
      ['POST', path, { currentAccountId: 1, lines: [payment], ...more }] as const;
    const paid = (value: number, more: object = {}) => ({
      payments: [{ titleId: open.id, lineId: payment?.id, installmentValue: value, ...more }],
    });
    await page.follows('refused', [
      file,
      match({ currentAccountId: otherAccount() }),
      match({ lines: [] }),
      match({ lines: [{ ...payment, version: 'old' }] }),
      match({ lines: [{ ...payment, id: 'OFX-999' }] }),
      match({}),
      match(paid(150.24)),
      match(paid(0)),
      match(paid(-150.25)),
      match(paid(150.25, { discountValue: 151 })),
      match(paid(9_999_999)),
      match({ payments: [{ titleId: 999_999, lineId: payment?.id, installmentValue: 150.25 }] }),
      match({ recordIds: [999_999] }),
      match({ make: { kind: 'TRANSFER', currentAccountId: 1 } }),
      match({ make: { kind: 'TRANSFER', currentAccountId: otherAccount() } }),
      match({ lines: [payment, fee], make: { kind: 'TRANSFER', currentAccountId: 2 } }),
      match({ make: { kind: 'TITLE', documentTypeId: 3 } }),
    ]);
    await page.follows('by a payment, once', [
      file,
      match({ ...paid(150, { interestValue: 0.25 }), unmet: ['value'], automatic: true }),
      match(paid(150.25)),
      ['GET', CANDIDATES],
      ['GET', `/BankReconciliation/GetPaymentsToReverse?id=${payment?.id}`],
      ['GET', `/BankReconciliation/GetPaymentsToReverse?id=${payment?.id}`, undefined, { account: 'gratis' }],
      ['GET', '/BankReconciliation/GetPaymentsToReverse?id=OFX-999'],
      ['GET', STATEMENT],
      ['GET', `/TradeAccount/GetById?id=${open.id}`],
      ['POST', '/BankReconciliation/Reverse', { id: payment?.id }, { account: 'gratis' }],
      ['POST', '/BankReconciliation/Reverse', { id: payment?.id }],
      ['POST', '/BankReconciliation/Reverse', { id: payment?.id }],
      ['GET', `/TradeAccount/GetById?id=${open.id}`],
    ]);
    const title = {
      kind: 'TITLE',
      documentTypeId: 3,
      documentNumber: 'TAR-1',
      financialRatingId: 5,
      partnerPersonId: idOf(demo.world.finance.partners),
    };
    await page.follows('by a title that is made of it, and undone', [
      file,
      match({ lines: [fee], make: title }),
      ['GET', CANDIDATES],
      ['POST', '/BankReconciliation/Undo', { id: 1 }, { account: 'gratis' }],
      ['POST', '/BankReconciliation/Undo', { id: 1 }],
      ['POST', '/BankReconciliation/Undo', { id: 1 }],
      ['GET', CANDIDATES],
    ]);
    await page.follows('by a transfer to another account', [
      file,
      match({ lines: [income], make: { kind: 'TRANSFER', currentAccountId: 2 } }),
      ['GET', `/BankStatement/GetGridData?${MARCH}&currentAccountIds=2`],
      ['POST', '/BankStatement/CloseUntil', { currentAccountId: 2, date: '2026-03-11' }],
      ['POST', '/BankReconciliation/Undo', { id: 1 }],
      ['POST', '/BankStatement/CloseUntil', { currentAccountId: 2, date: null }],
      ['POST', '/BankReconciliation/Reverse', { id: income?.id }],
      ['GET', `/BankStatement/GetGridData?${MARCH}&currentAccountIds=2`],
    ]);
    const written = { ...entered, date: '2026-03-09' };
    await page.follows('by what was entered by hand', [
      file,
      ['POST', '/BankStatement/Create', written],
      match({ recordIds: ['LIN-74'] }),
      match({ lines: [fee], recordIds: ['LIN-74'] }),
      ['DELETE', '/BankStatement/Delete?id=LIN-74'],
      ['GET', CANDIDATES],
      ['GET', STATEMENT],
    ]);
    await expect(page.text()).toMatchFileSnapshot('answers/bank/reconciliation.txt');
  });

  it('rules of matching', async () => {
    const page = wirePage();
    const { partners, banking } = demo.world.finance;
    const path = '/BankReconciliationRule';
    const rule = { contains: 'TARIFA', side: 'OUT', partnerPersonId: idOf(partners), active: true };
    const foreign = { partnerPersonId: foreignId(partners) };
    await page.reads(`${path}/GetGridData`);
    await page.writes({
      path: `${path}/Create`,
      body: rule,
      foreign,
      shows: [`${path}/GetGridData`],
      also: {
        IN: { side: 'IN' },
        'three letters': { contains: 'TAR' },
        'two letters': { contains: 'TA' },
        'the longest': { contains: 'T'.repeat(60) },
        longer: { contains: 'T'.repeat(61) },
      },
    });
    const { id } = banking.rules.insert({ ...rule, side: 'OUT', customerId: 1, position: 1 });
    page.startsAfresh();
    await page.follows('ordered, changed and deleted', [
      ...['UM A', 'DOIS', 'TRES'].map(
        (contains) => ['POST', `${path}/Create`, { ...rule, contains }] as const,
      ),
      ['PUT', `${path}/SetOrder`, { ids: [id + 2, id] }],
      ['GET', `${path}/GetGridData`],
      ['PUT', `${path}/Edit?id=${id}`, { ...rule, contains: 'MUDOU', active: false }],
      ['PUT', `${path}/Edit?id=${id}`, { ...rule, contains: '' }],
      ['PUT', `${path}/Edit?id=${id}`, rule, { account: 'gratis' }],
      ['DELETE', `${path}/Delete?id=${id}`, undefined, { account: 'gratis' }],
      ['DELETE', `${path}/Delete?id=${id}`],
      ['DELETE', `${path}/Delete?id=${id}`],
      ['GET', `${path}/GetGridData`],
    ]);
    await expect(page.text()).toMatchFileSnapshot('answers/bank/rules.txt');
  });

  it('investments', async () => {
    const page = wirePage();
    const grid = '/FinancialInvestment/GetGridData?currentAccountId=1';
    await page.reads(grid);
    await page.reads('/FinancialInvestment/GetGridData?currentAccountId=2');
    await page.reads(`/FinancialInvestment/GetGridData?currentAccountId=${otherAccount()}`);
    await page.readsOf(['usuario'], [grid]);
    const body = {
      currentAccountId: 1,
      type: 'CDB',
      bankProduct: 'CDB PRE',
      deposits: [
        { date: '2026-03-02', value: 1000.5, dueDate: '2027-03-02' },
        { date: '2026-03-10', value: 500, dueDate: '2027-03-02' },
      ],
    };
    await page.writes({
      path: '/FinancialInvestment/Invest',
      body,
      foreign: { currentAccountId: otherAccount() },
      shows: [grid, STATEMENT],
      also: {
        'without an end': { deposits: [{ date: '2026-03-02', value: 1, dueDate: null }] },
        'due on the day': { deposits: [{ date: '2026-03-02', value: 1, dueDate: '2026-03-02' }] },
        today: { deposits: [{ date: '2026-03-18', value: 1 }] },
        tomorrow: { deposits: [{ date: '2026-03-19', value: 1 }] },
        'the longest name': { bankProduct: 'B'.repeat(60) },
        'a longer name': { bankProduct: 'B'.repeat(61) },
        '120 deposits': { deposits: Array.from({ length: 120 }, () => ({ date: '2026-03-02', value: 1 })) },
        '121 deposits': { deposits: Array.from({ length: 121 }, () => ({ date: '2026-03-02', value: 1 })) },
      },
    });
    const { id, version, deposits, redemptions } = rowOf(
      demo.world.finance.banking.investments,
      (row) => row.redemptions.length === 0,
    );
    const left =
      deposits.reduce((sum, { value }) => sum + value, 0) -
      redemptions.reduce((sum, row) => sum + row.principal, 0);
    const back = { id, version, date: '2026-03-18', principal: 100, income: 10, incomeTax: 2, iof: 1 };
    const foreign = { id: foreignId(demo.world.finance.banking.investments) };
    const own = demo.world.finance.banking.investments.need(id).currentAccountId;
    const shows = [
      `/FinancialInvestment/GetGridData?currentAccountId=${own}`,
      `/BankStatement/GetGridData?${MARCH}&currentAccountIds=${own}`,
    ];
    await page.writes({
      path: '/FinancialInvestment/Redeem',
      body: back,
      foreign,
      shows,
      also: {
        'all of it': { principal: left },
        'a cent more': { principal: left + 0.01 },
        'tax of all income': { incomeTax: 9 },
        'more tax than income': { incomeTax: 9.01 },
      },
    });
    await page.writes({
      method: 'PUT',
      path: '/FinancialInvestment/SetIncome',
      body: { id, version, income: 12.34, date: '2026-03-17' },
      foreign,
      shows,
    });
    const undo = (at: number) =>
      ['POST', '/FinancialInvestment/ReverseRedemption', { id, version: at }] as const;
    const more = { id, version, date: '2026-03-18', value: 10 };
    await page.follows('one more deposit, once', [
      ['POST', '/FinancialInvestment/Deposit', { ...more, date: '2026-03-19' }],
      ['POST', '/FinancialInvestment/Deposit', more, { account: 'gratis' }],
      ['POST', '/FinancialInvestment/Deposit', more],
      ['POST', '/FinancialInvestment/Deposit', more],
      ...shows.map((path) => ['GET', path] as const),
    ]);
    await page.follows('redeemed, taken back, and deleted', [
      undo(version),
      ['POST', '/FinancialInvestment/Redeem', back],
      ['POST', '/FinancialInvestment/Redeem', back],
      ['POST', '/FinancialInvestment/Deposit', { id, version: version + 1, date: '2026-01-01', value: 0 }],
      ['DELETE', `/FinancialInvestment/Delete?id=${id}`],
      undo(version),
      undo(version + 1),
      ['DELETE', `/FinancialInvestment/Delete?id=${id}`, undefined, { account: 'gratis' }],
      ['DELETE', `/FinancialInvestment/Delete?id=${id}`],
      ['DELETE', `/FinancialInvestment/Delete?id=${id}`],
      ...shows.map((path) => ['GET', path] as const),
    ]);
    await expect(page.text()).toMatchFileSnapshot('answers/bank/investments.txt');
  });
});
