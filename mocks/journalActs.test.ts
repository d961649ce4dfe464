// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { localDate } from './db/calendar';
import { demo, resetDemo } from './state';
import { type Client, clientOf } from './testClient';

/** Cents by a name: what a page says. */
type Pages = Record<string, number>;
type Rows = Record<string, number | string | null>[];

const inCents = (value: unknown) => Math.round(Number(value ?? 0) * 100);
const today = () => localDate(new Date(), 0).slice(0, 10);
const ACCOUNT = 1;
const OTHER = 2;

let client: Client;
beforeEach(async () => {
  resetDemo();
  client = await clientOf('produtor');
});

async function balanceOf(accountId: number): Promise<Pages> {
  const year = today().slice(0, 4);
  const read = async (path: string) => (await client.get(path)).body;
  const balances = (await read('/CurrentAccount/GetBalances')) as { id: number; balance: number }[];
  const cash = (await read(
    `/ReportCash/GetGridData?currentAccountIds=${accountId}&startDate=${year}-01-01&endDate=${today()}`,
  )) as Rows;
  const flow = (await read(`/CashFlow/GetAnnual?year=${year}&currentAccountIds=${accountId}`)) as {
    openingBalance: number;
    items: { kind: string; businessMovement: string; value: number }[];
  };
  const statement = (await read(
    `/BankStatement/GetGridData?currentAccountIds=${accountId}&startDate=${year}-01-01&endDate=${today()}`,
  )) as { accounts: { openingBalance: number }[]; lines: { value: number }[] };
  return {
    dialog: inCents(balances.find(({ id }) => id === accountId)?.balance),
    cash: cash.reduce(
      (sum, row) =>
        sum + inCents(row['balanceValue']) + inCents(row['incomeValue']) - inCents(row['expenseValue']),
      0,
    ),
    flow:
      inCents(flow.openingBalance) +
      flow.items
        .filter(({ kind }) => kind === 'PAYMENT')
        .reduce((sum, row) => sum + (row.businessMovement === 'INCOME' ? 1 : -1) * inCents(row.value), 0),
    statement:
      inCents(statement.accounts[0]?.openingBalance) +
      statement.lines.reduce((sum, { value }) => sum + inCents(value), 0),
  };
}

async function sheet(): Promise<Pages> {
  const { body } = await client.get(`/AccountingBalance/GetByDate?date=${today()}`);
  const { lines } = body as { lines: { lineKey: string; value: number }[] };
  return Object.fromEntries(lines.map(({ lineKey, value }) => [lineKey, inCents(value)]));
}

/** What each page says of an account, and the lines of the balance sheet. */
const pages = async (accountId: number) => ({
  account: await balanceOf(accountId),
  sheet: await sheet(),
});

const moved = (before: Pages, after: Pages) =>
  Object.fromEntries(
    [...new Set([...Object.keys(before), ...Object.keys(after)])]
      .map((key) => [key, (after[key] ?? 0) - (before[key] ?? 0)] as const)
      .filter(([, cents]) => cents !== 0),
  );
const everywhere = (cents: number) => ({ dialog: cents, cash: cents, flow: cents, statement: cents });

const occurrence = (kind: string, more: object) =>
  client.write('POST', '/FinancialOccurrence/Create', { kind, date: today(), ...more });
const partnerId = 1;

it('says one balance of every account on every page', async () => {
  for (const account of demo.world.finance.currentAccounts.filter((row) => row.customerId === 1)) {
    const { dialog, ...others } = await balanceOf(account.id);
    expect(others).toEqual({ cash: dialog, flow: dialog, statement: dialog });
  }
});

it('adds up the accounts to banks and cash of the balance sheet', async () => {
  const { body } = await client.get('/CurrentAccount/GetBalances');
  const sum = (body as { balance: number }[]).reduce((all, { balance }) => all + inCents(balance), 0);
  expect((await sheet())['CASH']).toBe(sum);
});

