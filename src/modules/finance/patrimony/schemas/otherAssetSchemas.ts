import { type InferType, object, string } from 'yup';
import { assetFormParts, assetParts, type AssetValues, optionalText } from './assetSchemas';

/** Any other asset as the grid and the record answer it. */
export const otherAssetSchema = object({
  ...assetParts,
  category: string().nullable().defined(),
  brand: string().nullable().defined(),
  model: string().nullable().defined(),
  serialNumber: string().nullable().defined(),
});
export type OtherAsset = InferType<typeof otherAssetSchema>;

export interface OtherAssetValues extends AssetValues {
  category: string | null;
  brand: string | null;
  model: string | null;
  serialNumber: string | null;
}

export const otherAssetFormSchema = object({
  ...assetFormParts,
  category: optionalText(60),
  brand: optionalText(60),
  model: optionalText(60),
  serialNumber: optionalText(40),
});
