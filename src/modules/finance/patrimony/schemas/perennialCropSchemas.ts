import { number, object, string } from 'yup';
import { biggerThanZero, maxLength } from '@/platform/forms/validators';
import type { Kept } from '../../kept';
import { assetFormParts, type AssetValues, optionalId, optionalText, yearRule } from './assetSchemas';

export interface PerennialCropValues extends AssetValues {
  crop: string;
  variety: string | null;
  area: number | null;
  plants: number | null;
  plantedIn: number | null;
  costCenterId: number | null;
  kept: Kept<'farmId' | 'sellerId' | 'buyerId' | 'costCenterId'>;
}

export const perennialCropFormSchema = object({
  ...assetFormParts,
  crop: string().required().test(maxLength(60)),
  variety: optionalText(60),
  area: number().nullable().defined().required().test(biggerThanZero()),
  plants: number().nullable().defined().test(biggerThanZero()),
  plantedIn: yearRule().required(),
  costCenterId: optionalId(),
});
