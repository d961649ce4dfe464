// @vitest-environment node
import { dayFromToday } from './db/calendar';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { byStore, meanCostOn, stockAfter, stockMovesOf, stockOn } from './db/stock/stockLedger';
import { stockWith } from './db/stock/stockStores';
import { demo, resetDemo } from './state';
import { clientOf, type Client } from './testClient';

const CUSTOMER = 1;
const today = () => dayFromToday();
const productOf = (name: string) =>
  demo.world.finance.products.find((row) => row.customerId === CUSTOMER && row.name === name)!;
const kept = (name: string, place?: string) =>
  stockOn(demo.world, CUSTOMER, today(), ({ product }) => product.name === name)
    .filter((row) => place === undefined || row.place === place)
    .reduce((sum, { amount }) => Math.round((sum + amount) * 1000) / 1000, 0);

beforeEach(() => resetDemo());
afterEach(() => vi.useRealTimers());

describe('the moving mean', () => {
  it('of 100 at 50.00 and 50 at 65.00 is 55.00; 30 leave with 1 650.00 and 120 are worth 6 600.00', () => {
    const bought = stockWith(stockWith({ amount: 0, value: 0 }, 100, 0, 500_000), 50, 0, 325_000);
    expect(bought).toEqual({ amount: 150, value: 825_000 });
    expect(stockWith(bought, 0, 30, null)).toEqual({ amount: 120, value: 660_000 });
  });

  it('is not known of what came without a value, until the store is empty', () => {
    const unknown = stockWith({ amount: 10, value: 1000 }, 5, 0, null);
    expect(unknown).toEqual({ amount: 15, value: null });
    expect(stockWith(stockWith(unknown, 0, 15, null), 2, 0, 300)).toEqual({ amount: 2, value: 300 });
  });
});

it.each(Array.from({ length: 12 }, (_, month) => month))(
  'nobody has less than nothing in the seeded world, in month %s of the year',
  (month) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(Date.UTC(2026, month, 28, 15)) });
    resetDemo();
    for (const { id } of demo.world.customers.all()) {
      const low = byStore(stockMovesOf(demo.world, id)).flatMap((heap) =>
        heap
          .map((_, at) => stockAfter(heap.slice(0, at + 1)))
          .filter(({ amount, value }) => amount < 0 || value === null || value < 0)
          .map(({ amount }) => [id, heap[0]?.product.name, heap[0]?.place, amount]),
      );
      expect(low).toEqual([]);
    }
  },
);

it('parts of a store that lie there for each property come to the whole', () => {
  const moves = stockMovesOf(demo.world, CUSTOMER);
  const whole = stockOn(demo.world, CUSTOMER, today()).reduce((sum, { amount }) => sum + amount, 0);
  const farms = [...new Set(moves.map(({ farmId }) => farmId))];
  const parts = farms.flatMap((farmId) =>
    stockOn(demo.world, CUSTOMER, today(), (move) => move.farmId === farmId),
  );
  expect(parts.every(({ amount }) => amount >= 0)).toBe(true);
  expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(whole, 2);
});

it('no purchase of today is used up by itself', async () => {
  const before = kept('UREIA 45%');
  const { documents } = demo.world.finance;
  const { id: _id, ...like } = documents.find(
    (row) => row.customerId === CUSTOMER && row.movement === 'EXPENSE',
  )!;
  const item = {
    productId: productOf('UREIA 45%').id,
    unitQuantity: 10,
    unitValue: 2700,
    discountValue: 0,
    observation: null,
  };
  documents.insert({ ...like, items: [item], issueDate: '2026-01-02T00:00:00' });
  expect(kept('UREIA 45%')).toBe(before + 10);
});

