import { describe, expect, it } from 'vitest';
import { demo } from '../state';
import { registerPage } from './register.test.kit';
import { wirePage } from './wire.test.kit';
import { foreignId, idOf, rowOf, useFixedWorld } from './world.test.kit';

const DAY = '2026-03-17';

function parts() {
  const { finance, farms, harvests, people } = demo.world;
  const { partners, products, contracts, currentAccounts } = finance;
  return {
    partnerId: foreignId(partners),
    farmerId: foreignId(people),
    farmId: foreignId(farms),
    harvestId: foreignId(harvests),
    costCenterId: foreignId(demo.world.costCenters),
    productId: foreignId(products),
    receivedProductId: foreignId(products),
    contractId: foreignId(contracts),
    currentAccountId: foreignId(currentAccounts),
    targetAccountId: foreignId(currentAccounts),
  };
}

function load() {
  const { farms, costCenters, harvests, finance } = demo.world;
  const contract = rowOf(finance.contracts, (row) => !row.cancelled && row.movement === 'INCOME');
  const center = rowOf(costCenters, ({ active }) => active);
  return {
    date: DAY,
    ticket: 'T-1',
    harvestId: idOf(harvests),
    farmId: rowOf(farms, (row) => row.id === center.farmId).id,
    costCenterId: center.id,
    productId: contract.productId,
    grossWeight: 42_000,
    tareWeight: 14_000,
    standard: 'SOY',
    order: 'IMPURITY_FIRST',
    moistureBase: 14,
    impurityBase: 1,
    moisture: 15.5,
    impurity: 1.4,
    otherDiscount: 20,
    destination: 'BUYER',
    partnerId: contract.partnerId,
    contractId: contract.id,
    arrivedWeight: 27_900,
    driver: 'JOAO',
    plate: 'ABC1D23',
    trailerPlate: 'ABC1D24',
    carrier: 'TRANSPORTES',
    invoiceNumber: '123',
    mdfeNumber: '456',
    observation: 'SECO',
  };
}

/** A valid body of each kind of occurrence. */
function occurrences(): Record<string, Record<string, unknown>> {
  const { finance, people, harvests } = demo.world;
  const [product, other] = finance.products.filter(({ customerId }) => customerId === 1);
  const partnerId = idOf(finance.partners);
  const money = { date: DAY, value: 1000, currentAccountId: 1, observation: 'NOTA' };
  const goods = { date: DAY, partnerId, productId: product?.id, quantity: 100, deadline: '2026-09-30' };
  return {
    TRANSFER: { ...money, targetAccountId: 2 },
    CONTRACT: {
      ...goods,
      number: 'C-77',
      side: 'INCOME',
      agreementKind: 'FIXED',
      unitPrice: 120,
      harvestId: idOf(harvests),
    },
    ORDER: { ...goods, number: 'P-77', unitPrice: 99.5 },
    ADVANCE: {
      ...money,
      number: 'A-77',
      side: 'EXPENSE',
      partnerId,
      productId: product?.id,
      contractId: idOf(finance.contracts),
      deliveryYear: 2026,
    },
    CONSORTIUM: {
      date: DAY,
      group: 'G1',
      quota: 'Q1',
      partnerId,
      value: 120_000,
      rate: 12,
      installments: 12,
      firstDueDate: '2026-04-10',
    },
    BARTER: {
      date: DAY,
      partnerId,
      productId: product?.id,
      quantity: 10,
      receivedProductId: other?.id,
      receivedQuantity: 5,
      value: 500,
    },
    OWNER: { ...money, way: 'IN', farmerId: idOf(people) },
    ADJUSTMENT: { ...money, way: 'OUT' },
  };
}

const BALANCES = '/CurrentAccount/GetBalances';
const DOCUMENTS = '/DocumentQuery/GetGridData?startDate=2026-03-17&endDate=2026-03-31';

/** What each kind of occurrence moves. */
const MOVED: Readonly<Record<string, readonly string[]>> = {
  TRANSFER: [
    BALANCES,
    '/BankStatement/GetGridData?startDate=2026-03-17&endDate=2026-03-18&currentAccountIds=1',
  ],
  CONTRACT: ['/Contract/GetGridData'],
  ORDER: ['/PurchaseOrder/GetGridData'],
  ADVANCE: [BALANCES, '/Advance/GetGridData'],
  CONSORTIUM: ['/Consortium/GetGridData', DOCUMENTS],
  BARTER: [DOCUMENTS],
  OWNER: [BALANCES],
  ADJUSTMENT: [BALANCES],
};

