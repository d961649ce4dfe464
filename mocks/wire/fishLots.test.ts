import { describe, expect, it } from 'vitest';
import { FISH_SPECIES } from '../db/fishReferences';
import { demo } from '../state';
import { readsPart } from './parts.test.kit';
import { wirePage } from './wire.test.kit';
import { foreignId, idOf, rowOf, useFixedWorld } from './world.test.kit';

const GRID = '/PiscicultureLot/GetGridData';
const STRANGERS = ['usuario', 'contador', 'gratis'];
const TODAY = '2026-03-18';
const lotThat = (status: string) =>
  rowOf(demo.world.fishLots, (row) => row.customerId === 1 && row.status === status);
const orderNamed = (number: string) =>
  rowOf(demo.world.fishOrders, (row) => row.customerId === 1 && row.number === number);
/** Fish that come today. */
const housed = () => ({
  fishPondId: lotThat('AWAITING').fishPondId,
  number: 'P77',
  productionOrder: 'OP-P 500',
  housingDate: TODAY,
  durationDays: 200,
  expectedEndDate: '2026-10-04',
  animalBreedId: FISH_SPECIES[0].id,
  housed: 10_000,
  deadInTransport: 120,
  unitWeight: 30,
  totalWeight: 300,
  outputUnit: 'KG',
  supplier: 'ALEVINOS OESTE',
  waterTemperature: 27,
  waterPh: 7.2,
  rangeSetId: idOf(demo.world.fishRanges, (row) => row.customerId === 1),
  waterSetId: idOf(demo.world.waterReferences, (row) => row.customerId === 1),
  harvestYear: 2026,
});

