import { afterEach, describe, expect, it, vi } from 'vitest';
import { demo } from '../state';
import { crop, newPlan, otherPlan } from './planning.test.kit';
import { type WirePage, wirePage } from './wire.test.kit';
import { foreignId, sent, useFixedWorld } from './world.test.kit';

const GRID = '/Planning/GetGridData';
const GRATIS = { account: 'gratis' };
const COMPARED = '/PlanningIncomeExpense/GetByHarvest';

/** The twelve months of each account, written out. */
async function writesMonths(page: WirePage, query: string): Promise<void> {
  const { body } = await sent({ account: 'produtor' }, 'GET', `${COMPARED}?${query}`);
  const { accounts } = body as {
    accounts: { name: string; planned: number[]; actual: (number | null)[] }[];
  };
  const lines = accounts.flatMap(({ name, planned, actual }) => [
    `${name}, planned: ${planned.join(' ')}`,
    `${name}, actual: ${actual.map((value) => value ?? '-').join(' ')}`,
  ]);
  page.says([`months of ${query}`, ...lines].join('\n  '));
}

describe('the planned year on the wire', () => {
  useFixedWorld();
  afterEach(() => void vi.setSystemTime('2026-03-18T15:00:00Z'));

  it('planned and actual', async () => {
    const page = wirePage();
    const { production } = crop();
    const costCenterId = production[0]?.farmActivityFieldId;
    await page.filters(COMPARED, [
      'harvestYear=2025&basis=PAYMENT',
      'harvestYear=2025&basis=ISSUE',
      `harvestYear=2025&farmActivityFieldId=${costCenterId}`,
      `harvestYear=2025&farmActivityFieldId=${foreignId(demo.world.costCenters)}`,
      'harvestYear=2026',
      'harvestYear=2024',
      '',
    ]);
    await page.readsOf(['usuario'], [`${COMPARED}?harvestYear=2025`]);
    for (const query of [
      'harvestYear=2025',
      'harvestYear=2025&basis=ISSUE',
      `harvestYear=2025&farmActivityFieldId=${costCenterId}`,
    ])
      await writesMonths(page, query);
    await expect(page.text()).toMatchFileSnapshot('answers/planning/actual.txt');
  });

  it('the documents of an account', async () => {
    const page = wirePage();
    const path = '/PlanningIncomeExpense/GetDocuments';
    const center = crop().production[0]?.farmActivityFieldId;
    await page.filters(path, [
      'harvestYear=2025&financialRatingId=13',
      'harvestYear=2025&financialRatingId=13&basis=ISSUE',
      'harvestYear=2025&financialRatingId=3&month=1',
      'harvestYear=2025&financialRatingId=3&month=7',
      'harvestYear=2025&financialRatingId=3&month=7&basis=ISSUE',
      'harvestYear=2025&financialRatingId=3&month=3',
      'harvestYear=2025&financialRatingId=3&month=6',
      `harvestYear=2025&financialRatingId=3&farmActivityFieldId=${center}`,
      `harvestYear=2025&financialRatingId=3&farmActivityFieldId=${foreignId(demo.world.costCenters)}`,
      'harvestYear=2024&financialRatingId=3',
      'harvestYear=2025',
    ]);
    await page.readsOf(['usuario', 'contador', 'gratis'], [`${path}?harvestYear=2025&financialRatingId=13`]);
    await expect(page.text()).toMatchFileSnapshot('answers/planning/documents.txt');
  });

  it('what is missing of a plan, and what was approved of it', async () => {
    const page = wirePage();
    const { id } = crop();
    const edit = `/Planning/Edit?id=${id}`;
    const plan = newPlan();
    const [line, second] = plan.production;
    const summary = ['GET', '/Planning/GetSummary?harvestYear=2025'] as const;
    const versions: [string, object][] = [
      ['no price', { production: [{ ...line, unitValue: null, total: null }, second] }],
      ['no price, but its worth', { production: [{ ...line, unitValue: null }, second] }],
      ['no quantity', { production: [{ ...line, quantity: null }, second] }],
      ['no expense', { expenses: [], apportionment: [] }],
      ['an expense of unknown worth', { expenses: [{ ...plan.expenses[0], total: null }] }],
    ];
    const { costCenters } = demo.world;
    for (const [words, change] of versions) {
      page.startsAfresh();
      page.says(words);
      await page.outcome('changed', 'PUT', edit, { ...plan, ...change });
      await page.reads('/Planning/GetSummary?harvestYear=2025');
      if (words.startsWith('no price') || words.startsWith('an expense')) await page.reads(GRID);
    }
    page.startsAfresh();
    page.says('nothing shared out, in a center that is gone');
    costCenters.remove(second?.farmActivityFieldId ?? 0);
    demo.world.planning.plannings.update(id, { ...plan, apportionment: [] } as object);
    await page.reads('/Planning/GetSummary?harvestYear=2025');
    await page.follows('of two centers, the first approved', [
      ['PUT', edit, plan],
      summary,
      ['GET', `${COMPARED}?harvestYear=2025`],
      ['GET', `${COMPARED}?harvestYear=2025&farmActivityFieldId=${second?.farmActivityFieldId}`],
      ['POST', '/Planning/ApproveVersion', { id, number: 1 }],
      ['GET', `${COMPARED}?harvestYear=2025`],
    ]);
    await page.outcome('changed', 'PUT', edit, plan);
    await writesMonths(page, `harvestYear=2025&farmActivityFieldId=${second?.farmActivityFieldId}`);
    page.startsAfresh();
    await expect(page.text()).toMatchFileSnapshot('answers/planning/summary.txt');
  });

  it('sent to the cash forecast', async () => {
    const page = wirePage();
    const { id } = crop();
    const path = '/Planning/SendToCashForecast';
    const list = '/CashForecast/GetGridData';
    await page.writes({
      path,
      body: { id },
      foreign: { id: otherPlan() },
      shows: [list],
      also: Object.fromEntries([1, 2, 3, 'x', null].map((version) => [`version ${version}`, { version }])),
    });
    const plan = newPlan();
    const nothing = Array.from({ length: 12 }, () => 0);
    const without = (total: number | null, months = nothing) => ({
      ...plan,
      production: plan.production.map((line) => ({ ...line, total, months })),
      expenses: plan.expenses.map((line) => ({ ...line, months: nothing })),
    });
    await page.follows('sent again, under a free name', [
      ['POST', path, { id }],
      ['PUT', `/Planning/Edit?id=${id}`, plan],
      ['POST', path, { id }],
      ['POST', '/Planning/Create', plan],
      ['POST', path, { id: 1 + Math.max(...demo.world.planning.plannings.all().map((row) => row.id)) }],
      ['POST', path, { id: 1 + Math.max(...demo.world.planning.plannings.all().map((row) => row.id)) }],
      ['GET', list],
      ['PUT', `/Planning/Edit?id=${id}`, without(null)],
      ['POST', path, { id }],
      ['PUT', `/Planning/Edit?id=${id}`, without(0)],
      ['POST', path, { id }],
      ['POST', path, { id, version: 2 }],
    ]);
    await expect(page.text()).toMatchFileSnapshot('answers/planning/forecast.txt');
  });

  it('recalculation', async () => {
    const page = wirePage();
    const start = '/PlanningApportionment/StartRecalculation';
    const progress = '/PlanningApportionment/GetProgress';
    await page.reads(progress);
    await page.writes({ path: start, body: { harvestYear: 2025 }, shows: [progress] });
    const { id } = crop();
    page.says('as it goes on');
    await page.outcome('changed', 'PUT', `/Planning/Edit?id=${id}`, newPlan());
    vi.setSystemTime('2026-03-18T15:00:01Z');
    await page.outcome('begun', 'POST', start, { harvestYear: 2025 });
    await page.outcome('begun again', 'POST', start, { harvestYear: 2026 });
    for (const second of ['01.000', '06.759', '07.000', '12.999', '13.000', '19.000', '24.999']) {
      vi.setSystemTime(`2026-03-18T15:00:${second}Z`);
      page.says(`at ${second}`);
      await page.reads(progress);
    }
    await page.reads(progress, GRATIS);
    await page.outcome('changed meanwhile', 'PUT', `/Planning/Edit?id=${id + 1}`, newPlan());
    vi.setSystemTime('2026-03-18T15:00:25Z');
    await page.reads(progress);
    await page.reads(GRID);
    await expect(page.text()).toMatchFileSnapshot('answers/planning/recalculation.txt');
  });
});
