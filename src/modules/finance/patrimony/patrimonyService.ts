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

export interface LinkedArea {
  readonly totalAreaSize: number;
  /** What the cost centers of the map use. */
  readonly totalApportionedAreaSize: number;
}

/** Hectares of a registration of land, and how many of them the map's cost centers use. */
export const linkedArea = (id: RowId, signal: AbortSignal) =>
  http.get<LinkedArea | null>(`/FarmRealEstate/GetTotalApportionedAreaSize/${id}`, { signal, quiet: true });

/** One asset of any kind: how it came, wears off and went. */
export const assetById = (controller: AssetController, id: RowId, signal: AbortSignal) =>
  http.get<LooseAsset>(assumed(`/${controller}/GetById`), { params: { id }, signal });