describe('each occurrence moves every page by what it announces', () => {
  it.each([
    [
      'ADJUSTMENT',
      { way: 'OUT', value: 12.5, currentAccountId: ACCOUNT, observation: 'CONFERIDO' },
      -1250,
      {},
    ],
    ['OWNER', { way: 'OUT', value: 3000, currentAccountId: ACCOUNT, farmerId: 1 }, -300_000, {}],
    [
      'ADVANCE',
      { number: 'AD-1', side: 'INCOME', partnerId, value: 50_000, currentAccountId: ACCOUNT },
      5_000_000,
      { ADVANCES_RECEIVED: 5_000_000 },
    ],
    [
      'ADVANCE',
      { number: 'AD-2', side: 'EXPENSE', partnerId, value: 800.1, currentAccountId: ACCOUNT },
      -80_010,
      { ADVANCES_GRANTED: 80_010 },
    ],
  ] as const)('%s', async (kind, values, cents, lines) => {
    const before = await pages(ACCOUNT);
    const made = await occurrence(kind, values);
    expect(made.status).toBe(200);
    const after = await pages(ACCOUNT);
    expect(moved(before.account, after.account)).toEqual(everywhere(cents));
    expect(moved(before.sheet, after.sheet)).toEqual({ CASH: cents, ...lines });
    const { id } = made.body as { id: number };
    expect((await client.write('POST', '/FinancialOccurrence/Reverse', { id })).status).toBe(200);
    expect(await pages(ACCOUNT)).toEqual(before);
  });

  it('TRANSFER moves both accounts, and the sum of neither', async () => {
    const before = [await pages(ACCOUNT), await balanceOf(OTHER)] as const;
    await occurrence('TRANSFER', { value: 500, currentAccountId: ACCOUNT, targetAccountId: OTHER });
    const after = [await pages(ACCOUNT), await balanceOf(OTHER)] as const;
    expect(moved(before[0].account, after[0].account)).toEqual(everywhere(-50_000));
    expect(moved(before[1], after[1])).toEqual(everywhere(50_000));
    expect(moved(before[0].sheet, after[0].sheet)).toEqual({});
  });
});

/** An open title of the customer that is at least so many cents. */
function openTitle(movement: 'EXPENSE' | 'INCOME', least: number) {
  const { installments, documents, writeOffs } = demo.world.finance;
  const found = installments.find(
    (row) =>
      row.customerId === 1 &&
      row.interest === undefined &&
      inCents(row.value) >= least &&
      documents.need(row.documentId).movement === movement &&
      documents.need(row.documentId).cardInvoice === undefined &&
      !writeOffs.find(({ installmentId }) => installmentId === row.id),
  );
  if (!found) throw new Error(movement);
  return found;
}

const pay = (title: { id: number }, value: number, means: object, charges: object = {}) =>
  client.write('POST', '/TradeAccount/WriteOff', {
    writeOffDate: today(),
    paymentDate: today(),
    tradeAccounts: [
      {
        id: title.id,
        installmentValue: value,
        discountValue: 0,
        interestValue: 0,
        penaltyValue: 0,
        ...charges,
      },
    ],
    ...means,
  });
const paymentOf = (kind: string) =>
  demo.world.finance.payments.find((row) => row.customerId === 1 && row.kind === kind)?.id;

it('a title is paid in part, then the rest, and reversed: titles, accounts and balance follow', async () => {
  const title = openTitle('EXPENSE', 100_00);
  const before = await pages(ACCOUNT);
  const means = { paymentId: paymentOf('PIX'), currentAccountId: ACCOUNT };
  expect((await pay(title, 40, means)).status).toBe(200);
  const part = await pages(ACCOUNT);
  expect(moved(before.account, part.account)).toEqual(everywhere(-4000));
  expect(moved(before.sheet, part.sheet)).toEqual({ CASH: -4000, PAYABLES_SHORT: -4000 });
  const rest = title.value - 40;
  const paid = await pay(title, rest, means, { interestValue: 1.5, discountValue: 0.25 });
  const whole = await pages(ACCOUNT);
  expect(moved(part.account, whole.account)).toEqual(everywhere(-inCents(rest) - 125));
  expect(moved(part.sheet, whole.sheet)).toEqual({
    CASH: -inCents(rest) - 125,
    PAYABLES_SHORT: -inCents(rest),
  });
  await client.write('POST', '/TradeAccount/ReverseWriteOff', { ids: paid.body });
  expect(await pages(ACCOUNT)).toEqual(part);
});

