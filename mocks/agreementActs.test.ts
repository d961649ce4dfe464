// @vitest-environment node
import { dayFromToday } from './db/calendar';
import { beforeEach, describe, expect, it } from 'vitest';
import { stockOn } from './db/stock/stockLedger';
import { demo, resetDemo } from './state';
import { type Client, clientOf } from './testClient';

const CUSTOMER = 1;
let client: Client;
beforeEach(async () => {
  resetDemo();
  client = await clientOf('produtor');
});

const finance = () => demo.world.finance;
const today = () => dayFromToday();
const later = dayFromToday;
type Numbered = { id: number; customerId: number; number: string };
const named = <T extends Numbered>(
  table: { find: (is: (row: T) => boolean) => T | undefined },
  number: string,
): T => table.find((row) => row.customerId === CUSTOMER && row.number === number)!;
const send = (path: string, body: object) => client.write('POST', path, body);
const faultsOf = async (path: string, body: object) =>
  Object.keys(((await send(path, body)).body as { errors: object }).errors);

describe('an advance', () => {
  const advance = () => named(finance().advances, 'AD-041');
  const openTitles = async () =>
    (await client.get(`/Advance/GetOpenTitles?id=${advance().id}`)).body as {
      id: number;
      openValue: number;
    }[];
  const left = () => {
    const { value, uses, returns } = advance();
    const sum = (lines: readonly { value: number | null }[]) =>
      lines.reduce((all, row) => all + (row.value ?? 0), 0);
    return value - sum(uses) - sum(returns);
  };

  it('pays an open title of its partner, moves no account, and is taken back as a whole', async () => {
    const [title] = await openTitles();
    expect(title).toBeDefined();
    const before = left();
    const balances = (await client.get('/CurrentAccount/GetBalances')).body;
    const value = Math.round(Math.min(title!.openValue, before) * 50) / 100;
    const body = { id: advance().id, date: today(), tradeAccountId: title!.id, value };
    expect((await send('/Advance/Use', body)).status).toBe(200);
    const open = (await openTitles()).find(({ id }) => id === title!.id)!;
    expect(open.openValue).toBeCloseTo(title!.openValue - value, 2);
    expect(left()).toBeCloseTo(before - value, 2);
    expect((await client.get('/CurrentAccount/GetBalances')).body).toEqual(balances);
    const contract = finance().contracts.get(advance().contractId)!;
    const { trail } = (await client.get(`/Contract/GetById?id=${contract.id}`)).body as {
      trail: { kind: string; value: number; documentId: number | null }[];
    };
    expect(trail).toContainEqual(
      expect.objectContaining({ kind: 'USE', value, documentId: expect.any(Number) }),
    );
    const { actId, writeOffId } = advance().uses.at(-1)!;
    const reversed = await send('/TradeAccount/ReverseWriteOff', { ids: [writeOffId] });
    expect(reversed.status).toBe(400);
    expect((await send('/Advance/ReverseAct', { id: advance().id, actId })).status).toBe(200);
    expect(left()).toBeCloseTo(before, 2);
    expect((await openTitles()).find(({ id }) => id === title!.id)?.openValue).toBe(title!.openValue);
  });

  it('is used no further than it reaches, nor than the title, nor on a stranger’s', async () => {
    const [title] = await openTitles();
    const other = finance().installments.find((row) => row.customerId !== CUSTOMER)!;
    const body = { id: advance().id, date: today(), tradeAccountId: title!.id, value: 1e6 };
    expect(await faultsOf('/Advance/Use', body)).toEqual(['Value']);
    expect(await faultsOf('/Advance/Use', { ...body, tradeAccountId: other.id, value: 1 })).toEqual([
      'TradeAccountId',
    ]);
    expect(await faultsOf('/Advance/Use', { ...body, value: 1, date: later(1) })).toEqual(['Date']);
  });

  it('is returned by an account, whose statement tells it, and is taken back', async () => {
    const account = finance().currentAccounts.find(
      (row) => row.customerId === CUSTOMER && row.currencyId === 1,
    )!;
    const lines = () =>
      finance().statementLines.filter(({ currentAccountId }) => currentAccountId === account.id);
    const [count, before] = [lines().length, left()];
    const body = { id: advance().id, date: today(), currentAccountId: account.id, value: 1500.5 };
    expect((await send('/Advance/Return', body)).status).toBe(200);
    expect(lines().at(-1)).toMatchObject({ amount: -1500.5 });
    expect(left()).toBeCloseTo(before - 1500.5, 2);
    const { actId } = advance().returns.at(-1)!;
    await send('/Advance/ReverseAct', { id: advance().id, actId });
    expect(lines()).toHaveLength(count);
    expect(left()).toBeCloseTo(before, 2);
    expect(await faultsOf('/Advance/Return', { ...body, value: before + 1 })).toEqual(['Value']);
  });
});

