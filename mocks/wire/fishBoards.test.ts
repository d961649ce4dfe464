import { describe, expect, it } from 'vitest';
import { demo } from '../state';
import { readsPart } from './parts.test.kit';
import { wirePage } from './wire.test.kit';
import { foreignId, useFixedWorld } from './world.test.kit';

const PONDS = '/PiscicultureDashboard/GetPonds';
const LOT = '/PiscicultureDashboard/GetLot';
const RESULTS = '/PiscicultureResult/GetGridData';
const WATER_PONDS = '/PiscicultureWater/GetPonds';
const WATER = '/PiscicultureWater/GetByPond';
const STRANGERS = ['usuario', 'contador', 'gratis'];

describe('dashboards of fish on the wire', () => {
  useFixedWorld();

  it('ponds, a lot, closed lots, water', async () => {
    const page = wirePage();
    const { fishLots, fishPonds } = demo.world;
    const living = fishLots.find((lot) => lot.customerId === 1 && lot.status === 'IN_PROGRESS')?.id ?? 0;
    const pond = fishPonds.find(({ customerId }) => customerId === 1)?.id ?? 0;
    await readsPart(page, PONDS, 'serverTime');
    await page.reads(RESULTS);
    for (const part of ['lot', 'waterSet', 'measures']) await readsPart(page, `${LOT}?id=${living}`, part);
    for (const id of [foreignId(fishLots), 999_999, 'x', '']) await page.reads(`${LOT}?id=${id}`);
    for (const part of ['name', 'measures', 'waterSet'])
      await readsPart(page, `${WATER}?fishPondId=${pond}&days=30`, part);
    for (const id of [foreignId(fishPonds), 999_999, 'x', '']) await page.reads(`${WATER}?fishPondId=${id}`);
    await page.readsOf(STRANGERS, [
      PONDS,
      `${LOT}?id=${living}`,
      RESULTS,
      WATER_PONDS,
      `${WATER}?fishPondId=${pond}`,
    ]);
    await expect(page.text()).toMatchFileSnapshot('answers/lots/fishBoards.txt');
  });
});
