import { fishCourse, startStock } from '../../../db/fish/fishCourse';
import type { FishLot } from '../../../db/fish/fishTypes';
import { demo } from '../../../state';
import { closingRoutes } from '../closingRoutes';
import { notifyOfReopening } from '../lotNotices';
import { forgetResult } from '../resultInvoice';
import { closeFishLot, FISH_LOT, lotsOfPond, nextFishLot, ownFishLot, writeFishLot } from './fishLotTables';
import { fishLotWire } from './fishLotWire';

export const fishClosingHandlers = closingRoutes<FishLot>({
  paths: {
    closing: '/PiscicultureLot/GetClosing',
    close: ['PUT', '/PiscicultureLot/BlockPiscicultureLot'],
    reopening: '/PiscicultureLot/GetReopening',
    reopen: ['PUT', '/PiscicultureLot/ReopenPiscicultureLot'],
  },
  permission: FISH_LOT,
  own: ownFishLot,
  lotsOf: ({ fishPondId }) => lotsOfPond(fishPondId),
  left: (lot, day) => {
    const { lost, harvests, transfers } = fishCourse(demo.world, lot, day);
    const moved = (way: 'IN' | 'OUT') =>
      transfers.reduce((sum, one) => sum + (one.way === way ? one.fish : 0), 0);
    const start = startStock(lot);
    return {
      housed: start === null ? null : start + moved('IN'),
      lost,
      loaded: harvests.reduce((sum, { fish }) => sum + fish, 0) + moved('OUT'),
    };
  },
  next: nextFishLot,
  close: closeFishLot,
  reopen: (lot, nextId, call) => {
    if (nextId !== null) demo.world.fishLots.remove(nextId);
    forgetResult(lot.id);
    const opened = writeFishLot(lot, { status: 'IN_PROGRESS', closingDate: null, closingReason: null }, call);
    notifyOfReopening(opened);
    return opened;
  },
  wire: fishLotWire,
  typed: {
    productionOrderId: 'productionOrder',
    animalBreedId: 'animalBreedId',
    housed: 'housed',
    unitWeight: 'unitWeight',
    totalWeight: 'totalWeight',
    outputUnit: 'outputUnit',
    deadInTransport: 'deadInTransport',
    waterTemperature: 'waterTemperature',
    waterPh: 'waterPh',
    supplier: 'supplier',
    harvestYear: 'harvestYear',
    harvestId: 'harvestId',
  },
  words: { ofPlace: 'deste viveiro', rest: 'restam peixes que não foram despescados' },
});
