import { array, number, object, string } from 'yup';
import { cep, cpfOrCnpj, maxLength, phone, validDate } from '@/platform/forms/validators';

export interface CustomerValues {
  name: string;
  personType: number | null;
  document: string;
  email: string;
  phone: string | null;
  businessActivityIds: number[];
  cep: string | null;
  stateId: number | null;
  cityId: number | null;
  address: string | null;
  addressNumber: string | null;
  district: string | null;
  accountType: number | null;
  currencyId: number | null;
  isFreeAccount: 'S' | 'N';
  trialPeriodExpiration: string | null;
  accountManagerId: number | null;
  serviceClassificationId: number | null;
}

export const customerFormSchema = object({
  name: string().required().test(maxLength(120)),
  personType: number().nullable().required(),
  document: string().required().test(cpfOrCnpj()),
  email: string().required().email().test(maxLength(200)),
  phone: string().nullable().defined().test(phone()),
  businessActivityIds: array(number().required()).required(),
  cep: string().nullable().defined().test(cep()),
  stateId: number().nullable().required(),
  cityId: number().nullable().required(),
  address: string().nullable().defined().test(maxLength(120)),
  addressNumber: string().nullable().defined().test(maxLength(10)),
  district: string().nullable().defined().test(maxLength(60)),
  accountType: number().nullable().required(),
  currencyId: number().nullable().required(),
  isFreeAccount: string<'S' | 'N'>().required(),
  trialPeriodExpiration: string().nullable().defined().test(validDate()),
  accountManagerId: number().nullable().defined(),
  serviceClassificationId: number().nullable().defined(),
});

export interface IntegrationValues {
  login: string;
  password: string | null;
}

export const integrationFormSchema = object({
  login: string().required().test(maxLength(60)),
  password: string().nullable().defined().test(maxLength(60)),
});
