import { object } from 'yup';
import { assetFormParts, type AssetValues, optionalText } from './assetSchemas';

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
