import { wornWithin } from '../../../db/finance/assetWear';
import { assetsOf } from '../../../db/finance/patrimonySeed';
import { demo } from '../../../state';
import { activityOf } from '../../land/wire';
import type { ReportCall } from './reportRoute';

const NAMES: Readonly<Record<string, string>> = {
  IMPROVEMENT: 'DEPRECIACAO DE BENFEITORIAS',
  MACHINE: 'DEPRECIACAO DE MAQUINAS',
  VEHICLE: 'DEPRECIACAO DE VEICULOS',
  PERENNIAL_CROP: 'EXAUSTAO DE CULTURAS PERMANENTES',
  ANIMAL: 'DEPRECIACAO DE ANIMAIS',
  OTHER: 'DEPRECIACAO DE OUTROS BENS',
};

/** What wore off the register's assets within a year as far as a day, by the activity of the cost center they stand on. */
export function ruralWear({ customerId, has, query }: ReportCall, year: string, day: string) {
  const { costCenters, farms, finance } = demo.world;
  const lines = new Map<string, { activity: string | null; account: string; cents: number }>();
  // An asset serves every harvest: of one alone nothing is known.
  if (query.getAll('harvestIds').length > 0) return [];
  const crops = new Map(finance.patrimony.perennialCrops.all().map((row) => [row.id, row.costCenterId]));
  for (const asset of assetsOf(finance.patrimony)) {
    const centerId = crops.get(asset.id) ?? null;
    if (asset.customerId !== customerId || !asset.active || !has('farmIds', asset.farmId)) continue;
    if (!has('farmerPersonIds', farms.get(asset.farmId)?.personId)) continue;
    if (!has('farmActivityFieldIds', centerId)) continue;
    const cents = wornWithin(asset, year, day) ?? 0;
    const center = costCenters.get(centerId);
    const activity = center ? activityOf(center.farmActivityId).name : null;
    const account = NAMES[asset.group] ?? 'DEPRECIACAO';
    const key = [activity, account].join('|');
    const line = lines.get(key) ?? { activity, account, cents: 0 };
    if (cents > 0) lines.set(key, { ...line, cents: line.cents + cents });
  }
  return [...lines.values()];
}