it("a purchase by card is the card's debt, its invoice a title; paying that moves the account", async () => {
  const title = openTitle('EXPENSE', 100_00);
  const card = demo.world.finance.creditCards.find((row) => row.customerId === 1)!;
  const invoices = () =>
    demo.world.finance.documents.filter(({ cardInvoice }) => cardInvoice?.creditCardId === card.id);
  const before = await pages(ACCOUNT);
  const known = new Map(invoices().map((row) => [row.id, row.enteredValue ?? 0]));
  const bought = await pay(title, 100, { paymentId: paymentOf('CREDIT_CARD'), creditCardId: card.id });
  expect(bought.status).toBe(200);
  const owed = await pages(ACCOUNT);
  expect(moved(before.account, owed.account)).toEqual({});
  expect(moved(before.sheet, owed.sheet)).toEqual({ PAYABLES_SHORT: -10_000, CARDS: 10_000 });
  const invoice = invoices().find((row) => (row.enteredValue ?? 0) !== (known.get(row.id) ?? 0))!;
  expect(inCents(invoice.enteredValue) - inCents(known.get(invoice.id))).toBe(10_000);
  const due = demo.world.finance.installments.find(({ documentId }) => documentId === invoice.id)!;
  const means = { paymentId: paymentOf('PIX'), currentAccountId: ACCOUNT };
  const paid = await pay(due, due.value, means);
  const settled = await pages(ACCOUNT);
  expect(moved(owed.account, settled.account)).toEqual(everywhere(-inCents(due.value)));
  expect(moved(owed.sheet, settled.sheet)).toEqual({
    CASH: -inCents(due.value),
    CARDS: -inCents(due.value),
  });
  const reverse = () => client.write('POST', '/TradeAccount/ReverseWriteOff', { ids: bought.body });
  expect(await reverse()).toMatchObject({ status: 400 });
  await client.write('POST', '/TradeAccount/ReverseWriteOff', { ids: paid.body });
  expect((await reverse()).status).toBe(200);
  expect(await pages(ACCOUNT)).toEqual(before);
});

it('a loan is drawn into its account, owed until it is paid, and its overdue part stays due', async () => {
  const before = await pages(ACCOUNT);
  const made = await client.write('POST', '/Loan/Create', {
    name: 'CUSTEIO NOVO',
    contractNumber: 'N-1',
    creditorId: 12,
    currentAccountId: ACCOUNT,
    currencyId: 1,
    principal: 12_000,
    interestRate: 0,
    contractDate: `${Number(today().slice(0, 4)) - 1}-01-31`,
    firstDueDate: `${Number(today().slice(0, 4)) - 1}-02-28`,
    installments: 12,
    interval: 'ANNUAL',
    amortization: 'SAC',
  });
  expect(made.status).toBe(200);
  const { id } = made.body as { id: number };
  const drawn = await pages(ACCOUNT);
  expect(moved(before.account, drawn.account)).toEqual(everywhere(1_200_000));
  const { CASH, LOANS_SHORT = 0, LOANS_LONG = 0 } = moved(before.sheet, drawn.sheet);
  expect([CASH, LOANS_SHORT + LOANS_LONG]).toEqual([1_200_000, 1_200_000]);
  const { documents, installments } = demo.world.finance;
  const titles = installments.filter((row) => documents.need(row.documentId).loanId === id);
  expect(titles.map(({ value }) => value)).toEqual(Array.from({ length: 12 }, () => 1000));
  await pay(titles[0]!, 1000, { paymentId: paymentOf('PIX'), currentAccountId: ACCOUNT });
  const part = await pages(ACCOUNT);
  expect(moved(drawn.sheet, part.sheet)).toEqual({ CASH: -100_000, LOANS_SHORT: -100_000 });
  const rows = (await client.get('/ReportLoansFinancing/GetGridData')).body as Rows;
  expect(rows.find((row) => row['id'] === id)).toMatchObject({ paidInstallments: 1, paidPrincipal: 1000 });
});
