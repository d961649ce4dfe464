import { describe, expect, it } from 'vitest';
import { demo } from '../state';
import { wirePage } from './wire.test.kit';
import { foreignId, useFixedWorld } from './world.test.kit';

const PATH = '/SoilAnalysis';
const LIST = `${PATH}/GetGridData?world=AGRICULTURE`;
const STRANGERS = ['contador', 'gratis'];

const analysis = {
  world: 'AGRICULTURE',
  farmId: 1,
  plotIds: [1],
  laboratory: 'LABSOLO',
  protocol: '77',
  collectedAt: '2026-03-10',
  depthFrom: 0,
  depthTo: 20,
  clay: 44,
  nutrients: [{ id: 1, nutrient: 'CA', name: '', unit: 'cmolc/dm³', extractor: 'KCL' }],
  points: [
    { id: 1, name: 'P1', lat: -24.6795, lng: -53.8, values: [{ nutrientId: 1, value: 4.2, below: false }] },
  ],
  occurrenceId: null,
};

describe('analyses of soils on the wire', () => {
  useFixedWorld();

  it('their lists, records and points', async () => {
    const page = wirePage();
    await page.reads(LIST);
    await page.reads(`${PATH}/GetGridData?world=SILVICULTURE`);
    await page.reads(`${PATH}/GetById?world=AGRICULTURE&id=5`);
    await page.reads(`${PATH}/GetById?world=SILVICULTURE&id=5`);
    await page.reads(`${PATH}/GetPoints?world=AGRICULTURE&id=5`);
    await page.reads(`${PATH}/GetGridData`);
    await page.readsOf(STRANGERS, [LIST]);
    await expect(page.text()).toMatchFileSnapshot('answers/soilAnalyses/lists.txt');
  });

  it('what is written of them', async () => {
    const page = wirePage();
    await page.writes({
      path: `${PATH}/Create`,
      body: analysis,
      foreign: { farmId: foreignId(demo.world.farms) },
      strangers: STRANGERS,
      shows: [LIST],
    });
    await expect(page.text()).toMatchFileSnapshot('answers/soilAnalyses/created.txt');
  });
});
