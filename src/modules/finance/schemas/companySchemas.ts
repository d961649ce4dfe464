import { number, object, string } from 'yup';
import { cnpj, maxLength } from '@/platform/forms/validators';
import type { Kept } from '../kept';

export interface CompanyValues {
  name: string;
  document: string;
  stateRegistration: string | null;
  stateId: number | null;
  cityId: number | null;
  kept: Kept<'cityId'>;
}

export const companyFormSchema = object({
  name: string().required().test(maxLength(100)),
  document: string().required().test(cnpj()),
  stateRegistration: string().nullable().defined().test(maxLength(20)),
  stateId: number().nullable().defined().required(),
  cityId: number().nullable().defined().required(),
});
