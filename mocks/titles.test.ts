// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { localDate } from './db/calendar';
import { demo, resetDemo } from './state';
import { type Client, clientOf } from './testClient';

interface Title {
  id: number;
  documentId: number;
  movement: string;
  openValue: number;
  installmentValue: number;
  withInvoice: boolean;
  documentHasWriteOff: boolean;
  writeOffs: { id: number }[];
}

const today = localDate(new Date(), 0).slice(0, 10);
const PERIOD = `dateType=PAYMENT&startDate=${today}&endDate=${today}`;
let client: Client;

beforeEach(async () => {
  resetDemo();
  client = await clientOf('produtor');
});

const list = async () => (await client.get(`/TradeAccount/GetGridData?${PERIOD}`)).body as Title[];
const own = <T extends { customerId: number }>(rows: readonly T[]): T | undefined =>
  rows.find((row) => row.customerId === 1);

function means(more: object = {}) {
  const { payments, currentAccounts } = demo.world.finance;
  const paymentId = payments.find((row) => row.customerId === 1 && row.kind === 'PIX')?.id;
  const currentAccountId = own(currentAccounts.all())?.id;
  return {
    writeOffDate: today,
    paymentDate: today,
    paymentId,
    currentAccountId,
    creditCardId: null,
    ...more,
  };
}

const errorsOf = (body: unknown) => Object.keys((body as { errors?: object } | undefined)?.errors ?? {});