describe('agreements, loads and occurrences on the wire', () => {
  useFixedWorld();

  it.each(['Contract', 'PurchaseOrder', 'Advance', 'Consortium'])('%s', async (controller) => {
    const page = wirePage();
    const { contracts, orders, advances, consortia } = demo.world.finance;
    const table = { Contract: contracts, PurchaseOrder: orders, Advance: advances, Consortium: consortia }[
      controller
    ];
    const rows = (table?.all() ?? []) as { id: number; customerId: number }[];
    await page.reads(`/${controller}/GetGridData`);
    await page.readsOf(['usuario', 'gratis'], [`/${controller}/GetGridData`]);
    for (const { id } of rows.filter(({ customerId }) => customerId === 1).slice(0, 8))
      await page.reads(`/${controller}/GetById?id=${id}`);
    for (const id of [rows.find(({ customerId }) => customerId !== 1)?.id, 999_999, 'x'])
      await page.reads(`/${controller}/GetById?id=${id}`);
    await expect(page.text()).toMatchFileSnapshot(`answers/agreements/${controller}.txt`);
  });

  it('loads', async () => {
    const page = wirePage();
    const path = '/CargoPackingList';
    const { loads } = demo.world.finance;
    const first = rowOf(loads);
    await page.reads(`${path}/GetGridData`);
    await page.readsOf(['usuario', 'gratis'], [`${path}/GetGridData`]);
    for (const id of [first.id, foreignId(loads), 'x']) {
      await page.reads(`${path}/GetById?id=${id}`);
      await page.reads(`${path}/GetDependents?id=${id}`);
    }
    const body = load();
    await page.writes({
      path: `${path}/Create`,
      body,
      foreign: parts(),
      shows: [`/Contract/GetById?id=${body.contractId}`, '/Production/GetGridData'],
      also: {
        'without contract': { contractId: null },
        'of another product': {
          productId: idOf(demo.world.finance.products, (row) => row.id !== body.productId),
        },
        'heavier empty than full': { tareWeight: 42_000 },
        'the heaviest': { grossWeight: 200_000 },
        heavier: { grossWeight: 200_001 },
        today: { date: '2026-03-18' },
        tomorrow: { date: '2026-03-19' },
        'moisture first': { order: 'MOISTURE_FIRST' },
        ...Object.fromEntries(
          ['MAIZE', 'WHEAT', 'BUYER', 'RICE'].map((standard) => [standard, { standard }]),
        ),
        ...Object.fromEntries(
          ['OWN_STORAGE', 'COOPERATIVE', 'SEED', 'CONSUMPTION'].map((destination) => [
            destination,
            { destination },
          ]),
        ),
        'cancelled contract': {
          contractId: demo.world.finance.contracts.find((row) => row.cancelled && row.customerId === 1)?.id,
        },
      },
    });
    await page.writes({
      method: 'PUT',
      path: `${path}/Edit?id=${first.id}`,
      body,
      foreign: { '?id': foreignId(loads) },
      shows: [`/Contract/GetById?id=${body.contractId}`, '/Production/GetGridData'],
      wholeOnly: true,
    });
    const next = Math.max(...loads.all().map(({ id }) => id)) + 1;
    await page.follows('sent twice, moved to no contract, deleted', [
      ['POST', `${path}/Create`, { ...body, clientKey: 'K1' }],
      ['POST', `${path}/Create`, { ...body, clientKey: 'K1' }],
      ['POST', `${path}/Create`, { ...body, clientKey: 'K2' }],
      ['GET', `${path}/GetDependents?id=${next}`],
      ['PUT', `${path}/Edit?id=${next}`, { ...body, contractId: null }],
      ['GET', `${path}/GetDependents?id=${next}`],
      ['GET', `/Contract/GetById?id=${body.contractId}`],
      ['PUT', `${path}/Edit?id=${next}`, body],
      ['DELETE', `${path}/Delete?id=${next}`, undefined, { account: 'gratis' }],
      ['DELETE', `${path}/Delete?id=${next}`],
      ['DELETE', `${path}/Delete?id=${next}`],
      ['GET', `/Contract/GetById?id=${body.contractId}`],
      ['GET', '/Production/GetGridData'],
    ]);
    await expect(page.text()).toMatchFileSnapshot('answers/agreements/loads.txt');
  });

  it.each(['TRANSFER', 'CONTRACT', 'ORDER', 'ADVANCE', 'CONSORTIUM', 'BARTER', 'OWNER', 'ADJUSTMENT'])(
    'occurrence %s',
    async (kind) => {
      const page = wirePage();
      const path = '/FinancialOccurrence';
      const body = { kind, ...occurrences()[kind] };
      const grid = `${path}/GetGridData?kind=${kind}`;
      await page.reads(grid);
      const shows = [grid, ...(MOVED[kind] ?? [])];
      await page.writes({ path: `${path}/Create`, body, foreign: parts() });
      const next = Math.max(0, ...demo.world.finance.occurrences.all().map(({ id }) => id)) + 1;
      const reverse = ['POST', `${path}/Reverse`, { id: next }] as const;
      await page.follows('entered twice, renamed, reversed', [
        ['POST', `${path}/Create`, body],
        ...shows.map((show) => ['GET', show] as const),
        ['GET', `${path}/GetDependents?id=${next}`],
        ['POST', `${path}/Create`, body],
        ['PUT', `${path}/Edit?id=${next}`, { number: 'N-2', group: 'G2', quota: 'Q2', observation: 'OUTRA' }],
        ['PUT', `${path}/Edit?id=${next}`, {}],
        [
          'PUT',
          `${path}/Edit?id=${next}`,
          {
            number: 'B'.repeat(31),
            group: 'B'.repeat(21),
            quota: 'B'.repeat(21),
            observation: 'B'.repeat(501),
          },
        ],
        ['PUT', `${path}/Edit?id=${next}`, {}, { account: 'gratis' }],
        [...reverse, { account: 'gratis' }],
        reverse,
        reverse,
        ['PUT', `${path}/Edit?id=${next}`, { number: 'N-3' }],
        ...shows.map((show) => ['GET', show] as const),
      ]);
      if ('currentAccountId' in body)
        await page.follows('in a closed account', [
          ['POST', `${path}/Create`, body],
          ['POST', '/BankStatement/CloseUntil', { currentAccountId: 1, date: DAY }],
          ['POST', `${path}/Create`, { ...body, number: 'N-9' }],
          reverse,
        ]);
      await page.follows('in a closed balance', [
        ['POST', `${path}/Create`, body],
        ['POST', '/AccountingBalance/Close', { date: DAY, close: true }],
        ['POST', `${path}/Create`, { ...body, number: 'N-9', group: 'G9' }],
        reverse,
      ]);
      await expect(page.text()).toMatchFileSnapshot(`answers/agreements/occurrence${kind}.txt`);
    },
  );

  it('refuses what an occurrence cannot be', async () => {
    const page = wirePage();
    const { TRANSFER, BARTER, ORDER } = occurrences();
    const next = Math.max(0, ...demo.world.finance.occurrences.all().map(({ id }) => id)) + 1;
    const path = '/FinancialOccurrence/Create';
    await page.follows('the same on both sides, tomorrow, and of no kind', [
      ['POST', path, { kind: 'TRANSFER', ...TRANSFER, targetAccountId: 1 }],
      ['POST', path, { kind: 'BARTER', ...BARTER, receivedProductId: BARTER?.['productId'] }],
      ['POST', path, { kind: 'TRANSFER', ...TRANSFER, date: '2026-03-19' }],
      ['POST', path, { kind: 'GIFT', ...TRANSFER }],
      ['POST', path, { kind: 'ORDER', ...ORDER, number: 'P-1' }],
      ['POST', path, { kind: 'ORDER', ...ORDER, number: 'P-2' }],
      ['PUT', `/FinancialOccurrence/Edit?id=${next}`, { number: 'P-2' }],
      ['PUT', `/FinancialOccurrence/Edit?id=${next}`, { number: 'P-1' }],
      ['GET', '/FinancialOccurrence/GetGridData?kind=GIFT'],
      ['GET', '/FinancialOccurrence/GetById?id=999999'],
      ['GET', '/FinancialOccurrence/GetDependents?id=999999'],
      ['POST', '/FinancialOccurrence/Reverse', { id: 999_999 }],
    ]);
    await expect(page.text()).toMatchFileSnapshot('answers/agreements/refusals.txt');
  });

  it('production', async () => {
    const { production } = demo.world.finance;
    const first = rowOf(production);
    const page = await registerPage({
      controller: 'Production',
      ids: [first.id],
      foreignId: foreignId(production),
      foreign: parts(),
      fields: [
        'date',
        'harvestId',
        'farmId',
        'costCenterId',
        'productId',
        'quantity',
        'area',
        'destination',
        'document',
        'observation',
      ],
      fresh: {
        date: DAY,
        area: 1,
        quantity: 60,
        harvestId: 1,
        farmId: 1,
        costCenterId: 1,
        document: 'R-1',
        observation: 'SECO',
      },
      also: {
        today: { date: '2026-03-18' },
        tomorrow: { date: '2026-03-19' },
        'more than there is': { area: 99_999 },
        'an old harvest': { harvestId: 182 },
      },
    });
    await page.reads('/Production/GetStock');
    await expect(page.text()).toMatchFileSnapshot('answers/agreements/production.txt');
  });
});
