import { defineRegister } from '@/families/register/defineRegister';
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
import { depreciationTab, entriesTab, filesTab } from '../assetTabs';
import type { OtherAssetValues } from '../schemas/otherAssetSchemas';
import { OtherAsset } from '../otherAssetWire';

const schemas = () => import('../schemas/otherAssetSchemas');

/** Whatever else is owned for years: computers, furniture, scales, drones. */
export const otherAssets = defineRegister<OtherAsset, OtherAsset, OtherAssetValues>({
  module: 'finance',
  namespace: NAMESPACE,
  name: 'otherAssets',
  slug: 'outros',
  form: 'page',
  calls: registerCalls<OtherAsset, OtherAsset, OtherAssetValues>('OtherPatrimony', {
    row: OtherAsset,
    toBody: toAssetBody,
  }),
  columns: [
    { field: 'name', wraps: true, identifying: true },
    { field: 'category', width: 160, filter: { kind: 'multiSelect' } },
    { field: 'brand', width: 130, hidden: true, filter: { kind: 'multiSelect' } },
    { field: 'model', width: 130, hidden: true },
    { field: 'serialNumber', width: 170, hidden: true },
    ...assetColumns,
  ],
  fields: [
    nameField(),
    { name: 'category', kind: 'text', maxLength: 60, span: 4 },
    { name: 'brand', kind: 'text', maxLength: 60, span: 4 },
    { name: 'model', kind: 'text', maxLength: 60, span: 4 },
    { name: 'serialNumber', kind: 'text', maxLength: 40, span: 4 },
    farmField(),
    ...assetFields<OtherAssetValues>(),
  ],
  tabs: [depreciationTab('OtherPatrimony'), entriesTab, filesTab('OTHER')],
  schema: () => schemas().then((all) => all.otherAssetFormSchema),
  emptyValues: {
    ...emptyAsset,
    category: null,
    brand: null,
    model: null,
    serialNumber: null,
  },
  toValues: (row) => ({
    ...toAssetValues(row),
    category: row.category,
    brand: row.brand,
    model: row.model,
    serialNumber: row.serialNumber,
  }),
  nameOf: (row) => row.name,
  unique: ['serialNumber'],
  notCopied: NOT_COPIED,
  isActive: (row) => row.active,
  bulkFields: ['farmId'],
  invalidates: LISTS_OF_ASSETS,
});
