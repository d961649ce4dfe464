// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { localDate } from './db/calendar';
import { contributionsOf } from './db/finance/saleContributions';
import { lastReport } from './handlers/finance/documentQuery';
import { resetDemo } from './state';
import { type Client, clientOf } from './testClient';

beforeEach(() => resetDemo());

const RESULT = '/FacResultOfBusinessActivity';
const sum = (values: readonly number[]) => values.reduce((all, value) => all + Math.round(value * 100), 0);

async function rowsOf<Row>(client: Client, path: string, name: string): Promise<Row[]> {
  const { status, body } = await client.get(path);
  expect([path, status]).toEqual([path, 200]);
  return (body as Record<string, Row[]>)[name] ?? [];
}

describe('the documents of the demo', () => {
  it('add up: items, shares and installments each to the value of the cover', async () => {
    const client = await clientOf('produtor');
    for (const [id, movement] of [
      [1, 'EXPENSE'],
      [2, 'INCOME'],
      [3, 'EXPENSE'],
    ] as const) {
      const { body } = await client.get(
        `${RESULT}/GetCapaAndItem?documentId=${id}&businessMovement=${movement}`,
      );
      const { resultSetInvoiceDetailedData: cover, invoiceItemOuts: items } = body as {
        resultSetInvoiceDetailedData: { documentNetValue: number };
        invoiceItemOuts: { documentNetValue: number }[];
      };
      const value = Math.round(cover.documentNetValue * 100);
      expect(sum(items.map((row) => row.documentNetValue))).toBe(value);
      const shares = await rowsOf<{ apportionmentValue: number }>(
        client,
        `${RESULT}/GetApportionment?documentId=${id}`,
        'apportionmentOuts',
      );
      expect(sum(shares.map((row) => row.apportionmentValue))).toBe(value);
      const parts = await rowsOf<{ installmentValue: number }>(
        client,
        `${RESULT}/GetInstallment?documentId=${id}`,
        'tradeAccountInstallmentOuts',
      );
      expect(sum(parts.map((row) => row.installmentValue))).toBe(value);
    }
  });

  it('have something held back of sales alone, at the rates of their day', async () => {
    const client = await clientOf('produtor');
    expect(await rowsOf(client, '/Invoice/GetById?id=1', 'invoiceItems')).toEqual([]);
    expect(await rowsOf(client, '/Invoice/GetById?id=2', 'invoiceItems')).toHaveLength(1);
    const sale = { cents: 1_000_000, byCompany: false, toCooperative: false };
    const all = ({ funrural, senar, gilrat }: ReturnType<typeof contributionsOf>) =>
      funrural + senar + gilrat;
    expect(all(contributionsOf({ ...sale, date: '2026-03-31T00:00:00' }))).toBe(15_000);
    expect(all(contributionsOf({ ...sale, date: '2026-04-01T00:00:00' }))).toBe(16_300);
    expect(all(contributionsOf({ ...sale, byCompany: true, date: '2026-03-31' }))).toBe(20_500);
    expect(all(contributionsOf({ ...sale, byCompany: true, date: '2026-04-01' }))).toBe(22_300);
    expect(contributionsOf({ ...sale, toCooperative: true, date: '2026-04-01' }).fucap).toBe(10_000);
  });

  it('are those of the current customer, and shown to the financial module alone', async () => {
    const path = `${RESULT}/GetWriteOff?documentId=1`;
    expect((await (await clientOf('multi')).get(path)).status).not.toBe(200);
    const refused = await (await clientOf('usuario')).get(path);
    expect([refused.status, refused.text.includes('constantFilter')]).toEqual([401, true]);
    const client = await clientOf('produtor');
    expect((await client.get(`${RESULT}/GetWriteOff?documentId=999999`)).status).toBe(404);
    expect((await client.get(`${RESULT}/GetCapaAndItem?documentId=1`)).status).toBe(400);
    expect((await client.get(`${RESULT}/GetCapaAndItem?documentId=1&businessMovement=INCOME`)).status).toBe(
      404,
    );
  });
});

describe('the query of documents', () => {
  it('never tells of data that are still to come', () => {
    expect(lastReport(Date.parse('2026-11-22T23:53:20-03:00'))).toBe('2026-11-22T23:53:00');
    expect(lastReport(Date.parse('2026-11-23T00:10:00Z'))).toBe('2026-11-22T21:10:00');
  });

  const now = new Date();
  const day = (days: number) => localDate(now, days).slice(0, 10);
  const year = `startDate=${day(-365)}&endDate=${day(0)}`;
  interface Row {
    id: number;
    businessMovement: string;
    documentNumber: string;
    documentNetValue: number;
    openValue: number;
    situation: string;
  }
  const find = async (client: Client, more = '') => {
    const { status, body } = await client.get(`/DocumentQuery/GetGridData?${year}${more}`);
    expect(status).toBe(200);
    return body as Row[];
  };

  it('finds by every list, by number, movement and value, and by all of them together', async () => {
    const client = await clientOf('produtor');
    const all = await find(client);
    expect(all.length).toBeGreaterThan(60);
    expect(new Set(all.map(({ situation }) => situation))).toEqual(
      new Set(['OPEN', 'PARTIAL', 'OVERDUE', 'SETTLED']),
    );
    for (const { openValue, documentNetValue, situation } of all) {
      expect(openValue).toBeGreaterThanOrEqual(0);
      expect(openValue).toBeLessThanOrEqual(documentNetValue);
      expect(situation === 'SETTLED').toBe(openValue === 0);
    }
    for (const list of [
      '&documentTypeIds=1',
      '&partnerPersonIds=3',
      '&companyIds=1',
      '&productIds=14',
      '&productLineIds=7',
      '&paymentIds=4',
      '&creditCardIds=1',
      '&loanIds=1',
      '&farmIds=1',
      '&harvestIds=1',
    ]) {
      const found = await find(client, list);
      expect([list, found.length > 0 && found.length < all.length]).toEqual([list, true]);
    }
    const [one] = all;
    expect(await find(client, `&documentNumber=${one?.documentNumber}`)).toEqual([one]);
    const [three, both] = [
      await find(client, '&partnerPersonIds=3'),
      await find(client, '&partnerPersonIds=3&partnerPersonIds=9'),
    ];
    expect(both.length).toBeGreaterThan(three.length);
    for (const row of await find(client, '&businessMovement=INCOME&minimumValue=50000&maximumValue=120000')) {
      expect(row.businessMovement).toBe('INCOME');
      expect(row.documentNetValue).toBeGreaterThanOrEqual(50_000);
      expect(row.documentNetValue).toBeLessThanOrEqual(120_000);
    }
  });

  it('asks for a period of a year at most, and for the permission', async () => {
    const client = await clientOf('produtor');
    const path = '/DocumentQuery/GetGridData';
    expect((await client.get(path)).status).toBe(400);
    const long = await client.get(`${path}?startDate=${day(-366)}&endDate=${day(0)}`);
    expect([long.status, long.text.includes('1 ano')]).toEqual([400, true]);
    expect((await (await clientOf('usuario')).get(`${path}?${year}`)).status).toBe(401);
  });
});
