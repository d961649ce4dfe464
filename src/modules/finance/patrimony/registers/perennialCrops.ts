import { defineRegister } from '@/families/register/defineRegister';
import { dependentOptions } from '@/domain/lookups/lookupOptions';
import { registerCalls } from '@/families/register/registerCalls';
import {
  assetColumns,
  assetFields,
  LISTS_OF_ASSETS,
  emptyAsset,
  farmField,
  nameField,
  NAMESPACE,
  NOT_COPIED,
  toAssetBody,
  toAssetValues,
} from '../assetParts';
import { keptOption } from '../../kept';
import { depreciationTab, entriesTab, filesTab } from '../assetTabs';
import type { PerennialCropValues } from '../schemas/perennialCropSchemas';
import { PerennialCrop } from '../perennialCropWire';

const schemas = () => import('../schemas/perennialCropSchemas');

const costCenterOptions = dependentOptions('costCenters', ({ farmId }: PerennialCropValues) =>
  farmId === null ? null : { farmId },
);

/** Orchards, coffee, timber: what is planted once and bears for years. What it cost to form wears off from the first harvest. */
export const perennialCrops = defineRegister<PerennialCrop, PerennialCrop, PerennialCropValues>({
  module: 'finance',
  namespace: NAMESPACE,
  name: 'perennialCrops',
  slug: 'culturas-permanentes',
  form: 'page',
  calls: registerCalls<PerennialCrop, PerennialCrop, PerennialCropValues>('PerennialCropPatrimony', {
    row: PerennialCrop,
    toBody: toAssetBody,
  }),
  columns: [
    { field: 'name', wraps: true, identifying: true },
    { field: 'crop', width: 112, filter: { kind: 'multiSelect' } },
    { field: 'variety', width: 140, hidden: true },
    { field: 'area', width: 92, total: 'sum' },
    { field: 'plants', width: 110, hidden: true },
    { field: 'plantedIn', kind: 'id', width: 84 },
    { field: 'costCenterName', wraps: true, width: 190, hidden: true, filter: { kind: 'multiSelect' } },
    ...assetColumns,
  ],
  fields: [
    nameField(),
    { name: 'crop', kind: 'text', required: true, maxLength: 60, span: 4 },
    { name: 'variety', kind: 'text', maxLength: 60, span: 4 },
    { name: 'area', kind: 'number', required: true, unit: 'ha', span: 4 },
    { name: 'plants', kind: 'integer', span: 4 },
    { name: 'plantedIn', kind: 'integer', plain: true, required: true, span: 4 },
    { ...farmField(), clears: ['costCenterId'] },
    {
      name: 'costCenterId',
      kind: 'autocomplete',
      Options: costCenterOptions,
      current: ({ kept }) => (kept.costCenterId ? [kept.costCenterId] : []),
      span: 4,
    },
    ...assetFields<PerennialCropValues>(),
  ],
  tabs: [depreciationTab('PerennialCropPatrimony'), entriesTab, filesTab('PERENNIAL_CROP')],
  schema: () => schemas().then((all) => all.perennialCropFormSchema),
  emptyValues: {
    ...emptyAsset,
    crop: '',
    variety: null,
    area: null,
    plants: null,
    plantedIn: null,
    costCenterId: null,
  },
  toValues: (row) => ({
    ...toAssetValues(row),
    crop: row.crop,
    variety: row.variety,
    area: row.area,
    plants: row.plants,
    plantedIn: row.plantedIn,
    costCenterId: row.costCenterId,
    kept: {
      ...toAssetValues(row).kept,
      costCenterId: keptOption(row.costCenterId, row.costCenterName),
    },
  }),
  nameOf: (row) => row.name,
  notCopied: NOT_COPIED,
  isActive: (row) => row.active,
  bulkFields: ['farmId'],
  invalidates: LISTS_OF_ASSETS,
});
