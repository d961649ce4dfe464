import { number, object, string } from 'yup';
import { today } from '@/platform/format/date';
import { biggerThanZero, maxDate, validDate } from '@/platform/forms/validators';
import type { AnimalPurpose, Sex, Species } from '../assetKinds';
import { assetFormParts, type AssetValues, optionalText } from './assetSchemas';

export interface AnimalValues extends AssetValues {
  species: Species | null;
  purpose: AnimalPurpose | null;
  sex: Sex | null;
  breed: string | null;
  identification: string | null;
  heads: number | null;
  birthDate: string | null;
}

export const animalFormSchema = object({
  ...assetFormParts,
  species: string<Species>().nullable().defined().required(),
  purpose: string<AnimalPurpose>().nullable().defined().required(),
  sex: string<Sex>().nullable().defined(),
  breed: optionalText(60),
  identification: optionalText(40),
  heads: number().nullable().defined().required().test(biggerThanZero()),
  birthDate: string().nullable().defined().test(validDate()).test(maxDate(today)),
});
