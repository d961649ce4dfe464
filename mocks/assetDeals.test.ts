// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { localDate } from './db/calendar';
import { demo, resetDemo } from './state';
import { type Client, clientOf } from './testClient';

const today = localDate(new Date(), 0).slice(0, 10);
let client: Client;

beforeEach(async () => {
  resetDemo();
  client = await clientOf('produtor');
});

const herd = () => {
  const row = demo.world.finance.patrimony.animals.find(
    (each) => each.customerId === 1 && each.heads > 10 && each.saleDate === null,
  );
  if (!row) throw new Error('no herd');
  return row;
};
const partnerId = () => demo.world.finance.partners.find((row) => row.customerId === 1)?.id;

async function title(movement: 'INCOME' | 'EXPENSE') {
  const { body } = await client.get(`/FinancialRating/GetFinancialRatingsForSelect?movement=${movement}`);
  const [rating] = body as { id: number }[];
  return {
    documentTypeId: 4,
    documentNumber: 'VENDA-1',
    financialRatingId: rating?.id,
    dueDate: today,
    installments: 2,
  };
}

const sale = async (more: object = {}) => ({
  kind: 'SALE',
  assetId: herd().id,
  date: today,
  value: 50_000.01,
  partnerPersonId: partnerId(),
  title: await title('INCOME'),
  ...more,
});

interface Deal {
  id: number;
  percentage: number;
  heads: number | null;
  bookValue: number | null;
  documentId: number | null;
  tradeAccountId: number | null;
}

describe('a part of a herd', () => {
  it('is sold with its share of the value, makes its titles, and comes back whole', async () => {
    const before = structuredClone(herd());
    const half = before.heads / 2;
    const made = await client.write('POST', '/AssetDeal/Create', await sale({ heads: half }));
    expect(made.status).toBe(200);
    const deal = made.body as Deal;
    expect(deal).toMatchObject({ percentage: 50, heads: half });
    const { animals } = demo.world.finance.patrimony;
    const left = animals.need(before.id);
    const sold = animals.find((row) => row.saleDate !== null && row.name.startsWith(before.name));
    expect(left.heads + (sold?.heads ?? 0)).toBe(before.heads);
    expect(left.saleDate).toBeNull();
    expect((left.purchasePrice ?? 0) + (sold?.purchasePrice ?? 0)).toBeCloseTo(before.purchasePrice ?? 0, 2);
    expect(left.purchasePrice).toBeCloseTo((before.purchasePrice ?? 0) / 2, 1);
    // The book value of the part, not of the whole herd.
    expect(deal.bookValue ?? 0).toBeLessThanOrEqual((before.purchasePrice ?? 0) / 2 + 0.01);

    const titles = demo.world.finance.installments.filter((row) => row.documentId === deal.documentId);
    expect(titles.map(({ value }) => value)).toEqual([25_000.01, 25_000]);
    const document = demo.world.finance.documents.need(deal.documentId ?? 0);
    expect(document).toMatchObject({ movement: 'INCOME', enteredValue: 50_000.01 });

    expect((await client.write('POST', '/AssetDeal/Reverse', { id: deal.id })).status).toBe(200);
    const { updatedAt: _now, ...whole } = animals.need(before.id);
    const { updatedAt: _then, ...was } = before;
    expect(whole).toEqual(was);
    expect(demo.world.finance.documents.get(deal.documentId ?? 0)).toBeUndefined();
  });

  it('is not more than there is, and not sold into the future or without a partner for its title', async () => {
    const wrong = await client.write(
      'POST',
      '/AssetDeal/Create',
      await sale({ heads: herd().heads + 1, date: '2999-01-01', partnerPersonId: null }),
    );
    expect(wrong.status).toBe(400);
    expect(Object.keys((wrong.body as { errors: object }).errors).toSorted()).toEqual([
      'Date',
      'Heads',
      'PartnerPersonId',
    ]);
    const stranger = await clientOf('gratis');
    expect((await stranger.write('POST', '/AssetDeal/Create', await sale({ heads: 1 }))).status).toBe(404);
  });
});

describe('an asset', () => {
  it('that was bought gets the title of its purchase once; paid, it is not taken back', async () => {
    const machine = demo.world.finance.patrimony.machines.find((row) => row.customerId === 1);
    const order = {
      kind: 'PURCHASE',
      assetId: machine?.id,
      date: today,
      value: 1000,
      percentage: 100,
      partnerPersonId: partnerId(),
      title: { ...(await title('EXPENSE')), installments: 1 },
    };
    const made = await client.write('POST', '/AssetDeal/Create', order);
    expect(made.status).toBe(200);
    expect((await client.write('POST', '/AssetDeal/Create', order)).status).toBe(400);
    const deal = made.body as Deal;
    const { payments, currentAccounts } = demo.world.finance;
    await client.write('POST', '/TradeAccount/WriteOff', {
      writeOffDate: today,
      paymentDate: today,
      paymentId: payments.find((row) => row.customerId === 1 && row.kind === 'PIX')?.id,
      currentAccountId: currentAccounts.find((row) => row.customerId === 1)?.id,
      creditCardId: null,
      tradeAccounts: [
        {
          id: deal.tradeAccountId,
          installmentValue: 1000,
          discountValue: 0,
          interestValue: 0,
          penaltyValue: 0,
        },
      ],
    });
    expect((await client.write('POST', '/AssetDeal/Reverse', { id: deal.id })).status).toBe(400);
  });
});
