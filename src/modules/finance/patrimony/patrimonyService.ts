import { assumed, http } from '@/platform/http/http';
import type { RowId } from '@/platform/store/resourceState';
import type { LooseAsset } from './rules/depreciation';

/** Whose calls the registers of assets are. */
export type AssetController =
  | 'MachinePatrimony'
  | 'VehiclePatrimony'
  | 'ImprovementPatrimony'
  | 'PerennialCropPatrimony'
  | 'AnimalPatrimony'
  | 'OtherPatrimony';

/** One asset of any kind: how it came, wears off and went. */
export const assetById = (controller: AssetController, id: RowId, signal: AbortSignal) =>
  http.get<LooseAsset>(assumed(`/${controller}/GetById`), { params: { id }, signal });
