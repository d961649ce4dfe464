import { describe, expect, it } from 'vitest';
import { demo } from '../state';
import { registerPage } from './register.test.kit';
import { wirePage } from './wire.test.kit';
import { foreignId, idOf, rowOf, useFixedWorld } from './world.test.kit';

const PDF = Buffer.from('%PDF-1.4').toString('base64');
const NOT_SENT = new Set(['id', 'active', 'createdAt', 'updatedAt', 'farmName', 'sellerName', 'buyerName']);

/** What every asset has. */
const BOUGHT = {
  purchaseDate: '2024-03-04',
  purchasePrice: 100_000,
  participation: 50,
  usefulLifeMonths: 120,
  residualValue: 10_000,
  depreciationStart: '2024-04-01',
  marketValue: 90_000,
  saleDate: '2026-02-01',
  saleValue: 80_000,
  observation: 'NOTA',
};

const EDGES = {
  'sold before it was bought': { saleDate: '2024-03-03' },
  'sold on the day': { saleDate: '2024-03-04', depreciationStart: null },
  'sold today': { saleDate: '2026-03-18' },
  'sold tomorrow': { saleDate: '2026-03-19' },
  'bought tomorrow': { purchaseDate: '2026-03-19' },
  'depreciated before': { depreciationStart: '2024-03-03' },
  'worth more when old': { residualValue: 100_000.01 },
  'not worn off': { usefulLifeMonths: null, residualValue: null },
  'without a residual value': { residualValue: null },
  'not sold': { saleDate: null, saleValue: null },
  'sold for nothing known': { saleValue: null },
  'all of it': { participation: 100 },
  'more than all of it': { participation: 100.01 },
  'the longest life': { usefulLifeMonths: 1200 },
  'a longer one': { usefulLifeMonths: 1201 },
};

const KINDS: Readonly<Record<string, Record<string, Record<string, unknown>>>> = {
  Machine: {
    fresh: {
      kind: 'TRACTOR',
      serialNumber: 'S-77',
      brand: 'JD',
      model: '7J',
      year: 2020,
      power: 230,
      hours: 4000,
      fuel: 'DIESEL',
    },
  },
  Vehicle: {
    fresh: {
      kind: 'TRUCK',
      plate: 'XYZ1A23',
      renavam: '12345678901',
      chassis: 'C-77',
      brand: 'VW',
      model: 'X',
      year: 2020,
      modelYear: 2021,
      kilometres: 90_000,
      fuel: 'DIESEL',
    },
    'an old plate': { plate: 'XYZ1234' },
    'no plate': { plate: 'XY1234' },
  },
  Improvement: {
    fresh: { kind: 'HOUSE', size: 100, unit: 'M2', builtIn: 2001 },
    'a size without unit': { unit: null },
    'without size': { size: null, unit: null },
  },
  PerennialCrop: { fresh: { crop: 'LARANJA', variety: 'PERA', area: 12.5, plants: 4000, plantedIn: 2015 } },
  Animal: {
    fresh: {
      species: 'BOVINE',
      purpose: 'MILK',
      sex: 'FEMALE',
      breed: 'HOLANDESA',
      identification: 'B-77',
      heads: 3,
      birthDate: '2023-01-02',
    },
  },
  Other: { fresh: { category: 'MOVEIS', brand: 'X', model: 'Y', serialNumber: 'S-78' } },
};

