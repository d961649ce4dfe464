// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { localDate } from './db/calendar';
import { demo, resetDemo } from './state';
import { type Client, clientOf } from './testClient';

const today = localDate(new Date(), 0).slice(0, 10);
const year = today.slice(0, 4);
let client: Client;

beforeEach(async () => {
  resetDemo();
  client = await clientOf('produtor');
});

const people = () => demo.world.people.filter((row) => row.customerId === 1 && row.active);
const sharedFarm = () => demo.world.farms.find((row) => row.customerId === 1 && row.producers !== undefined);

function aBody(more: object = {}) {
  const { finance } = demo.world;
  return {
    movement: 'EXPENSE',
    partnerPersonId: finance.partners.find((row) => row.customerId === 1)?.id,
    documentTypeId: 1,
    documentNumber: `P-${Math.random()}`.slice(0, 12),
    issueDate: today,
    currencyId: 1,
    totalValue: 1000,
    farmId: null,
    financialRatingId: undefined,
    installments: [{ dueDate: today, installmentValue: 1000 }],
    ...more,
  };
}

async function rating(): Promise<number | undefined> {
  const { body } = await client.get('/FinancialRating/GetFinancialRatingsForSelect?movement=EXPENSE');
  return (body as { id: number; name: string }[]).find(({ name }) => name === 'ENERGIA ELETRICA')?.id;
}

interface Title {
  id: number;
  producers: { farmerPersonId: number; farmerPersonName: string; percentage: number }[];
}

async function enter(more: object): Promise<Title> {
  const answer = await client.write(
    'POST',
    '/TradeAccount/Create',
    aBody({ financialRatingId: await rating(), ...more }),
  );
  expect(answer.status).toBe(200);
  return answer.body as Title;
}

async function pay(id: number) {
  const { payments, currentAccounts } = demo.world.finance;
  const answer = await client.write('POST', '/TradeAccount/WriteOff', {
    writeOffDate: today,
    paymentDate: today,
    paymentId: payments.find((row) => row.customerId === 1 && row.kind === 'PIX')?.id,
    currentAccountId: currentAccounts.find((row) => row.customerId === 1)?.id,
    creditCardId: null,
    tradeAccounts: [{ id, installmentValue: 1000, discountValue: 0, interestValue: 0, penaltyValue: 0 }],
  });
  expect(answer.status).toBe(200);
}

const bookOf = async (farmerId: number) => {
  const { body } = await client.get(`/CashBook/GetGridData?farmerPersonId=${farmerId}&year=${year}`);
  return (body as { entries: { documentNumber: string; participation: number; value: number }[] }).entries;
};
const gap = async () =>
  (await client.get(`/CashBook/GetWithoutProducer?year=${year}`)).body as {
    count: number;
    incomeValue: number;
    expenseValue: number;
  };

describe('the producers of a title', () => {
  it('that are typed reach the cash book of each, with their parts', async () => {
    const [one, two] = people();
    const title = await enter({
      documentNumber: 'BOOK-1',
      producers: [
        { farmerPersonId: one?.id, percentage: 60 },
        { farmerPersonId: two?.id, percentage: 40 },
      ],
    });
    expect(title.producers.map(({ percentage }) => percentage)).toEqual([60, 40]);
    await pay(title.id);
    const entryOf = async (farmerId = 0) =>
      (await bookOf(farmerId)).find(({ documentNumber }) => documentNumber === 'BOOK-1');
    expect(await entryOf(one?.id)).toMatchObject({ participation: 60, value: 1000 });
    expect(await entryOf(two?.id)).toMatchObject({ participation: 40, value: 1000 });
  });

  it('are refused when they are strangers, the same twice, or not of 100 %', async () => {
    const [one, two] = people();
    const stranger = demo.world.people.find((row) => row.customerId !== 1);
    const wrong = [
      [{ farmerPersonId: stranger?.id, percentage: 100 }],
      [
        { farmerPersonId: one?.id, percentage: 50 },
        { farmerPersonId: one?.id, percentage: 50 },
      ],
      [
        { farmerPersonId: one?.id, percentage: 50 },
        { farmerPersonId: two?.id, percentage: 49 },
      ],
    ];
    for (const producers of wrong) {
      const body = aBody({ financialRatingId: await rating(), producers });
      const { status, body: said } = await client.write('POST', '/TradeAccount/Create', body);
      expect(status).toBe(400);
      expect(Object.keys((said as { errors: object }).errors)).toEqual(['Producers']);
    }
  });

  it('that are missing are counted with their sum, and are set in one step, paid or not', async () => {
    const before = await gap();
    const farm = sharedFarm();
    const title = await enter({ farmId: farm?.id, producers: [] });
    await pay(title.id);
    const after = await gap();
    expect(after.count).toBe(before.count + 1);
    expect(after.expenseValue).toBeCloseTo(before.expenseValue + 1000, 2);
    const set = await client.write('PUT', '/TradeAccount/SetProducers', { ids: [title.id], producers: null });
    expect(set.body).toEqual({ changed: 1, left: [] });
    const { body } = await client.get(`/TradeAccount/GetById?id=${title.id}`);
    expect((body as Title).producers.map(({ percentage }) => percentage)).toEqual([60, 40]);
    expect(await gap()).toEqual(before);
  });

  it('are not guessed where there is no property, and strangers reach nothing', async () => {
    const title = await enter({ producers: [] });
    const set = await client.write('PUT', '/TradeAccount/SetProducers', { ids: [title.id], producers: null });
    expect(set.body).toEqual({ changed: 0, left: [title.id] });
    const stranger = await clientOf('gratis');
    const sent = { ids: [title.id], producers: null };
    expect((await stranger.write('PUT', '/TradeAccount/SetProducers', sent)).status).toBe(404);
    const none = { ids: [title.id], producers: [] };
    expect((await client.write('PUT', '/TradeAccount/SetProducers', none)).status).toBe(400);
  });
});
