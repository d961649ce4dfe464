import { type InferType, number, object, string } from 'yup';
import { cnpj, maxLength } from '@/platform/forms/validators';
import type { Kept } from '../kept';
import { customerRecord } from './customerRecord';

/** A legal person of the customer's own, as the grid and the record answer it. */
export const companySchema = object({
  id: number().required(),
  name: string().required(),
  document: string().required(),
  stateRegistration: string().nullable().defined(),
  stateId: number().nullable().defined(),
  cityId: number().nullable().defined(),
  cityName: string().nullable().defined(),
  stateInitials: string().nullable().defined(),
  ...customerRecord,
});
export type Company = InferType<typeof companySchema>;

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
