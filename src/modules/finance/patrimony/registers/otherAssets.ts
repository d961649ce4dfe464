import { registerCalls } from '@/families/register/registerCalls';
import { emptyAsset, toAssetBody } from '../assetParts';
import { assetRegister } from '../assetRegister';
import type { OtherAssetValues } from '../schemas/otherAssetSchemas';
import { OtherAsset } from '../otherAssetWire';

const schemas = () => import('../schemas/otherAssetSchemas');

/** Whatever else is owned for years: computers, furniture, scales, drones. */
export const otherAssets = assetRegister<OtherAsset, OtherAssetValues>({
  name: 'otherAssets',
  slug: 'outros',
  controller: 'OtherPatrimony',
  files: 'OTHER',
  calls: registerCalls<OtherAsset, OtherAsset, OtherAssetValues>('OtherPatrimony', {
    row: OtherAsset,
    toBody: toAssetBody,
  }),
  columns: [
    { field: 'category', width: 160, filter: { kind: 'multiSelect' } },
    { field: 'brand', width: 130, hidden: true, filter: { kind: 'multiSelect' } },
    { field: 'model', width: 130, hidden: true },
    { field: 'serialNumber', width: 170, hidden: true },
  ],
  fields: [
    { name: 'category', kind: 'text', maxLength: 60, span: 4 },
    { name: 'brand', kind: 'text', maxLength: 60, span: 4 },
    { name: 'model', kind: 'text', maxLength: 60, span: 4 },
    { name: 'serialNumber', kind: 'text', maxLength: 40, span: 4 },
  ],
  schema: () => schemas().then((all) => all.otherAssetFormSchema),
  emptyValues: emptyAsset,
  unique: ['serialNumber'],
});
