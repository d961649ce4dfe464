// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { assetsOf } from './db/finance/patrimonySeed';
import { demo, resetDemo } from './state';
import { type Client, clientOf } from './testClient';

let client: Client;
beforeEach(async () => {
  resetDemo();
  client = await clientOf('produtor');
});

type Body = Record<string, unknown>;
const read = async (path: string) => (await client.get(path)).body as Body;
const errors = (body: unknown) => (body as { errors: Record<string, string[]> }).errors;
const CONTROLLERS = [
  'RealEstatePatrimony',
  'ImprovementPatrimony',
  'MachinePatrimony',
  'VehiclePatrimony',
  'PerennialCropPatrimony',
  'AnimalPatrimony',
  'OtherPatrimony',
  'Insurance',
];

describe('the assets of the demo', () => {
  it('are kept from who lacks the key', async () => {
    const user = await clientOf('usuario');
    for (const controller of [...CONTROLLERS, 'AssetExpenseRevenue'])
      expect(await user.get(`/${controller}/GetGridData`)).toMatchObject({ status: 401 });
  });

  it('have ids of one count, new ones too', async () => {
    const tractor = await read('/MachinePatrimony/GetById?id=1002');
    const shed = await read('/ImprovementPatrimony/GetById?id=1004');
    const one = await client.write('POST', '/MachinePatrimony/Create', {
      ...tractor,
      name: 'TRATOR NOVO',
      serialNumber: 'NOVO-1',
    });
    const two = await client.write('POST', '/ImprovementPatrimony/Create', { ...shed, name: 'BARRACAO 2' });
    expect((two.body as { id: number }).id).toBe((one.body as { id: number }).id + 1);
    const ids = assetsOf(demo.world.finance.patrimony).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('are those that invoices and documents name', async () => {
    const names = ((await client.get('/Invoice/GetPatrimoniesForSelect?customerId=1')).body as Body[]).map(
      ({ id, name }) => [id, name],
    );
    expect(names).toContainEqual([1002, 'TRATOR 7230J']);
    expect(names).toContainEqual([1004, 'BARRACAO SEDE']);
    // What was sold is no cost bearer any more.
    expect(names.flat()).not.toContain('TRATOR MF 4275');
  });

  it('are worth no more at the end than they cost, and are not sold before they were bought', async () => {
    const tractor = await read('/MachinePatrimony/GetById?id=1002');
    const saved = (more: object) =>
      client.write('PUT', '/MachinePatrimony/Edit?id=1002', { ...tractor, ...more });
    expect(errors((await saved({ residualValue: 300_000.01 })).body)).toHaveProperty('ResidualValue');
    expect((await saved({ residualValue: 300_000 })).status).toBe(200);
    expect(errors((await saved({ saleDate: '2001-01-01', saleValue: 1 })).body)).toHaveProperty('SaleDate');
    expect(errors((await saved({ saleDate: '2026-11-01', saleValue: null })).body)).toHaveProperty(
      'SaleValue',
    );
    expect(errors((await saved({ purchaseDate: '2999-01-01' })).body)).toHaveProperty('PurchaseDate');
  });

  it('are not deleted while a policy covers them', async () => {
    expect((await client.write('DELETE', '/VehiclePatrimony/Delete?id=1007')).body).toMatchObject({
      error: {
        dependents: [
          { name: 'Seguros', count: 1 },
          { name: 'Despesas e receitas', count: 4 },
        ],
      },
    });
  });
});

describe('the land of the demo', () => {
  it('keeps the area that the map links, and its registration once', async () => {
    const used = demo.world.costCenters.find((row) => row.farmRealEstates.length > 0)?.farmRealEstates[0];
    const id = used?.realEstatePatrimonyId ?? 0;
    const estate = await read(`/RealEstatePatrimony/GetById?id=${id}`);
    const linked = estate['totalApportionedAreaSize'] as number;
    const totals = await read(`/FarmRealEstate/GetTotalApportionedAreaSize/${id}`);
    expect(totals['totalApportionedAreaSize']).toBe(linked);
    const saved = (more: object) =>
      client.write('PUT', `/RealEstatePatrimony/Edit?id=${id}`, { ...estate, ...more });
    expect(errors((await saved({ totalAreaSize: linked - 0.01 })).body)).toHaveProperty('TotalAreaSize');
    expect((await saved({ totalAreaSize: linked })).status).toBe(200);
    const duplicate = await client.write('POST', '/RealEstatePatrimony/Create', { ...estate, name: 'OUTRO' });
    expect(errors(duplicate.body)).toHaveProperty('RegistrationNumber');
    const owners = [
      { name: 'A', document: null, share: 60 },
      { name: 'B', document: null, share: 40.01 },
    ];
    expect(errors((await saved({ owners })).body)).toHaveProperty('Owners');
    expect((await client.write('DELETE', `/RealEstatePatrimony/Delete?id=${id}`)).status).toBe(400);
  });
});

describe('the entries of assets', () => {
  it('refuse a counter that goes back, on either side of its day', async () => {
    const entry = await read('/AssetExpenseRevenue/GetById?id=2');
    const saved = (counter: number | null) =>
      client.write('PUT', '/AssetExpenseRevenue/Edit?id=2', { ...entry, counter });
    for (const wrong of [2_204.9, 2_281.6])
      expect(errors((await saved(wrong)).body)).toHaveProperty('Counter');
    for (const right of [2_205, 2_281.5, null]) expect((await saved(right)).status).toBe(200);
  });

  it('take a counter only of what has one', async () => {
    const roof = demo.world.finance.patrimony.entries.find((row) => row.assetId === 1004);
    const entry = await read(`/AssetExpenseRevenue/GetById?id=${roof?.id}`);
    const sent = { ...entry, counter: 5 };
    const refused = await client.write('PUT', `/AssetExpenseRevenue/Edit?id=${roof?.id}`, sent);
    expect(errors(refused.body)).toHaveProperty('Counter');
  });
});
