import { describe, expect, it } from 'vitest';
import { demo } from '../state';
import { wirePage } from './wire.test.kit';
import { foreignId, idOf, rowOf, useFixedWorld } from './world.test.kit';

const SUPPORT = { account: 'suporte' };
const GRATIS = { account: 'gratis' };
const LISTS = [
  'Partners',
  'DocumentTypes',
  'Recipients',
  'Farms',
  'CostCenters',
  'Harvests',
  'Expenditures',
  'Patrimonies',
  'PaymentForms',
  'BankAccounts',
];
const PATTERN = '/ApportionmentPattern';

describe('lists and patterns of invoices on the wire', () => {
  useFixedWorld();

  it('lists', async () => {
    const page = wirePage();
    for (const name of LISTS) await page.reads(`/Invoice/Get${name}ForSelect?customerId=1&farmId=1`);
    page.says('without what is not active');
    const { farms, costCenters, finance, harvests } = demo.world;
    const { machines } = finance.patrimony;
    farms.update(idOf(farms), { active: false });
    costCenters.update(idOf(costCenters), { active: false });
    machines.update(idOf(machines), { active: false });
    machines.update(
      idOf(machines, ({ active, saleDate }) => active && saleDate === null),
      { saleDate: '2026-01-01' },
    );
    for (const { id, customerId } of harvests.all()) if (customerId === 1) harvests.remove(id);
    for (const name of ['Farms', 'CostCenters', 'Harvests', 'Patrimonies'])
      await page.reads(`/Invoice/Get${name}ForSelect?customerId=1&farmId=1`);
    page.startsAfresh();
    await page.readsOf(
      ['produtor'],
      ['2', '', 'x'].map((id) => `/Invoice/GetPartnersForSelect?customerId=${id}`),
    );
    await page.readsOf(
      ['produtor'],
      ['farmId=2', `farmId=${foreignId(farms)}`, ''].map(
        (query) => `/Invoice/GetCostCentersForSelect?customerId=1&${query}`,
      ),
    );
    page.says('by support, of a customer that is not its own');
    await page.readsOf(
      ['suporte'],
      LISTS.map((name) => `/Invoice/Get${name}ForSelect?customerId=14&farmId=29`),
    );
    await page.readsOf(
      ['gratis', 'usuario'],
      LISTS.slice(0, 2).map((name) => `/Invoice/Get${name}ForSelect?customerId=1`),
    );
    await expect(page.text()).toMatchFileSnapshot('answers/invoices/lists.txt');
  });

  it('patterns of apportionment', async () => {
    const page = wirePage();
    const { farms, costCenters, harvests, finance } = demo.world;
    const center = rowOf(costCenters);
    const list = `${PATTERN}/GetGridData?customerId=1`;
    const body = {
      name: 'MEIO A MEIO',
      lines: [
        {
          farmId: center.farmId,
          costCenterId: center.id,
          harvestId: idOf(harvests),
          expenditureId: 1001,
          patrimonyId: idOf(finance.patrimony.machines),
          percentage: 60.25,
        },
        {
          farmId: center.farmId,
          costCenterId: null,
          harvestId: null,
          expenditureId: null,
          patrimonyId: null,
          percentage: 39.75,
        },
      ],
    };
    const [line] = body.lines;
    const create = `${PATTERN}/Create?customerId=1`;
    await page.reads(list);
    await page.writes({
      path: create,
      body,
      foreign: {
        'lines[0].farmId': foreignId(farms),
        'lines[0].costCenterId': foreignId(costCenters),
        'lines[0].harvestId': foreignId(harvests),
        'lines[0].patrimonyId': foreignId(finance.patrimony.machines),
      },
      shows: [list],
      strangers: ['usuario', 'gratis', 'contador', 'suporte'],
      also: {
        'the longest name': { name: 'B'.repeat(60) },
        'a longer name': { name: 'B'.repeat(61) },
        'all of it': { lines: [{ ...line, percentage: 100 }] },
        'more than all of it': { lines: [{ ...line, percentage: 100.01 }] },
        'a line that is none': { lines: [null] },
        'a word for a line': { lines: ['x'] },
        'a line without anything': { lines: [{}] },
      },
    });
    const edit = (id: number, rowVersion: unknown, more: object = {}) =>
      ['PUT', `${PATTERN}/Edit?customerId=1&id=${id}`, { ...body, rowVersion, ...more }] as const;
    const remove = (id: number, customerId = 1) =>
      ['DELETE', `${PATTERN}/Delete?customerId=${customerId}&id=${id}`] as const;
    const next = 1 + Math.max(0, ...finance.apportionmentPatterns.all().map(({ id }) => id));
    await page.follows('changed by who read it last, and deleted', [
      ['POST', create, body],
      ['POST', create, { ...body, name: 'Meio a meio' }],
      ['POST', create, { ...body, name: 'OUTRO' }],
      ['POST', `${PATTERN}/Create?customerId=2`, body],
      ['POST', `${PATTERN}/Create`, body],
      ['POST', `${PATTERN}/Create?customerId=14`, { ...body, lines: [{ percentage: 100 }] }, SUPPORT],
      edit(next, 2),
      edit(next, undefined),
      edit(next, 1, { name: 'OUTRO' }),
      edit(next, 1, { lines: [] }),
      edit(next, 1, { name: 'MUDADO' }),
      edit(next, 1, { name: 'MUDADO' }),
      edit(next, 2, { name: 'MUDADO', lines: [{ farmId: center.farmId, percentage: 100 }] }),
      edit(next + 2, 1),
      ['PUT', `${PATTERN}/Edit?customerId=1&id=x`, { ...body, rowVersion: 1 }],
      ['GET', list],
      ['GET', `${PATTERN}/GetGridData?customerId=14`, undefined, SUPPORT],
      ['GET', list, undefined, GRATIS],
      [...remove(next), undefined, GRATIS],
      remove(next + 2),
      remove(next, 2),
      remove(next),
      remove(next),
      ['GET', list],
    ]);
    await expect(page.text()).toMatchFileSnapshot('answers/invoices/patterns.txt');
  });
});