const harvestOf = async (client: Client, quantity: number, destination: string) => {
  const { finance, costCenters, harvests } = demo.world;
  const like = finance.production.find((row) => row.customerId === CUSTOMER)!;
  const center = costCenters.need(like.costCenterId);
  const harvest = harvests.find((row) => row.customerId === CUSTOMER && row.name.startsWith('SOJA'))!;
  const { status } = await client.write('POST', '/Production/Create', {
    date: today(),
    harvestId: harvest.id,
    farmId: center.farmId,
    costCenterId: center.id,
    productId: productOf('SOJA EM GRAOS').id,
    quantity,
    area: 10,
    destination,
    document: null,
    observation: null,
  });
  return status;
};

describe('what is written down moves the stock', () => {
  it('a harvest brings grain to where it went, worth what it was last sold for', async () => {
    const [silo, cooperative] = [
      kept('SOJA EM GRAOS', 'SILO DA FAZENDA'),
      kept('SOJA EM GRAOS', 'COOPERATIVA'),
    ];
    const client = await clientOf('produtor');
    expect(await harvestOf(client, 1000, 'OWN_STORAGE')).toBe(200);
    expect(kept('SOJA EM GRAOS', 'SILO DA FAZENDA')).toBe(silo + 1000);
    expect(kept('SOJA EM GRAOS', 'COOPERATIVA')).toBe(cooperative);
    const [strip] = [
      (
        (await client.get('/Production/GetStock')).body as {
          productName: string;
          placeName: string;
          quantity: number;
        }[]
      ).filter(
        ({ productName, placeName }) => productName === 'SOJA EM GRAOS' && placeName === 'SILO DA FAZENDA',
      ),
    ];
    expect(strip?.map(({ quantity }) => quantity)).toEqual([silo + 1000]);
  });

  it('a load on a contract takes it away, and its invoice does not take it twice', async () => {
    const { finance } = demo.world;
    const contract = finance.contracts.find(
      (row) => row.customerId === CUSTOMER && row.number === 'CT-2026/021',
    )!;
    const { id: _id, ...like } = finance.loads.find((row) => row.customerId === CUSTOMER)!;
    const before = kept('SOJA EM GRAOS');
    finance.loads.insert({
      ...like,
      number: 9001,
      date: `${today()}T00:00:00`,
      grossWeight: 51_500,
      tareWeight: 15_000,
      moisture: 13,
      impurity: 1,
      arrivedWeight: null,
      destination: 'BUYER',
      partnerId: contract.partnerId,
      contractId: contract.id,
      invoiceNumber: '77001',
    });
    const sacks = Math.round((36_500 / 60) * 1000) / 1000;
    expect(kept('SOJA EM GRAOS')).toBeCloseTo(before - sacks, 3);
    const sale = finance.documents.find((row) => row.customerId === CUSTOMER && row.movement === 'INCOME')!;
    const { id: _sale, ...rest } = sale;
    finance.documents.insert({
      ...rest,
      number: '77001',
      partnerId: contract.partnerId,
      issueDate: `${today()}T00:00:00`,
      items: [
        {
          productId: contract.productId,
          unitQuantity: 700,
          unitValue: 131,
          discountValue: 0,
          observation: null,
        },
      ],
    });
    expect(kept('SOJA EM GRAOS')).toBeCloseTo(before - 700, 3);
  });

  it('what work used leaves the deposit that the reports show, at the cost that the document tells', async () => {
    const client = await clientOf('produtor');
    const { occurrence, plots } = demo.world;
    const product = productOf('GLIFOSATO 480 SL');
    const work = occurrence.fieldOccurrences.find(
      (row) => row.customerId === CUSTOMER && row.happenedAt !== null,
    )!;
    const plot = plots.need(work.plotIds[0]!);
    const before = kept('GLIFOSATO 480 SL');
    occurrence.fieldOccurrences.update(work.id, {
      depletion: [{ productId: product.id, unit: 'L', quantity: 25, farmId: null }],
    });
    const made = await client.write('POST', '/InventoryDepletion/Create', {
      occurrenceId: work.id,
      plotId: plot.id,
    });
    expect(made.status).toBe(200);
    expect(kept('GLIFOSATO 480 SL')).toBe(before - 25);
    const rows = (
      await client.get(
        `/ReportStockMovement/GetGridData?startDate=${today()}&endDate=${today()}&productIds=${product.id}`,
      )
    ).body as { movementType: string; outQuantity: number | null; documentNumber: string | null }[];
    expect(rows).toContainEqual(
      expect.objectContaining({
        movementType: 'CONSUMPTION',
        outQuantity: 25,
        documentNumber: `BAIXA ${(made.body as { number: string }).number}`,
      }),
    );
    const document = (
      await client.get(`/InventoryDepletion/GetByOccurrence?occurrenceId=${work.id}&plotId=${plot.id}`)
    ).body as { lines: { productName: string; unitCost: number }[] };
    const [line] = document.lines;
    expect(line?.productName).toBe('GLIFOSATO 480 SL');
    const mean = meanCostOn(demo.world, CUSTOMER, ({ id }) => id === product.id, today()) ?? 0;
    expect(Math.abs((line?.unitCost ?? 0) - mean)).toBeLessThan(2);
    await client.write('POST', '/InventoryDepletion/Cancel', { id: (made.body as { id: number }).id });
    expect(kept('GLIFOSATO 480 SL')).toBe(before);
  });

  it('a barter brings what was received and takes what was given', async () => {
    const client = await clientOf('produtor');
    const [soy, urea] = [kept('SOJA EM GRAOS'), kept('UREIA 45%')];
    const answer = await client.write('POST', '/FinancialOccurrence/Create', {
      kind: 'BARTER',
      date: today(),
      partnerId: demo.world.finance.partners.find((row) => row.customerId === CUSTOMER)!.id,
      productId: productOf('SOJA EM GRAOS').id,
      quantity: 100,
      receivedProductId: productOf('UREIA 45%').id,
      receivedQuantity: 5,
      value: 13_000,
    });
    expect(answer.status).toBe(200);
    expect(kept('SOJA EM GRAOS')).toBe(soy - 100);
    expect(kept('UREIA 45%')).toBe(urea + 5);
  });
});

