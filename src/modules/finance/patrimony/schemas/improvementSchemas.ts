import { type InferType, number, object, string } from 'yup';
import { biggerThanZero } from '@/platform/forms/validators';
import type { Kept } from '../../kept';
import type { ImprovementKind, ImprovementUnit } from '../assetKinds';
import {
  assetFormParts,
  assetParts,
  type AssetValues,
  neededWith,
  optionalId,
  yearRule,
} from './assetSchemas';

/** What was built on the land, as the grid and the record answer it. */
export const improvementSchema = object({
  ...assetParts,
  kind: string<ImprovementKind>().required(),
  size: number().nullable().defined(),
  unit: string<ImprovementUnit>().nullable().defined(),
  builtIn: number().nullable().defined(),
  realEstateId: number().nullable().defined(),
  realEstateName: string().nullable().defined(),
});
export type Improvement = InferType<typeof improvementSchema>;

export interface ImprovementValues extends AssetValues {
  kind: ImprovementKind | null;
  size: number | null;
  unit: ImprovementUnit | null;
  builtIn: number | null;
  realEstateId: number | null;
  kept: Kept<'farmId' | 'sellerId' | 'buyerId' | 'realEstateId'>;
}

export const improvementFormSchema = object({
  ...assetFormParts,
  kind: string<ImprovementKind>().nullable().defined().required(),
  size: number().nullable().defined().test(biggerThanZero()).test(neededWith('unit', 'sizeNeeded')),
  unit: string<ImprovementUnit>().nullable().defined().test(neededWith('size', 'unitNeeded')),
  builtIn: yearRule(),
  realEstateId: optionalId(),
});