describe('patrimony on the wire', () => {
  useFixedWorld();

  it.each(Object.keys(KINDS))('%s', async (kind) => {
    const { machines, vehicles, improvements, perennialCrops, animals, otherAssets } =
      demo.world.finance.patrimony;
    const table = {
      Machine: machines,
      Vehicle: vehicles,
      Improvement: improvements,
      PerennialCrop: perennialCrops,
      Animal: animals,
      Other: otherAssets,
    }[kind];
    const rows = (table?.all() ?? []) as { id: number; customerId: number }[];
    const own = rows.filter(({ customerId }) => customerId === 1);
    const { fresh = {}, ...also } = KINDS[kind] ?? {};
    const { farms, realEstates, costCenters, finance } = demo.world;
    const refs = { farmId: idOf(farms), sellerId: idOf(finance.partners), buyerId: idOf(finance.partners) };
    const page = await registerPage({
      controller: `${kind}Patrimony`,
      ids: own.slice(0, 3).map(({ id }) => id),
      foreignId: rows.find(({ customerId }) => customerId !== 1)?.id,
      foreign: {
        farmId: foreignId(farms),
        sellerId: foreignId(finance.partners),
        buyerId: foreignId(finance.partners),
        realEstateId: foreignId(realEstates),
        costCenterId: foreignId(costCenters),
      },
      fields: [
        'name',
        ...Object.keys(BOUGHT),
        ...Object.keys(refs),
        ...Object.keys(fresh),
        ...(kind === 'Improvement' ? ['realEstateId'] : []),
        ...(kind === 'PerennialCrop' ? ['costCenterId'] : []),
      ],
      fresh: { name: 'BEM NOVO', ...BOUGHT, ...refs, ...fresh },
      also: { ...also, ...(kind === 'Machine' ? EDGES : {}) },
    });
    await expect(page.text()).toMatchFileSnapshot(`answers/patrimony/${kind}.txt`);
  });

  it('real estates', async () => {
    const { realEstates, cities } = demo.world;
    const own = realEstates.filter(({ customerId }) => customerId === 1);
    const { body } = { body: Object.keys(own[0] ?? {}) };
    const page = await registerPage({
      controller: 'RealEstatePatrimony',
      ids: own.slice(0, 2).map(({ id }) => id),
      foreignId: foreignId(realEstates),
      fields: [
        'name',
        ...body.filter((name) => !NOT_SENT.has(name) && name !== 'customerId' && name !== 'name'),
      ],
      fresh: {
        name: 'LOTE NOVO',
        registrationNumber: '77.777',
        registryOffice: '1 OFICIO',
        cib: '1234567-8',
        ccir: '123',
        car: 'PR-1',
        cityId: cities.all()[0]?.id,
        totalAreaSize: 100,
        explorations: [{ kind: 'INDIVIDUAL', startDate: '2020-01-01', endDate: null, share: 100 }],
        owners: [
          { name: 'JOSE', document: '11144477735', share: 60 },
          { name: 'ANA', document: null, share: 40 },
        ],
        licences: [
          {
            kind: 'ENVIRONMENTAL',
            number: 'L-1',
            issuer: 'IAT',
            startDate: '2024-01-01',
            endDate: '2027-01-01',
          },
        ],
      },
      also: {
        'owned by more than all': {
          owners: [
            { name: 'JOSE', share: 60 },
            { name: 'ANA', share: 40.01 },
          ],
        },
        'a licence that ends before it begins': {
          licences: [{ kind: 'WATER', startDate: '2024-01-02', endDate: '2024-01-01' }],
        },
        'not bought': {
          purchaseDate: null,
          purchasePrice: null,
          usefulLifeMonths: null,
          residualValue: null,
          depreciationStart: null,
          saleDate: null,
          saleValue: null,
        },
      },
    });
    await page.follows('smaller than what the map has of it', [
      [
        'PUT',
        `/RealEstatePatrimony/Edit?id=${own[0]?.id}`,
        {
          name: 'X',
          registrationNumber: '1',
          registryOffice: '2',
          cityId: cities.all()[0]?.id,
          totalAreaSize: 0.01,
        },
      ],
    ]);
    await expect(page.text()).toMatchFileSnapshot('answers/patrimony/RealEstate.txt');
  });

  it('insurances', async () => {
    const { patrimony, partners } = demo.world.finance;
    const page = await registerPage({
      controller: 'Insurance',
      ids: [idOf(patrimony.insurances)],
      foreignId: foreignId(patrimony.insurances),
      foreign: { insurerId: foreignId(partners), assetIds: [foreignId(patrimony.machines)] },
      fields: [
        'name',
        'policyNumber',
        'insurerId',
        'insured',
        'assetIds',
        'startDate',
        'endDate',
        'insuredValue',
        'deductible',
        'premium',
        'subsidy',
        'claims',
        'observation',
      ],
      fresh: {
        name: 'SEGURO NOVO',
        policyNumber: 'A-77',
        startDate: '2026-01-01',
        endDate: '2027-01-01',
        insuredValue: 1000,
        deductible: 100,
        premium: 50,
        subsidy: 10,
        claims: [{ date: '2026-02-01', description: 'GRANIZO', indemnity: 10 }],
      },
      also: {
        'over before it begins': { endDate: '2025-12-31' },
        'of one day': { endDate: '2026-01-01' },
        'all of it deducted': { deductible: 1000 },
        'more than all of it': { deductible: 1000.01 },
        'all of it subsidized': { subsidy: 50 },
        'more than that': { subsidy: 50.01 },
      },
    });
    await expect(page.text()).toMatchFileSnapshot('answers/patrimony/Insurance.txt');
  });

  it('expenses and revenues', async () => {
    const { patrimony } = demo.world.finance;
    const { entries, machines } = patrimony;
    const read = rowOf(entries, (row) => row.counter !== null && machines.get(row.assetId) !== undefined);
    const kinds = ['FUEL', 'TYRES', 'OTHER_EXPENSE', 'SERVICE'];
    const page = await registerPage({
      controller: 'AssetExpenseRevenue',
      ids: [read.id],
      foreignId: foreignId(entries),
      foreign: { assetId: foreignId(machines) },
      fields: ['movement', 'assetId', 'date', 'kind', 'document', 'value', 'counter', 'observation'],
      fresh: { date: '2026-03-17', document: 'D-77', value: 10, counter: 99_000 },
      also: {
        'a revenue': { movement: 'INCOME', kind: 'RENT' },
        'a revenue of fuel': { movement: 'INCOME', kind: 'FUEL' },
        'a counter that went back': { counter: 1 },
        'a reading between': { date: read.date.slice(0, 10) },
        'before all others': { date: '2000-01-01', counter: 1 },
        ...Object.fromEntries(kinds.map((kind) => [kind, { kind }])),
        'of a thing without counter': { assetId: idOf(patrimony.improvements) },
      },
    });
    const readings = '/AssetExpenseRevenue/GetReadings';
    for (const id of [read.assetId, foreignId(machines), 'x']) await page.reads(`${readings}?assetId=${id}`);
    const vehicle = patrimony.vehicles.find((row) => row.customerId === 1);
    const entry = {
      movement: 'EXPENSE',
      date: '2026-03-17',
      kind: 'FUEL',
      document: 'D-1',
      value: 1,
      observation: null,
    };
    await page.follows('counters show the highest reading', [
      ['POST', '/AssetExpenseRevenue/Create', { ...entry, assetId: read.assetId, counter: 88_000.5 }],
      ['GET', `/MachinePatrimony/GetById?id=${read.assetId}`],
      ['POST', '/AssetExpenseRevenue/Create', { ...entry, assetId: vehicle?.id, counter: 999_000.4 }],
      ['GET', `/VehiclePatrimony/GetById?id=${vehicle?.id}`],
      [
        'POST',
        '/AssetExpenseRevenue/Create',
        { ...entry, assetId: vehicle?.id, date: '2026-03-18', counter: 998_000 },
      ],
      ['GET', `${readings}?assetId=${vehicle?.id}`],
    ]);
    await expect(page.text()).toMatchFileSnapshot('answers/patrimony/entries.txt');
  });

  it('files', async () => {
    const page = wirePage();
    const { machines } = demo.world.finance.patrimony;
    const id = idOf(machines);
    const file = {
      kind: 'MACHINE',
      id,
      fileName: 'nota.pdf',
      contentType: 'application/pdf',
      contentAsBase64String: PDF,
    };
    const list = `/Patrimony/GetAttachments?kind=MACHINE&id=${id}`;
    await page.writes({
      path: '/Patrimony/Attach',
      body: file,
      foreign: { id: foreignId(machines) },
      shows: [list, '/Patrimony/GetAttachment?id={id}'],
    });
    const { realEstates, costCenters, finance } = demo.world;
    const { improvements, vehicles, perennialCrops, animals, insurances, otherAssets } = finance.patrimony;
    const records = {
      REAL_ESTATE: idOf(realEstates),
      AVIARY: idOf(costCenters),
      IMPROVEMENT: idOf(improvements),
      VEHICLE: idOf(vehicles),
      PERENNIAL_CROP: idOf(perennialCrops),
      ANIMAL: idOf(animals),
      INSURANCE: idOf(insurances),
      OTHER: idOf(otherAssets),
    };
    await page.follows('of each kind', [
      ...Object.entries(records).map(
        ([kind, record]) => ['POST', '/Patrimony/Attach', { ...file, kind, id: record }] as const,
      ),
      ...Object.entries(records).map(
        ([kind, record]) => ['GET', `/Patrimony/GetAttachments?kind=${kind}&id=${record}`] as const,
      ),
      ['GET', '/Patrimony/GetAttachments?kind=KING&id=1'],
    ]);
    await page.follows('thirty at most, one deleted', [
      ...Array.from({ length: 31 }, () => ['POST', '/Patrimony/Attach', file] as const),
      ['DELETE', '/Patrimony/DeleteAttachment?id=1', undefined, { account: 'gratis' }],
      ['GET', '/Patrimony/GetAttachment?id=1', undefined, { account: 'gratis' }],
      ['DELETE', '/Patrimony/DeleteAttachment?id=1'],
      ['DELETE', '/Patrimony/DeleteAttachment?id=1'],
      ['GET', list],
    ]);
    await expect(page.text()).toMatchFileSnapshot('answers/patrimony/files.txt');
  });
});