describe('a contract whose price is to be fixed', () => {
  const contract = () => named(finance().contracts, 'CT-2026/021');
  const fix = (quantity: number, unitPrice: number) =>
    send('/Contract/FixPrice', { id: contract().id, date: today(), quantity, unitPrice });

  it('takes prices in parts, means them, values its deliveries in their order, and gives them back', async () => {
    const delivered = (quantity: number) => ({
      date: `${today()}T00:00:00`,
      description: 'ENTREGA',
      quantity,
      value: null,
      documentId: null,
    });
    finance().contracts.update(contract().id, { deliveries: [delivered(200), delivered(300)] });
    expect((await fix(300, 130)).status).toBe(200);
    expect(contract()).toMatchObject({ unitPrice: 130 });
    expect(contract().deliveries.map(({ value }) => value)).toEqual([26_000, null]);
    await fix(300, 140);
    expect(contract()).toMatchObject({ unitPrice: 135 });
    expect(contract().deliveries.map(({ value }) => value)).toEqual([26_000, 100 * 130 + 200 * 140]);
    const { body } = await client.get(`/Contract/GetById?id=${contract().id}`);
    expect(body).toMatchObject({ fixedQuantity: 600, unitPrice: 135, fixings: [{ actId: 1 }, { actId: 2 }] });
    expect(
      await faultsOf('/Contract/FixPrice', {
        id: contract().id,
        date: today(),
        quantity: 300.001,
        unitPrice: 1,
      }),
    ).toEqual(['Quantity']);
    await send('/Contract/ReverseFixing', { id: contract().id, actId: 1 });
    expect(contract()).toMatchObject({ unitPrice: 140 });
  });

  it('is the only one that is fixed', async () => {
    const { id } = named(finance().contracts, 'CT-2026/014');
    const body = { id, date: today(), quantity: 1, unitPrice: 1 };
    expect((await send('/Contract/FixPrice', body)).status).toBe(400);
  });
});

describe('an order', () => {
  const order = () => named(finance().orders, 'PC-3311');
  const kept = () =>
    stockOn(demo.world, CUSTOMER, today(), ({ product }) => product.id === order().productId).reduce(
      (sum, { amount }) => sum + amount,
      0,
    );
  const body = () => ({
    id: order().id,
    date: today(),
    dueDate: later(30),
    quantity: 20.5,
    documentNumber: '990011',
  });

  it('is received in part: stock, a title to pay and the order tell it, until it is taken back', async () => {
    const before = kept();
    expect((await send('/PurchaseOrder/Receive', body())).status).toBe(200);
    expect(kept()).toBeCloseTo(before + 20.5, 3);
    const line = order().deliveries.at(-1)!;
    const title = finance().installments.find(({ documentId }) => documentId === line.documentId)!;
    expect(title).toMatchObject({ value: 20.5 * 2940, ratingName: 'FERTILIZANTES E CORRETIVOS' });
    expect(finance().documents.get(line.documentId)?.movement).toBe('EXPENSE');
    const { body: reported } = await client.get(`/PurchaseOrder/GetById?id=${order().id}`);
    expect(reported).toMatchObject({ receivedQuantity: 20.5 });
    await send('/PurchaseOrder/ReverseReceipt', { id: order().id, actId: line.actId });
    expect(kept()).toBeCloseTo(before, 3);
    expect(finance().installments.get(title.id)).toBeUndefined();
    expect(order().deliveries).toEqual([]);
  });

  it('is not received beyond its balance, twice under one invoice, or due before it came', async () => {
    expect(await faultsOf('/PurchaseOrder/Receive', { ...body(), quantity: 62.501 })).toEqual(['Quantity']);
    expect(await faultsOf('/PurchaseOrder/Receive', { ...body(), dueDate: later(-1) })).toEqual(['DueDate']);
    await send('/PurchaseOrder/Receive', body());
    expect(await faultsOf('/PurchaseOrder/Receive', body())).toEqual(['DocumentNumber']);
  });

  it('keeps a receipt whose title was paid', async () => {
    await send('/PurchaseOrder/Receive', body());
    const { documentId, actId } = order().deliveries.at(-1)!;
    const title = finance().installments.find((row) => row.documentId === documentId)!;
    const { id: _id, ...like } = finance().writeOffs.all()[0]!;
    finance().writeOffs.insert({ ...like, installmentId: title.id, value: 1 });
    expect((await send('/PurchaseOrder/ReverseReceipt', { id: order().id, actId })).status).toBe(400);
  });
});

describe('a quota', () => {
  const quota = () => named(finance().consortia, '0954/118');

  it('is awarded by its bid, which becomes payable; taken back, both are gone', async () => {
    const { id } = quota();
    const award = { id, date: today(), way: 'BID', dueDate: later(10), patrimonyName: 'PLANTADEIRA' };
    expect(await faultsOf('/Consortium/Award', award)).toEqual(['Way']);
    await send('/Consortium/Bid', { id, date: today(), value: 12_000 });
    expect(quota().bid).toBe(12_000);
    expect((await send('/Consortium/Award', award)).status).toBe(200);
    const title = finance().installments.find(({ documentId }) => documentId === quota().bidDocumentId)!;
    expect(title.value).toBe(12_000);
    expect(quota()).toMatchObject({ good: 'PLANTADEIRA', awardedOn: `${today()}T00:00:00` });
    expect((await send('/Consortium/Award', award)).status).toBe(400);
    await send('/Consortium/ReverseAward', { id });
    expect(quota()).toMatchObject({ awardedOn: null, bid: 12_000 });
    expect(finance().installments.get(title.id)).toBeUndefined();
  });

  it('is awarded by the draw without a title, and the bid is gone', async () => {
    const { id } = quota();
    await send('/Consortium/Bid', { id, date: today(), value: 12_000 });
    const titles = finance().installments.all().length;
    await send('/Consortium/Award', { id, date: today(), way: 'DRAW', dueDate: null, patrimonyName: null });
    expect(quota()).toMatchObject({ bid: null, awardedOn: `${today()}T00:00:00` });
    expect(finance().installments.all()).toHaveLength(titles);
  });
});

it('who may not enter occurrences does none of it', async () => {
  const other = await clientOf('gratis');
  for (const path of ['/Advance/Use', '/Contract/FixPrice', '/PurchaseOrder/Receive', '/Consortium/Award'])
    expect((await other.write('POST', path, { id: 1 })).status).not.toBe(200);
});