describe('lots of fish on the wire', () => {
  useFixedWorld();

  it('are listed, with what they are chosen from', async () => {
    const page = wirePage();
    await readsPart(page, GRID, 'number');
    await readsPart(page, GRID, 'status');
    for (const status of ['IN_PROGRESS', 'AWAITING', 'BLOCKED', 'FINISHED'])
      await page.reads(`/PiscicultureLot/GetById?id=${lotThat(status).id}`);
    await page.reads(`/PiscicultureLot/GetById?id=${foreignId(demo.world.fishLots) ?? 0}`);
    for (const action of [
      'GetPonds',
      'GetStatusForSelect',
      'GetDateTypeForSelect',
      'GetPiscicultureLotsForSelect',
    ])
      await page.reads(`/PiscicultureLot/${action}`);
    await page.reads('/PiscicultureReference/GetForSelect');
    await page.reads('/PiscicultureWaterReference/GetForSelect');
    await page.reads(`/PiscicultureLot/GetGridLotResults?lotId=${lotThat('AWAITING').id}`);
    await page.readsOf(STRANGERS, [GRID, '/PiscicultureLot/GetPonds']);
    await expect(page.text()).toMatchFileSnapshot('answers/lots/fishLots.txt');
  });

  it('are created and changed', async () => {
    const page = wirePage();
    const body = housed();
    const { id, version } = lotThat('AWAITING');
    await page.writes({
      path: '/PiscicultureLot/Create',
      body,
      foreign: { fishPondId: foreignId(demo.world.fishPonds) },
      strangers: STRANGERS,
      shows: ['/PiscicultureLot/GetById?id={id}'],
      also: {
        'in a pond where fish live': { fishPondId: lotThat('IN_PROGRESS').fishPondId },
        'of a blocked order': { productionOrder: 'OP-P 13' },
        'of a finished order': { productionOrder: 'OP-P 10' },
        'of an open order': { productionOrder: 'op-p 12' },
        'more dead than fish': { deadInTransport: 10_001 },
        'weights that disagree': { totalWeight: 301 },
        'an end that disagrees': { expectedEndDate: '2026-10-05' },
        'not housed': { housingDate: null, expectedEndDate: null, housed: null, unitWeight: null },
        tomorrow: { housingDate: '2026-03-19' },
        'too cold': { waterTemperature: 4.9 },
        'too sour': { waterPh: 14.1 },
        'the longest': { durationDays: 720, expectedEndDate: null, number: 'N'.repeat(20) },
        'longer than the longest': { durationDays: 721, expectedEndDate: null, number: 'N'.repeat(21) },
      },
    });
    await page.follows('housed, changed, deleted', [
      ['PUT', `/PiscicultureLot/Edit?id=${id}`, { ...body, version }],
      ['PUT', `/PiscicultureLot/Edit?id=${id}`, { ...body, version }],
      ['PUT', `/PiscicultureLot/Edit?id=${lotThat('BLOCKED').id}`, { ...body, version: 1 }],
      ['DELETE', `/PiscicultureLot/Delete?id=${lotThat('IN_PROGRESS').id}`],
      ['DELETE', `/PiscicultureLot/Delete?id=${lotThat('BLOCKED').id}`],
      ['DELETE', `/PiscicultureLot/Delete?id=${id}`],
    ]);
    await expect(page.text()).toMatchFileSnapshot('answers/lots/fishLotWrites.txt');
  });

  it('are closed, taken back, and finished by their document', async () => {
    const page = wirePage();
    const living = lotThat('IN_PROGRESS');
    const blocked = lotThat('BLOCKED');
    const path = `/PiscicultureLot/BlockPiscicultureLot?id=${living.id}`;
    await page.reads(`/PiscicultureLot/GetClosing?id=${living.id}`);
    await page.reads(`/PiscicultureLot/GetClosing?id=${living.id}&date=${living.housingDate ?? ''}`);
    await page.reads(`/PiscicultureLot/GetReopening?id=${blocked.id}`);
    await page.follows('closed without a reason, with it, twice, taken back', [
      ['PUT', path, { version: 1, closingDate: TODAY }],
      ['PUT', path, { version: 2, closingDate: TODAY, reason: 'X' }],
      ['PUT', path, { version: 1, closingDate: TODAY, reason: 'X' }],
      ['PUT', path, { version: 2, closingDate: TODAY, reason: 'X' }],
      ['GET', `/PiscicultureLot/GetReopening?id=${living.id}`],
      ['PUT', `/PiscicultureLot/ReopenPiscicultureLot?id=${living.id}`, { version: 2, nextVersion: 9 }],
      ['PUT', `/PiscicultureLot/ReopenPiscicultureLot?id=${living.id}`, { version: 2, nextVersion: 1 }],
      ['PUT', path, { version: 3, closingDate: TODAY, reason: 'X' }, { account: 'contador' }],
    ]);
    const waiting = idOf(demo.world.assistDocuments, (row) => row.lotId === blocked.id);
    await page.follows('released in the pre-launch', [
      ['POST', '/PreReleasedInvoice/Release', { id: waiting, version: 0 }],
      ['GET', `/PiscicultureLot/GetById?id=${blocked.id}`],
      ['GET', `/PiscicultureLot/GetReopening?id=${blocked.id}`],
    ]);
    await expect(page.text()).toMatchFileSnapshot('answers/lots/fishClosing.txt');
  });

  it('share orders, which need no key', async () => {
    const page = wirePage();
    const controller = '/PiscicultureProductionOrder';
    const free = orderNamed('OP-P 14');
    await page.reads(`${controller}/GetGridData`);
    await page.reads(`${controller}/GetProductionOrdersForSelect?number=op-p 13`);
    await page.reads(`${controller}/GetProductionOrdersForSelect?number=NENHUMA`);
    await page.reads(`${controller}/GetById?id=${free.id}`);
    await page.reads(`${controller}/GetById?id=${foreignId(demo.world.fishOrders) ?? 0}`);
    await page.reads(`${controller}/GetDependents?id=${orderNamed('OP-P 12').id}`);
    await page.readsOf(['contador', 'gratis', 'master'], [`${controller}/GetGridData`]);
    await page.writes({
      path: `${controller}/Create`,
      body: { number: 'OP-P 15', observation: 'X' },
      shows: [`${controller}/GetById?id={id}`],
      also: { 'a number that is taken': { number: 'op-p 12' }, 'a longer one': { number: 'N'.repeat(21) } },
    });
    await page.follows('changed and deleted', [
      ['PUT', `${controller}/Edit?id=${free.id}`, { number: 'OP-P 14 B', observation: null, version: 1 }],
      ['PUT', `${controller}/Edit?id=${free.id}`, { number: 'OP-P 14 C', observation: null, version: 1 }],
      ['PUT', `${controller}/Edit?id=${free.id}`, { number: 'OP-P 13', observation: null, version: 2 }],
      ['DELETE', `${controller}/Delete?id=${orderNamed('OP-P 12').id}`],
      ['DELETE', `${controller}/Delete?id=${free.id}`],
      ['DELETE', `${controller}/Delete?id=${free.id}`],
    ]);
    await expect(page.text()).toMatchFileSnapshot('answers/lots/fishOrders.txt');
  });
});
