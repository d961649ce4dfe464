import { describe, expect, it } from 'vitest';
import { demo } from '../state';
import { wirePage } from './wire.test.kit';
import { foreignId, idOf, useFixedWorld } from './world.test.kit';

const YEAR = 'startDate=2025-04-01&endDate=2026-03-31';
const MARCH = 'startDate=2026-03-01&endDate=2026-03-31';
const BANKS = 'currentAccountIds=1&currentAccountIds=2';
const LAND = ['farmIds=1', 'farmIds=2&farmIds=3', 'farmerPersonIds=1', 'farmerPersonIds=2'];
const PERIOD = /startDate=[^&]*&endDate=[^&]*&?/;
const WRONG = [
  'startDate=2026-02-30&endDate=2026-03-31',
  'startDate=2026-03-31&endDate=2026-03-01',
  'endDate=x',
];

/** What each report is requested with: first the query whose answer is written whole. */
const REPORTS: Readonly<Record<string, readonly string[]>> = {
  Receivables: [
    YEAR,
    MARCH,
    `${YEAR}&situation=OPEN`,
    `${YEAR}&situation=OVERDUE`,
    `${YEAR}&situation=SETTLED`,
    `${YEAR}&partnerPersonIds=3`,
  ],
  Movements: [
    `${YEAR}&${BANKS}`,
    `${YEAR}&currentAccountIds=2`,
    YEAR,
    ...[
      'businessMovement=INCOME',
      'businessMovement=EXPENSE',
      'partnerPersonIds=3',
      'farmActivityFieldIds=1',
    ].map((each) => `${YEAR}&${BANKS}&${each}`),
  ],
  Cash: [`${YEAR}&currentAccountIds=1`, `${MARCH}&currentAccountIds=1`, `${YEAR}&${BANKS}`, YEAR],
  LoansFinancing: ['', 'partnerPersonIds=12', YEAR],
  Properties: ['', 'condition=OWN', 'condition=LEASED', 'condition=PARTNERSHIP'],
  RealEstateRegistrations: ['', 'condition=OWN'],
  ChartOfAccounts: [
    YEAR,
    MARCH,
    `${YEAR}&businessMovement=INCOME`,
    `${YEAR}&use=USED`,
    `${YEAR}&use=UNUSED`,
    `${YEAR}&level=1`,
    `${YEAR}&level=2`,
    `${YEAR}&level=3`,
    `${YEAR}&level=GROUP`,
    `${YEAR}&level=SUBGROUP`,
  ],
  Contracts: [
    YEAR,
    MARCH,
    '',
    ...[
      'situation=OPEN',
      'situation=LATE',
      'situation=DONE',
      'situation=CANCELLED',
      'situation=OVERDUE',
      'situation=SETTLED',
      'situation=PARTIAL',
      'contractType=FIXED',
      'contractType=TO_FIX',
      'productIds=14',
      'harvestIds=1',
      'partnerPersonIds=3',
      'businessMovement=INCOME',
    ].map((each) => `${YEAR}&${each}`),
  ],
  Orders: [
    YEAR,
    MARCH,
    '',
    ...[
      'situation=OPEN',
      'situation=LATE',
      'situation=DONE',
      'situation=CANCELLED',
      'situation=SETTLED',
      'productIds=1',
      'partnerPersonIds=1',
    ].map((each) => `${YEAR}&${each}`),
  ],
  Advances: [
    YEAR,
    '',
    'situation=OPEN',
    'situation=SETTLED',
    'situation=CANCELLED',
    'situation=PARTIAL',
    'businessMovement=INCOME',
    'businessMovement=EXPENSE',
    'partnerPersonIds=3',
  ],
  Patrimony: [
    'date=2026-03-18',
    'date=2024-12-31',
    '',
    'date=2026-03-18&patrimonyGroup=MACHINE',
    'date=2026-03-18&patrimonyGroup=LAND',
    'date=2026-03-18&patrimonyGroup=VEHICLE',
  ],
  Assets: [
    'year=2025',
    'year=2026',
    'year=2024',
    'year=2025&patrimonyGroup=MACHINE',
    'year=2025&patrimonyGroup=VEHICLE',
  ],
  Insurance: ['date=2026-03-18', 'date=2025-03-18', '', 'date=2026-03-18&partnerPersonIds=13'],
  StockMovement: [YEAR, MARCH, `${YEAR}&productIds=14`, `${YEAR}&placeName=coop`, `${YEAR}&placeName=X`],
  AccountingStock: [
    'date=2026-03-18',
    'date=2025-12-31',
    '',
    'date=2026-03-18&productIds=14',
    'date=2026-03-18&productLineIds=1',
  ],
  GrainStock: [
    'date=2026-03-18',
    'date=2025-12-31',
    '',
    'date=2026-03-18&harvestIds=1',
    'date=2026-03-18&harvestIds=999',
    'date=2026-03-18&productIds=14',
  ],
  WoodProductionTransport: [
    YEAR,
    MARCH,
    `${YEAR}&species=EUCALYPTUS`,
    `${YEAR}&species=PINE`,
    `${YEAR}&plotName=1`,
    `${YEAR}&plotName=x`,
  ],
  Employees: [YEAR, MARCH, `${YEAR}&roleName=trator`, `${YEAR}&roleName=x`, `${YEAR}&partnerPersonIds=7`],
  BalanceSheet: [
    'date=2025-12-31',
    'date=2025-12-31&comparedDate=2024-12-31',
    'date=2025-12-31&comparedDate=2024-12-31&thirdDate=2023-12-31',
    'date=2026-03-17',
    'date=2025-12-31&comparedDate=2026-01-01',
    '',
  ],
  RuralResult: [
    'year=2025',
    'year=2026',
    'year=2025&basis=CASH',
    'year=2025&basis=ISSUE',
    'year=2025&harvestIds=1',
    'year=2025&farmActivityFieldIds=1',
  ],
  FamilyIncomeExpenses: [
    'year=2025',
    'year=2026',
    'year=2025&familyMemberIds=1',
    'year=2025&familyMemberIds=2',
  ],
  IncomeTaxStatement: ['year=2025', 'year=2026', 'year=2024'],
  Planning: ['harvestYear=2026', 'harvestYear=2025', '', 'harvestYear=2026&farmActivityFieldIds=1'],
};

