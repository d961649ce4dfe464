import { describe, expect, it } from 'vitest';
import { demo } from '../state';
import { wirePage } from './wire.test.kit';
import { sent, useFixedWorld } from './world.test.kit';

const REFUSED = 401;
const KEYS = [
  'CHICKEN_LOT',
  'CHICKEN_GENERAL_REFERENCE',
  'FISH_REFERENCE_BY_RANGE',
  'FISH_WATER_QUALITY_REFERENCE',
  'POULTRY_GENERAL_DASHBOARD',
  'AVIARY_DASHBOARD',
  'CHICKEN_LOT_REPORT',
  'PERFORMANCE_CONSUMPTION',
  'POULTRY_BULLETIN',
  'POULTRY_RESULTS_DASHBOARD',
  'CHICKEN_OCCURRENCE',
  'AGRICULTURE_OCCURRENCE',
  'SILVICULTURE_OCCURRENCE',
];
const CALLS = [
  'GET /PoultryDashboard/GetAviaries',
  'GET /PoultryDashboard/GetLot',
  'GET /AviaryDashboard/GetByAviary',
  'POST /AviaryDashboard/EditGasFactor',
  'GET /ChickenLot/GetGridData',
  'GET /ChickenLot/GetById',
  'GET /ChickenLot/GetAviaries',
  'GET /ChickenLot/GetDependents',
  'GET /ChickenLot/GetClosing',
  'GET /ChickenLot/GetReopening',
  'GET /ChickenLot/GetLotsForSelect',
  'GET /ChickenLot/CheckProductionOrder',
  'POST /ChickenLot/Create',
  'PUT /ChickenLot/Edit',
  'DELETE /ChickenLot/Delete',
  'POST /ChickenLot/Close',
  'POST /ChickenLot/Reopen',
  'GET /ChickenReference/GetGridData',
  'GET /ChickenReference/GetForSelect',
  'GET /ChickenReference/GetById',
  'PUT /ChickenReference/Edit',
  'POST /ChickenReference/Import',
  'GET /PiscicultureReference/GetGridData',
  'POST /PiscicultureReference/Create',
  'PUT /PiscicultureReference/Edit',
  'DELETE /PiscicultureReference/Delete',
  'GET /PiscicultureWaterReference/GetGridData',
  'POST /PiscicultureWaterReference/Create',
  'PUT /PiscicultureWaterReference/Edit',
  'DELETE /PiscicultureWaterReference/Delete',
  'GET /ChickenLotReport/GetByLot',
  'GET /ChickenResult/GetGridData',
  'GET /PerformanceConsumption/GetByLots',
  'GET /ChickenBulletin/GetByLot',
  'POST /ChickenBulletin/Save',
  'GET /ChickenSettlement/GetByLot',
  'POST /ChickenSettlement/Save',
  'GET /ChickenOccurrence/GetLotsForSelect',
  'GET /ChickenOccurrence/GetGridData',
  'GET /ChickenOccurrence/GetById',
  'POST /ChickenOccurrence/Create',
  'PUT /ChickenOccurrence/Edit',
  'DELETE /ChickenOccurrence/Delete',
  'GET /InventoryDepletion/GetProductsForSelect',
  'GET /InventoryDepletion/GetAvailability',
  'GET /InventoryDepletion/GetByOccurrence',
  'POST /InventoryDepletion/Create',
  'POST /InventoryDepletion/Cancel',
];

describe('keys of the calls of lots', () => {
  useFixedWorld();

  it('let in by one key alone', async () => {
    const page = wirePage();
    const { users, links, menuItems } = demo.world;
    const userId = users.find((row) => row.account === 'veterinario')?.id;
    const link = links.find((row) => row.userId === userId && row.customerId === 1);
    if (!link) throw new Error('No link.');
    for (const key of KEYS) {
      const menuIds = menuItems.filter((row) => row.constantFilter === key).map(({ id }) => id);
      links.update(link.id, { menuIds });
      const open: string[] = [];
      for (const call of CALLS) {
        const [method = '', path = ''] = call.split(' ');
        const { status } = await sent({ account: 'veterinario' }, method, path);
        if (status !== REFUSED) open.push(`  ${call}`);
      }
      page.says([key, ...open].join('\n'));
    }
    await expect(page.text()).toMatchFileSnapshot('answers/lots/keys.txt');
  });
});