it('grain stock, accounting stock and the book of movements say the same of every store', async () => {
  const client = await clientOf('produtor');
  const rowsOf = async (path: string) =>
    (await client.get(path)).body as Record<string, string | number | null>[];
  const stock = await rowsOf(`/ReportAccountingStock/GetGridData?date=${today()}`);
  const grain = await rowsOf(`/ReportGrainStock/GetGridData?date=${today()}`);
  expect(grain.length).toBeGreaterThan(2);
  const figure = (row: Record<string, string | number | null>, name: string) => Number(row[name] ?? 0);
  for (const row of grain) {
    const same = stock.find(
      (one) => one['productName'] === row['productName'] && one['placeName'] === row['warehouseName'],
    );
    const balance =
      figure(row, 'openingQuantity') +
      figure(row, 'inQuantity') -
      figure(row, 'transferredQuantity') -
      figure(row, 'lossQuantity') -
      figure(row, 'saleQuantity') -
      figure(row, 'useQuantity');
    expect(balance / figure(row, 'kgPerSack')).toBeCloseTo(figure(same ?? {}, 'quantity'), 2);
  }
  const from = `${Number(today().slice(0, 4)) - 1}${today().slice(4)}`;
  const book = await rowsOf(`/ReportStockMovement/GetGridData?startDate=${from}&endDate=${today()}`);
  for (const row of stock) {
    const own = book.filter(
      (one) => one['productName'] === row['productName'] && one['placeName'] === row['placeName'],
    );
    const left = own.reduce(
      (sum, one) =>
        sum + figure(one, 'balanceQuantity') + figure(one, 'inQuantity') - figure(one, 'outQuantity'),
      0,
    );
    expect(left).toBeCloseTo(figure(row, 'quantity'), 2);
  }
});
