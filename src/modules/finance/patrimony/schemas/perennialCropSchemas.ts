import { type InferType, number, object, string } from 'yup';
import { biggerThanZero, maxLength } from '@/platform/forms/validators';
import type { Kept } from '../../kept';
import {
  assetFormParts,
  assetParts,
  type AssetValues,
  optionalId,
  optionalText,
  yearRule,
} from './assetSchemas';

/** A stand that bears for years, as the grid and the record answer it. */
export const perennialCropSchema = object({
  ...assetParts,
  crop: string().required(),
  variety: string().nullable().defined(),
  /** Hectares. */
  area: number().nullable().defined(),
  plants: number().nullable().defined(),
  plantedIn: number().nullable().defined(),
  costCenterId: number().nullable().defined(),
  costCenterName: string().nullable().defined(),
});
export type PerennialCrop = InferType<typeof perennialCropSchema>;

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