describe('titles of the demo', () => {
  it('keeps others out, and asks for a period of a year at most', async () => {
    expect((await (await clientOf('usuario')).get(`/TradeAccount/GetGridData?${PERIOD}`)).status).toBe(401);
    const long = '/TradeAccount/GetGridData?dateType=DUE&startDate=2025-01-01&endDate=2026-06-01';
    expect((await client.get(long)).status).toBe(400);
    const [title] = await list();
    const stranger = await clientOf('gratis');
    expect((await stranger.get(`/TradeAccount/GetById?id=${title?.id}`)).status).toBe(404);
    expect((await stranger.write('DELETE', `/TradeAccount/Delete?id=${title?.id}`)).status).toBe(404);
  });

  it('a title that is entered before anybody has read one is as it was entered', () => {
    const { documents, installments, writeOffs } = demo.world.finance;
    const first = documents.find((row) => row.customerId === 1);
    if (!first) throw new Error('no document');
    const { id: _, ...like } = first;
    const document = documents.insert({ ...like, issueDate: '2026-01-05T00:00:00' });
    expect(installments.filter((row) => row.documentId === document.id)).toEqual([]);
    const many = Array.from({ length: 20 }, (__, at) =>
      installments.insert({
        customerId: 1,
        documentId: document.id,
        number: at + 1,
        dueDate: '2026-02-05T00:00:00',
        value: 100,
        ratingName: 'SEMENTES',
        observation: null,
      }),
    );
    const ids = new Set(many.map((row) => row.id));
    expect(writeOffs.filter((row) => ids.has(row.installmentId))).toEqual([]);
  });

  it('no grain and no fertilizer stands on a warehouse', () => {
    const { finance, costCenters, farmActivities, businessActivities } = demo.world;
    const crops = finance.documents.filter(({ items }) =>
      items.some(({ productId }) => /SOJA|MILHO|ADUBO/.test(finance.products.get(productId)?.name ?? '')),
    );
    const activities = crops
      .flatMap(({ shares }) => shares.map(({ costCenterId }) => costCenters.get(costCenterId)))
      .flatMap((center) => (center ? [farmActivities.need(center.farmActivityId).businessActivityId] : []))
      .map((id) => businessActivities.need(id).constantFilter);
    expect(activities.length).toBeGreaterThan(0);
    expect(activities).not.toContain('GRAIN_STORAGE');
  });

  it('never writes off more than is open, in one go or in two', async () => {
    const title = (await list()).find((row) => row.openValue > 10);
    if (!title) throw new Error('no open title');
    const pay = (value: number, more: object = {}) =>
      client.write('POST', '/TradeAccount/WriteOff', {
        ...means(),
        tradeAccounts: [{ id: title.id, installmentValue: value }],
        ...more,
      });
    expect(errorsOf((await pay(title.openValue + 0.01)).body)).toEqual(['TradeAccounts[0].InstallmentValue']);
    expect((await pay(10)).status).toBe(200);
    expect((await pay(title.openValue)).status).toBe(400);
    const twice = { id: title.id, installmentValue: 1 };
    expect(errorsOf((await pay(1, { tradeAccounts: [twice, twice] })).body)).toEqual(['TradeAccounts']);
    expect((await pay(title.openValue - 10)).status).toBe(200);
    expect((await list()).find(({ id }) => id === title.id)?.openValue).toBe(0);
  });

  it('wants an account, or a card for a card alone', async () => {
    const title = (await list()).find((row) => row.openValue > 10);
    const { payments, creditCards } = demo.world.finance;
    const card = payments.find((row) => row.customerId === 1 && row.kind === 'CREDIT_CARD')?.id;
    const creditCardId = own(creditCards.all())?.id;
    const pay = async (more: object) => {
      const tradeAccounts = [{ id: title?.id, installmentValue: 1 }];
      return errorsOf(
        (await client.write('POST', '/TradeAccount/WriteOff', { ...means(more), tradeAccounts })).body,
      );
    };
    expect(await pay({ currentAccountId: null })).toEqual(['CurrentAccountId']);
    expect(await pay({ creditCardId })).toEqual(['CreditCardId']);
    expect(await pay({ paymentId: card })).toEqual(['CreditCardId', 'CurrentAccountId']);
    expect(await pay({ paymentDate: '2999-01-01' })).toEqual(['PaymentDate']);
    expect(await pay({ paymentId: card, creditCardId, currentAccountId: null })).toEqual([]);
  });

  it('takes a write-off back, and only then lets its document go', async () => {
    const rows = await list();
    const paid = rows.find((row) => row.writeOffs.length > 0);
    const ids = paid?.writeOffs.map(({ id }) => id);
    const stranger = await clientOf('gratis');
    const path = '/TradeAccount/ReverseWriteOff';
    expect((await stranger.write('POST', path, { ids })).status).toBe(404);
    expect((await client.write('POST', path, { ids })).status).toBe(200);
    expect((await client.write('POST', path, { ids })).status).toBe(404);
    const invoice = rows.find((row) => row.withInvoice);
    const settled = rows.find((row) => !row.withInvoice && row.documentHasWriteOff);
    for (const row of [invoice, settled])
      expect((await client.write('DELETE', `/TradeAccount/Delete?id=${row?.id}`)).status).toBe(400);
    const free = rows.find((row) => !row.withInvoice && !row.documentHasWriteOff);
    expect((await client.write('DELETE', `/TradeAccount/Delete?id=${free?.id}`)).status).toBe(200);
    expect((await client.get(`/TradeAccount/GetById?id=${free?.id}`)).status).toBe(404);
  });

  it('checks what is entered by itself', async () => {
    const value = {
      movement: 'EXPENSE',
      partnerPersonId: own(demo.world.finance.partners.all())?.id,
      documentTypeId: 3,
      documentNumber: 'R-1',
      issueDate: today,
      currencyId: 1,
      totalValue: 100,
      financialRatingId: 5,
      installments: [
        { dueDate: today, installmentValue: 33.34 },
        { dueDate: today, installmentValue: 66.66 },
      ],
    };
    const enter = (more: object) => client.write('POST', '/TradeAccount/Create', { ...value, ...more });
    expect(errorsOf((await enter({ totalValue: 100.01 })).body)).toEqual(['Installments']);
    expect(errorsOf((await enter({ movement: 'INCOME' })).body)).toEqual(['FinancialRatingId']);
    expect(errorsOf((await enter({ observation: 'A'.repeat(101) })).body)).toEqual(['Observation']);
    expect(errorsOf((await enter({ issueDate: '2999-01-01' })).body)).toContain('Installments[0].DueDate');
    const first = await enter({});
    expect(first.status).toBe(200);
    expect(errorsOf((await enter({})).body)).toEqual(['DocumentNumber']);
    const { id } = first.body as Title;
    const edit = { ...value, totalValue: 50, installments: [{ dueDate: today, installmentValue: 50 }] };
    expect((await client.write('PUT', `/TradeAccount/Edit?id=${id}`, edit)).body).toMatchObject({
      installmentCount: 1,
      openValue: 50,
      totalValue: 50,
    });
    // The same title is still there, and goes on when the second one comes back.
    const of = () => demo.world.finance.installments.filter(({ documentId }) => documentId === document);
    const document = (first.body as Title).documentId;
    expect(of().map((row) => row.id)).toEqual([id]);
    await client.write('PUT', `/TradeAccount/Edit?id=${id}`, value);
    expect(of().map(({ id: kept, value: part }) => [kept === id, part])).toEqual([
      [true, 33.34],
      [false, 66.66],
    ]);
  });

  it('repeats a document, keeps its files and who did what with it', async () => {
    const value = {
      movement: 'EXPENSE',
      partnerPersonId: own(demo.world.finance.partners.all())?.id,
      documentTypeId: 3,
      documentNumber: 'ALUG',
      issueDate: '2030-12-01',
      currencyId: 1,
      totalValue: 10,
      financialRatingId: 5,
      discountRate: 5,
      discountDays: 10,
      installments: [{ dueDate: '2031-01-31', installmentValue: 10 }],
    };
    const enter = (more: object) => client.write('POST', '/TradeAccount/Create', { ...value, ...more });
    expect(errorsOf((await enter({ recurrence: { months: 1, times: 61 } })).body)).toEqual([
      'RecurrenceTimes',
    ]);
    expect(errorsOf((await enter({ penaltyRate: 101 })).body)).toEqual(['PenaltyRate']);
    expect(errorsOf((await enter({ totalValue: 1e12 })).body)).toContain('TotalValue');
    const first = await enter({ recurrence: { months: 1, times: 3 } });
    expect(first.body).toMatchObject({
      documentNumber: 'ALUG-1',
      recurrenceCount: 3,
      discountUntil: '2031-01-21T00:00:00',
    });
    const { id } = first.body as Title;
    const path = '/TradeAccountAttachment';
    const pdf = Buffer.from('%PDF-1.4').toString('base64');
    const file = { tradeAccountId: id, fileName: 'a.pdf', contentType: 'application/pdf' };
    expect(
      (await client.write('POST', `${path}/Create`, { ...file, contentAsBase64String: 'AAAA' })).status,
    ).toBe(400);
    const kept = await client.write('POST', `${path}/Create`, { ...file, contentAsBase64String: pdf });
    const stranger = await clientOf('gratis');
    const { id: fileId } = kept.body as { id: number };
    expect((await stranger.get(`${path}/GetByTradeAccount?id=${id}`)).status).toBe(404);
    expect((await stranger.write('DELETE', `${path}/Delete?id=${fileId}`)).status).toBe(404);
    expect((await client.get(`${path}/GetByTradeAccount?id=${id}`)).body).toMatchObject([{ size: 8 }]);
    expect(
      (await client.write('PUT', `/TradeAccount/SetDigitableLine?id=${id}`, { digitableLine: '1' })).status,
    ).toBe(400);
    const events = (await client.get(`/TradeAccount/GetHistory?id=${id}`)).body;
    expect(events).toMatchObject([{ action: 'CREATED' }, { action: 'ATTACHED', note: 'a.pdf' }]);
  });

  it('moves the balance of an account by what is written off', async () => {
    const title = (await list()).find((row) => row.openValue > 10 && row.movement === 'EXPENSE');
    const { currentAccountId } = means();
    const balance = async () =>
      ((await client.get('/CurrentAccount/GetBalances')).body as { id: number; balance: number }[]).find(
        (row) => row.id === currentAccountId,
      )?.balance ?? NaN;
    const before = await balance();
    await client.write('POST', '/TradeAccount/WriteOff', {
      ...means(),
      tradeAccounts: [{ id: title?.id, installmentValue: 10, penaltyValue: 0.5 }],
    });
    expect(await balance()).toBeCloseTo(before - 10.5, 2);
  });

  it('answers the rates of the partner where a title has none of its own', async () => {
    const title = (await list()).find((row) => row.openValue > 10);
    const { documents, partners } = demo.world.finance;
    const document = documents.need(title?.documentId ?? 0);
    partners.update(document.partnerId, { penaltyRate: 5, interestRate: 0.5 });
    documents.update(document.id, { interestRate: 3 });
    expect((await client.get(`/TradeAccount/GetById?id=${title?.id}`)).body).toMatchObject({
      penaltyRate: 5,
      interestRate: 3,
      ownPenaltyRate: null,
      ownInterestRate: 3,
    });
  });
});