const INDICATORS: Readonly<Record<string, readonly string[]>> = {
  '/AnimalIndicators/GetGridData': [
    'species=CATTLE&year=2026',
    'species=SHEEP&year=2025',
    'species=GOAT&year=2025',
    'species=CATTLE&year=2027',
  ],
  '/AgricultureIndicators/GetGridData': ['crop=SOY', 'crop=MAIZE', 'crop=RICE', ''],
  '/LivestockProductIndicators/GetGridData': [
    'product=MILK&year=2026',
    'product=BROILER&year=2026',
    'product=FISH&year=2026',
    'product=EGG&year=2026',
    'product=MILK&year=2025',
  ],
};

describe('reports and indicators on the wire', () => {
  useFixedWorld();

  it.each(Object.entries(REPORTS))('%s', async (name, queries) => {
    const page = wirePage();
    const [first = ''] = queries;
    const with_ = (more: string) => [first, more].filter(Boolean).join('&');
    await page.filters(`/Report${name}/GetGridData`, [
      ...queries,
      ...LAND.map(with_),
      ...WRONG.map((wrong) => [wrong, first.replace(PERIOD, '')].filter(Boolean).join('&')),
    ]);
    await page.filters(`/Report${name}/GetGridData`, [with_(`farmIds=${foreignId(demo.world.farms)}`)]);
    await page.readsOf(['usuario', 'contador', 'gratis'], [`/Report${name}/GetGridData?${first}`]);
    await expect(page.text()).toMatchFileSnapshot(`answers/reports/${name}.txt`);
  });

  it('indicators', async () => {
    const page = wirePage();
    for (const [path, queries] of Object.entries(INDICATORS)) {
      for (const query of queries) await page.reads(`${path}?${query}`);
      await page.readsOf(['usuario', 'gratis'], [`${path}?${queries[0]}`]);
    }
    await expect(page.text()).toMatchFileSnapshot('answers/reports/indicators.txt');
  });

  it('documents', async () => {
    const page = wirePage();
    const { documents, products, productLines, payments, creditCards, loans, companies } = demo.world.finance;
    const grid = '/DocumentQuery/GetGridData';
    const filters = [
      'businessMovement=INCOME',
      'businessMovement=EXPENSE',
      'documentNumber=189',
      'documentNumber=x',
      'minimumValue=50000',
      'maximumValue=1000',
      'minimumValue=1000&maximumValue=2000',
      'documentTypeIds=1',
      'documentTypeIds=2&documentTypeIds=3',
      'partnerPersonIds=3',
      `companyIds=${idOf(companies)}`,
      `productIds=${idOf(products)}`,
      `productLineIds=${idOf(productLines)}`,
      `paymentIds=${idOf(payments)}`,
      `creditCardIds=${idOf(creditCards)}`,
      'creditCardIds=2',
      `loanIds=${idOf(loans)}`,
      'farmIds=1',
      'harvestIds=1',
      'farmIds=1&harvestIds=1&businessMovement=INCOME',
    ];
    await page.filters(grid, [
      YEAR,
      MARCH,
      'startDate=2025-03-31&endDate=2026-03-31',
      'startDate=2025-03-30&endDate=2026-03-31',
      ...WRONG,
      '',
      ...filters.map((each) => `${YEAR}&${each}`),
    ]);
    await page.readsOf(['usuario', 'gratis'], [`${grid}?${YEAR}`]);
    await page.reads('/FacResultOfBusinessActivity/GetLastDateOfReport');
    await page.reads('/DocumentType/GetDocumentTypesForSelect');
    const own = documents.filter(({ customerId }) => customerId === 1);
    const shown = [
      own.find(({ movement, shares }) => movement === 'INCOME' && shares.length > 1),
      own.find(({ shares, movement }) => shares.length > 1 && movement === 'EXPENSE'),
      own.find(({ details }) => details.length > 0),
      own.find(({ movement }) => movement === 'INCOME'),
      own.find(({ items }) => items.length === 0),
      own.find(({ companyId }) => companyId !== null),
    ];
    for (const { id, movement } of new Set(shown.filter((row) => row !== undefined))) {
      await page.reads(
        `/FacResultOfBusinessActivity/GetCapaAndItem?documentId=${id}&businessMovement=${movement}`,
      );
      for (const action of ['GetApportionment', 'GetInstallment', 'GetWriteOff', 'GetDetailInvoice'])
        await page.reads(`/FacResultOfBusinessActivity/${action}?documentId=${id}`);
      await page.reads(`/Invoice/GetById?id=${id}`);
    }
    const [{ id = 0 } = {}] = own;
    await page.reads(`/FacResultOfBusinessActivity/GetCapaAndItem?documentId=${id}`);
    await page.reads(`/FacResultOfBusinessActivity/GetCapaAndItem?documentId=${id}&businessMovement=X`);
    for (const each of [foreignId(documents), 999_999, 'x'])
      await page.reads(`/FacResultOfBusinessActivity/GetInstallment?documentId=${each}`);
    await page.readsOf(
      ['usuario', 'contador'],
      [`/FacResultOfBusinessActivity/GetInstallment?documentId=${id}`],
    );
    await expect(page.text()).toMatchFileSnapshot('answers/reports/documents.txt');
  });
});
