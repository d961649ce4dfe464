import { describe, expect, it } from 'vitest';
import { demo } from '../state';
import { crop, newPlan, otherPlan } from './planning.test.kit';
import { wirePage } from './wire.test.kit';
import { foreignId, idOf, rowOf, useFixedWorld } from './world.test.kit';

const GRID = '/Planning/GetGridData';
const GRATIS = { account: 'gratis' };

describe('planning on the wire', () => {
  useFixedWorld();

  it('lists', async () => {
    const page = wirePage();
    await page.reads(GRID);
    await page.readsOf(['usuario', 'contador', 'gratis'], [GRID]);
    const { id } = crop();
    for (const query of [
      `id=${id}`,
      `id=${id}&harvestYear=2025`,
      `id=${id}&harvestYear=2026`,
      `id=${id}&harvestYear=2024`,
      `id=${otherPlan()}`,
      'id=999999',
      'id=x',
    ])
      await page.reads(`/Planning/GetById?${query}`);
    await page.filters('/Planning/GetSummary', ['harvestYear=2025', 'harvestYear=2026', 'harvestYear=x', '']);
    await page.filters('/Planning/GetContracts', [
      'harvestYear=2025',
      ...['2023', '2024', '2026', '2027', 'x'].map((year) => `harvestYear=${year}`),
      '',
    ]);
    await page.filters('/Planning/GetPlannedProducts', [
      'harvestYear=2025',
      `harvestYear=2025&exceptId=${id}`,
      'harvestYear=2026',
      `harvestYear=2026&exceptId=${id}`,
      '',
    ]);
    await page.reads('/Planning/GetBasis');
    await page.readsOf(
      ['usuario', 'gratis'],
      [
        `/Planning/GetById?id=${id}`,
        '/Planning/GetSummary?harvestYear=2025',
        '/Planning/GetContracts?harvestYear=2025',
        '/Planning/GetPlannedProducts?harvestYear=2025',
      ],
    );
    await expect(page.text()).toMatchFileSnapshot('answers/planning/lists.txt');
  });

  it('contracts of a crop year', async () => {
    const page = wirePage();
    const { contracts } = demo.world.finance;
    const sold = rowOf(contracts, ({ movement, cancelled }) => movement === 'INCOME' && !cancelled);
    const year = Number(sold.deadline.slice(0, 4));
    for (const deadline of [`${year}-06-30`, `${year}-07-01`, `${year + 1}-06-30`, `${year + 1}-07-01`]) {
      page.startsAfresh();
      contracts.update(sold.id, { deadline });
      page.says(`one due on ${deadline}`);
      await page.readsOf(['produtor'], [`/Planning/GetContracts?harvestYear=${year}`]);
    }
    const bare = { deadline: `${year}-12-01`, unitPrice: null };
    const { products } = demo.world.finance;
    for (const unit of ['SC', 'KG', 'TON', 'L', 'LT', 'UN']) {
      page.startsAfresh();
      for (const row of contracts.filter(({ id }) => id !== sold.id)) contracts.remove(row.id);
      contracts.update(sold.id, bare);
      products.update(sold.productId, { unit });
      await page.reads(`/Planning/GetContracts?harvestYear=${year}`);
    }
    contracts.update(sold.id, { cancelled: true });
    await page.reads(`/Planning/GetContracts?harvestYear=${year}`);
    contracts.update(sold.id, { cancelled: false, movement: 'EXPENSE' });
    await page.reads(`/Planning/GetContracts?harvestYear=${year}`);
    page.startsAfresh();
    await expect(page.text()).toMatchFileSnapshot('answers/planning/contracts.txt');
  });

  it('saved', async () => {
    const page = wirePage();
    const body = newPlan();
    const { costCenters, plots } = demo.world;
    const [line, second] = body.production;
    const [share] = body.apportionment;
    const [spent] = body.expenses;
    const words = (field: string, values: readonly string[]) =>
      Object.fromEntries(values.map((value) => [`${field} ${value}`, { [field]: value }]));
    const foreignPlot = plots.find(
      ({ costCenterId }) => costCenterId !== line?.farmActivityFieldId && costCenterId !== undefined,
    );
    await page.writes({
      path: '/Planning/Create',
      body,
      foreign: {
        'production[0].farmActivityFieldId': foreignId(costCenters),
        'apportionment[0].farmActivityFieldId': foreignId(costCenters),
        'apportionment[0].farmActivityFieldPolygonId': foreignPlot?.id,
      },
      shows: ['/Planning/GetById?id={id}', '/Planning/GetVersions?id={id}'],
      also: {
        ...Object.fromEntries(
          [1999, 2000, 2100, 2101, 2025.5].map((year) => [`of ${year}`, { harvestYear: year }]),
        ),
        'the longest title': { title: 'B'.repeat(100) },
        'a longer title': { title: 'B'.repeat(101) },
        'of cocoa': { production: [{ ...line, productName: 'cacau' }] },
        'of acai vegetables': { activity: 'VEGETABLES', production: [{ ...line, productName: 'ACAI' }] },
        'of dende': { production: [second, { ...line, productName: 'DENDE' }] },
        'fish called cocoa': { activity: 'FISH', production: [{ ...line, productName: 'CACAU' }] },
        'cattle, one main each': { activity: 'LIVESTOCK' },
        'cattle, two main in one': { activity: 'LIVESTOCK', production: [line, line] },
        'cattle, one main of two': { activity: 'LIVESTOCK', production: [line, { ...line, main: false }] },
        'cattle, two main in two': { activity: 'LIVESTOCK', production: [line, { ...second, main: true }] },
        'crops, two main in one': { production: [line, line] },
        'a percent too little': { apportionment: [{ ...share, percent: 99.99 }] },
        'a percent too much': { apportionment: [{ ...share, percent: 100.01 }] },
        'as good as all': { apportionment: [{ ...share, percent: 100.004 }] },
        'nothing spent, nothing shared': { expenses: [], apportionment: [] },
        'nothing spent, something shared': { expenses: [] },
        'of eleven months': { production: [{ ...line, months: line?.months.slice(1) }] },
        'of a month below zero': {
          production: [{ ...line, months: line?.months.map((value) => value - 1) }],
        },
        'the longest product': { production: [{ ...line, productName: 'B'.repeat(100) }] },
        'a longer product': { production: [{ ...line, productName: 'B'.repeat(101) }] },
        'all of it stored': { production: [{ ...line, storagePercent: 100 }] },
        'more than all stored': { production: [{ ...line, storagePercent: 100.01 }] },
        'the most plots': { production: [{ ...line, plotCount: 9999 }] },
        'more plots': { production: [{ ...line, plotCount: 10_000 }] },
        'the most': { production: [{ ...line, quantity: 1e12 }] },
        'more than the most': { production: [{ ...line, quantity: 1e12 + 1 }] },
        'the most spent': { expenses: [{ ...spent, value: 1e12, total: 1e12 }] },
        'more spent': { expenses: [{ ...spent, value: 1e12 + 1, total: 1e12 + 1 }] },
        'shared with one below zero': {
          apportionment: [
            { ...share, percent: 101 },
            { ...share, percent: -1 },
          ],
        },
        ...words('activity', [
          'VEGETABLES',
          'FORESTRY',
          'BROILER',
          'LAYER',
          'BREEDING_PULLET',
          'SWINE',
          'FISH',
          'LIVESTOCK',
          'MILK',
          'BEEHIVE',
          'TRANSPORT',
          'CAFE',
        ]),
        ...words('apportionmentBasis', ['AREA', 'QUANTITY', 'INCOME', 'HEADS', 'PERCENT', 'WEIGHT']),
        ...words('apportionmentOver', ['CENTER', 'PRODUCT', 'FARM']),
        ...Object.fromEntries(
          ['YEAR', 'MONTH', 'HEAD', 'UNIT', 'WEEK'].map((way) => [
            `by ${way}`,
            { expenses: [{ ...spent, way }] },
          ]),
        ),
      },
    });
    await expect(page.text()).toMatchFileSnapshot('answers/planning/create.txt');
  });

  it('changed, in versions', async () => {
    const page = wirePage();
    const { id, updatedAt } = crop();
    const body = newPlan();
    const edit = `/Planning/Edit?id=${id}`;
    await page.writes({
      method: 'PUT',
      path: edit,
      body: { ...body, updatedAt },
      foreign: { '?id': otherPlan() },
      shows: [`/Planning/GetById?id=${id}`, `/Planning/GetVersions?id=${id}`],
      also: {
        'as it was before': { updatedAt: '2020-01-01T00:00:00.000Z' },
        'by who knows not': { updatedAt: 7 },
      },
      wholeOnly: true,
    });
    const versions = ['GET', `/Planning/GetVersions?id=${id}`] as const;
    const approve = (number: unknown, more: object = {}) =>
      ['POST', '/Planning/ApproveVersion', { id, number, ...more }] as const;
    const unknown = { ...body, production: [{ ...body.production[0], total: null }] };
    await page.follows('approved, then begun again', [
      versions,
      ['GET', `/Planning/GetVersion?id=${id}&number=1`],
      ['GET', `/Planning/GetVersion?id=${id}&number=2`],
      ['GET', `/Planning/GetVersion?id=${id}&number=3`],
      ['GET', `/Planning/GetVersion?id=${id}`],
      ['GET', `/Planning/GetVersion?id=${otherPlan()}&number=1`],
      approve(3),
      approve('x'),
      approve(1, { id: otherPlan() }),
      approve(1, { id: 'x' }),
      ['POST', '/Planning/ApproveVersion', { id, number: 1 }, GRATIS],
      ['POST', '/Planning/ApproveVersion', { id, number: 1 }, { account: 'usuario' }],
      approve(1),
      ['PUT', edit, body],
      ['PUT', edit, unknown],
      approve(3),
      approve(4),
      approve(3),
      ['PUT', edit, body],
      ['PUT', edit, { ...body, title: 'QUARTA', startsVersion: true }],
      ['PUT', edit, { ...body, title: 'QUINTA', startsVersion: 'yes' }],
      ['GET', `/Planning/GetById?id=${id}`],
      versions,
      approve(2),
      versions,
      ['GET', `/Planning/GetVersions?id=${otherPlan()}`],
      ['DELETE', `/Planning/Delete?id=${id}`, undefined, GRATIS],
      ['DELETE', `/Planning/Delete?id=${id}`],
      ['DELETE', `/Planning/Delete?id=${id}`],
      versions,
      ['GET', GRID],
    ]);
    const { versions: table } = demo.world.planning;
    for (const row of table.filter(({ planningId }) => planningId === id)) table.remove(row.id);
    page.says('a plan of which no version is known');
    await page.reads(`/Planning/GetById?id=${id}`);
    await page.outcome('approved', 'POST', '/Planning/ApproveVersion', { id, number: 1 });
    await page.outcome('changed', 'PUT', edit, body);
    await page.reads(`/Planning/GetVersions?id=${id}`);
    page.startsAfresh();
    await expect(page.text()).toMatchFileSnapshot('answers/planning/versions.txt');
  });

  it('scenarios', async () => {
    const page = wirePage();
    const planningId = crop().id;
    const list = `/Planning/GetScenarios?id=${planningId}`;
    const scenario = {
      planningId,
      name: 'SECA',
      pricePercent: 12.5,
      yieldPercent: -30,
      costPercent: 4,
      exchangePercent: 8,
      dollarCostPercent: 16,
    };
    const save = '/Planning/SaveScenario';
    await page.reads(list);
    await page.reads(`/Planning/GetScenarios?id=${otherPlan()}`);
    await page.writes({
      path: save,
      body: scenario,
      foreign: { planningId: otherPlan() },
      shows: [list],
      also: {
        'the longest name': { name: 'B'.repeat(60) },
        'a longer name': { name: 'B'.repeat(61) },
        'the least': { pricePercent: -100, yieldPercent: -100.01 },
        'the most': { pricePercent: 500, yieldPercent: 500.01 },
      },
    });
    const second = idOf(demo.world.planning.plannings, ({ id }) => id !== planningId);
    await page.follows('named, renamed and deleted', [
      ['POST', save, scenario],
      ['POST', save, scenario],
      ['POST', save, { ...scenario, name: 'CHUVA' }],
      ['POST', save, { ...scenario, id: 2 }],
      ['POST', save, { ...scenario, id: 1, pricePercent: 1 }],
      ['POST', save, { ...scenario, id: 2, name: 'GEADA' }],
      ['POST', save, { ...scenario, id: 2, planningId: second }],
      ['POST', save, { ...scenario, id: 999_999, name: 'NOVO' }],
      ['POST', save, { ...scenario, planningId: second }],
      ['POST', save, { ...scenario, id: 1 }, GRATIS],
      ['DELETE', '/Planning/DeleteScenario?id=1', undefined, GRATIS],
      ['DELETE', '/Planning/DeleteScenario?id=1', undefined, { account: 'usuario' }],
      ['DELETE', '/Planning/DeleteScenario?id=1'],
      ['DELETE', '/Planning/DeleteScenario?id=1'],
      ['DELETE', '/Planning/DeleteScenario?id=x'],
      ['GET', list],
      ['GET', list, undefined, GRATIS],
      ['GET', `/Planning/GetScenarios?id=${second}`],
    ]);
    await expect(page.text()).toMatchFileSnapshot('answers/planning/scenarios.txt');
  });
});
