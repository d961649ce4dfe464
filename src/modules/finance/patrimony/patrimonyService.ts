import { assumed, http } from '@/platform/http/http';
import type { RowId } from '@/platform/store/resourceState';
import type { LooseAsset } from './rules/depreciation';

/** The call for one asset, by whose calls the registers of assets are. */
const RECORDS = {
  MachinePatrimony: assumed('/MachinePatrimony/GetById'),
  VehiclePatrimony: assumed('/VehiclePatrimony/GetById'),
  ImprovementPatrimony: assumed('/ImprovementPatrimony/GetById'),
  PerennialCropPatrimony: assumed('/PerennialCropPatrimony/GetById'),
  AnimalPatrimony: assumed('/AnimalPatrimony/GetById'),
  OtherPatrimony: assumed('/OtherPatrimony/GetById'),
} as const;

export type AssetController = keyof typeof RECORDS;

interface LinkedArea {
  readonly totalAreaSize: number;
  /** What the cost centers of the map use. */
  readonly totalApportionedAreaSize: number;
}

/** Hectares of a registration of land, and how many of them the map's cost centers use. */
export const linkedArea = (id: RowId, signal: AbortSignal) =>
  http.get<LinkedArea | null>(`/FarmRealEstate/GetTotalApportionedAreaSize/${id}`, {
    signal,
    contained: true,
    silent: true,
  });

/** One asset of any kind: how it came, wears off and went. */
export const assetById = (controller: AssetController, id: RowId, signal: AbortSignal) =>
  http.get<LooseAsset>(RECORDS[controller], { params: { id }, signal });
