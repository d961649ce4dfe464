import { dependentOptions } from '@/domain/lookups/lookupOptions';
import { registerCalls } from '@/families/register/registerCalls';
import { emptyAsset, farmField, ownedSum, toAssetBody, toAssetValues } from '../assetParts';
import { assetRegister } from '../assetRegister';
import { keptOption } from '../../kept';
import type { PerennialCropValues } from '../schemas/perennialCropSchemas';
import { PerennialCrop } from '../perennialCropWire';

const schemas = () => import('../schemas/perennialCropSchemas');

const costCenterOptions = dependentOptions('costCenters', ({ farmId }: PerennialCropValues) =>
  farmId === null ? null : { farmId },
);

/** Orchards, coffee, timber: what is planted once and bears for years. What it cost to form wears off from the first harvest. */
export const perennialCrops = assetRegister<PerennialCrop, PerennialCropValues>({
  name: 'perennialCrops',
  slug: 'culturas-permanentes',
  controller: 'PerennialCropPatrimony',
  files: 'PERENNIAL_CROP',
  calls: registerCalls<PerennialCrop, PerennialCrop, PerennialCropValues>('PerennialCropPatrimony', {
    row: PerennialCrop,
    toBody: toAssetBody,
  }),
  columns: [
    { field: 'crop', width: 112, filter: { kind: 'multiSelect' } },
    { field: 'variety', width: 140, hidden: true },
    { field: 'area', width: 92, total: ownedSum((row) => row.area) },
    { field: 'plants', width: 110, hidden: true },
    { field: 'plantedIn', kind: 'id', width: 84 },
    { field: 'costCenterName', wraps: true, width: 190, hidden: true, filter: { kind: 'multiSelect' } },
  ],
  fields: [
    { name: 'crop', kind: 'text', required: true, maxLength: 60, span: 4 },
    { name: 'variety', kind: 'text', maxLength: 60, span: 4 },
    { name: 'area', kind: 'number', required: true, unit: 'ha', span: 4 },
    { name: 'plants', kind: 'integer', span: 4 },
    { name: 'plantedIn', kind: 'integer', plain: true, required: true, span: 4 },
  ],
  place: [
    { ...farmField(), clears: ['costCenterId'] },
    {
      name: 'costCenterId',
      kind: 'autocomplete',
      Options: costCenterOptions,
      current: ({ kept }) => (kept.costCenterId ? [kept.costCenterId] : []),
      span: 4,
    },
  ],
  schema: () => schemas().then((all) => all.perennialCropFormSchema),
  emptyValues: emptyAsset,
  edited: (row) => ({
    kept: { ...toAssetValues(row).kept, costCenterId: keptOption(row.costCenterId, row.costCenterName) },
  }),
});
