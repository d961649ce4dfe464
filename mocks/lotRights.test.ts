// @vitest-environment node
import { beforeAll, describe, expect, test } from 'vitest';
import { resetDemo } from './state';
import { type Client, clientOf } from './testClient';

/** Every call of the pages of poultry and fish. */
const CALLS = {
  GET: [
    '/PoultryDashboard/GetAviaries',
    '/PoultryDashboard/GetLot',
    '/AviaryDashboard/GetByAviary',
    '/ChickenLot/GetGridData',
    '/ChickenLot/GetById',
    '/ChickenLot/GetAviaries',
    '/ChickenLot/GetDependents',
    '/ChickenLot/GetClosing',
    '/ChickenLot/GetReopening',
    '/ChickenLot/GetLotsForSelect',
    '/ChickenLot/CheckProductionOrder',
    '/ChickenReference/GetGridData',
    '/ChickenReference/GetForSelect',
    '/ChickenReference/GetById',
    '/PiscicultureReference/GetGridData',
    '/PiscicultureReference/GetById',
    '/PiscicultureReference/GetDependents',
    '/PiscicultureWaterReference/GetGridData',
    '/PiscicultureWaterReference/GetById',
    '/PiscicultureWaterReference/GetDependents',
    '/PiscicultureLot/GetGridData',
    '/PiscicultureLot/GetById',
    '/PiscicultureLot/GetDependents',
    '/PiscicultureLot/GetGridLotResults',
    '/PiscicultureLot/GetPonds',
    '/PiscicultureLot/GetClosing',
    '/PiscicultureLot/GetReopening',
    '/PiscicultureLot/GetStatusForSelect',
    '/PiscicultureLot/GetDateTypeForSelect',
    '/PiscicultureLot/GetPiscicultureLotsForSelect',
    '/PiscicultureReference/GetForSelect',
    '/PiscicultureWaterReference/GetForSelect',
    '/ChickenOccurrence/GetLotsForSelect',
    '/ChickenOccurrence/GetGridData',
    '/ChickenOccurrence/GetById',
    '/ChickenLotReport/GetByLot',
    '/ChickenResult/GetGridData',
    '/PerformanceConsumption/GetByLots',
    '/ChickenBulletin/GetByLot',
    '/ChickenSettlement/GetByLot',
    '/InventoryDepletion/GetProductsForSelect',
    '/InventoryDepletion/GetAvailability',
    '/InventoryDepletion/GetByOccurrence',
  ],
  POST: [
    '/ChickenLot/Create',
    '/ChickenLot/Close',
    '/ChickenLot/Reopen',
    '/ChickenReference/Import',
    '/PiscicultureReference/Create',
    '/PiscicultureWaterReference/Create',
    '/PiscicultureLot/Create',
    '/Harvest/GetHarvestByYearFarmActivity',
    '/ChickenOccurrence/Create',
    '/ChickenBulletin/Save',
    '/ChickenSettlement/Save',
    '/AviaryDashboard/EditGasFactor',
    '/InventoryDepletion/Create',
    '/InventoryDepletion/Cancel',
  ],
  PUT: [
    '/ChickenLot/Edit',
    '/ChickenReference/Edit',
    '/PiscicultureReference/Edit',
    '/PiscicultureWaterReference/Edit',
    '/PiscicultureLot/Edit',
    '/PiscicultureLot/BlockPiscicultureLot',
    '/PiscicultureLot/ReopenPiscicultureLot',
    '/ChickenOccurrence/Edit',
  ],
  DELETE: [
    '/ChickenLot/Delete',
    '/PiscicultureReference/Delete',
    '/PiscicultureWaterReference/Delete',
    '/PiscicultureLot/Delete',
    '/ChickenOccurrence/Delete',
  ],
} as const;
const CASES = Object.entries(CALLS).flatMap(([method, paths]) =>
  paths.map((path) => [method, path] as const),
);
const REFUSED = 401;

const clients = new Map<string, Client>();
beforeAll(async () => {
  resetDemo();
  for (const account of ['contador', 'veterinario', 'integrador', 'produtor'])
    clients.set(account, await clientOf(account));
});
async function statusOf(account: string, method: string, path: string): Promise<number> {
  const client = clients.get(account);
  if (!client) throw new Error(account);
  return (await (method === 'GET' ? client.get(path) : client.write(method, path, {}))).status;
}

describe.each(CASES)('%s %s', (method, path) => {
  test('refuses the accountant, and lets in who works with the lots', async () => {
    expect(await statusOf('contador', method, path)).toBe(REFUSED);
    for (const account of ['veterinario', 'integrador', 'produtor'])
      expect([account, await statusOf(account, method, path)]).not.toEqual([account, REFUSED]);
  });
});