describe('a title in another currency', () => {
  it('is paid at the rate of the day, the difference apart from its value', async () => {
    const { documents, installments, currencies } = demo.world.finance;
    const [title] = (await list()).filter(
      ({ writeOffs, openValue }) => writeOffs.length === 0 && openValue > 0,
    );
    const row = installments.need(title?.id ?? 0);
    const dollar = currencies.find(({ currencyCode }) => currencyCode === 'USD');
    documents.update(row.documentId, { currencyId: dollar?.id ?? 0, currencyValue: 1000, quotation: 5.4321 });
    installments.update(row.id, { value: 5432.1 });
    const pay = (more: object) =>
      client.write('POST', '/TradeAccount/WriteOff', {
        ...means(),
        tradeAccounts: [
          {
            id: row.id,
            installmentValue: 5432.1,
            discountValue: 0,
            interestValue: 0,
            penaltyValue: 0,
            ...more,
          },
        ],
      });
    const wrong = await pay({ quotation: 5.6, exchangeValue: 10 });
    expect(errorsOf(wrong.body)).toEqual(['TradeAccounts[0].ExchangeValue']);
    expect((await pay({ quotation: 5.6, exchangeValue: 167.9 })).status).toBe(200);
    const { body } = await client.get(`/TradeAccount/GetById?id=${row.id}`);
    expect(body).toMatchObject({
      openValue: 0,
      writeOffs: [{ installmentValue: 5432.1, quotation: 5.6, exchangeValue: 167.9, totalValue: 5600 }],
    });
  });
});
