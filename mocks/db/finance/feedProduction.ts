import type { World } from '../types';
import type { Load } from './loadTypes';
import { countedQuantity } from './loadWeights';
import type { Production } from './productionSeed';

type Place = Pick<Load, 'customerId' | 'harvestId' | 'costCenterId' | 'productId'>;
const same = (a: Place, b: Place) =>
  a.customerId === b.customerId &&
  a.harvestId === b.harvestId &&
  a.costCenterId === b.costCenterId &&
  a.productId === b.productId;

/** What the loads of one harvest, cost center and product come to, in the product's unit; null where there are none. */
export function loadedQuantity(world: World, place: Place): number | null {
  const unit = world.finance.products.get(place.productId)?.unit ?? '';
  const loads = world.finance.loads.filter((row) => same(row, place));
  if (loads.length === 0) return null;
  const sum = loads.reduce((all, row) => all + (countedQuantity(row, unit) ?? 0), 0);
  return Math.round(sum * 100) / 100;
}

/** The harvest that a load belongs to follows its loads, unless somebody has entered or corrected it by hand. */
export function feedProduction(world: World, load: Load): void {
  const { production } = world.finance;
  const center = world.costCenters.get(load.costCenterId);
  if (!center) return;
  const quantity = loadedQuantity(world, load);
  const fed = production.find((row: Production) => same(row, load));
  if (fed) {
    if (!fed.ofLoads) return;
    if (quantity === null) production.remove(fed.id);
    else production.update(fed.id, { quantity, updatedAt: new Date().toISOString() });
    return;
  }
  if (quantity === null || quantity === 0) return;
  production.insert({
    customerId: load.customerId,
    date: load.date,
    harvestId: load.harvestId,
    farmId: load.farmId,
    costCenterId: center.id,
    productId: load.productId,
    quantity,
    area: center.usefulAreaSize,
    destination: load.destination,
    document: null,
    observation: null,
    ofLoads: true,
    active: true,
    createdAt: new Date().toISOString(),
    updatedAt: null,
  });
}
