import { number, object, string } from 'yup';
import { biggerThanZero } from '@/platform/forms/validators';
import type { Kept } from '../../kept';
import type { ImprovementKind, ImprovementUnit } from '../assetKinds';
import { assetFormParts, type AssetValues, neededWith, optionalId, yearRule } from './assetSchemas';

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
