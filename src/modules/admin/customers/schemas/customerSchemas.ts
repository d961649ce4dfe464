import { array, boolean, type InferType, number, object, string } from 'yup';
import { cep, cpfOrCnpj, maxLength, phone, validDate } from '@/platform/forms/validators';
import { platformRecord } from '../../platformRecord';

/** A customer with its account. Screens of its parts change the rest. */
export const customerSchema = object({
  id: number().required(),
  name: string().required(),
  personType: number().required(),
  document: string().required(),
  email: string().required(),
  phone: string().nullable().defined(),
  accountType: number().required(),
  accountTypeDescription: string().required(),
  currencyId: number().required(),
  businessActivityIds: array(number().required()).required(),
  cep: string().nullable().defined(),
  address: string().nullable().defined(),
  addressNumber: string().nullable().defined(),
  district: string().nullable().defined(),
  cityId: number().required(),
  cityName: string().nullable().defined(),
  stateId: number().nullable().defined(),
  stateInitials: string().nullable().defined(),
  accountManagerId: number().nullable().defined(),
  accountManagerName: string().nullable().defined(),
  serviceClassificationId: number().nullable().defined(),
  serviceClassificationName: string().nullable().defined(),
  isFreeAccount: boolean().required(),
  trialPeriodExpiration: string().nullable().defined(),
  eprodutorAssistActive: boolean().required(),
  hasSupport: boolean().required(),
  licenceQuantity: number().required(),
  userCount: number().required(),
  integrationLogin: string().nullable().defined(),
  integrationUpdatedAt: string().nullable().defined(),
  hasIntegrationPassword: boolean().required(),
  ...platformRecord,
});
export type Customer = InferType<typeof customerSchema>;

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

/** A user of a customer, as the customer's tab lists them. */
export const customerUserSchema = object({
  id: number().required(),
  userId: number().required(),
  name: string().required(),
  email: string().required(),
  profileName: string().required(),
  isOwner: boolean().required(),
  emailConfirmed: boolean().required(),
  lastAccessAt: string().nullable().defined(),
});
export type CustomerUser = InferType<typeof customerUserSchema>;

export const customerModuleSchema = object({
  id: number().required(),
  name: string().required(),
  constantFilter: string().required(),
  iconName: string().required(),
  active: boolean().required(),
  screens: number().required(),
});
export type CustomerModule = InferType<typeof customerModuleSchema>;

export interface IntegrationValues {
  login: string;
  password: string | null;
}

export const integrationFormSchema = object({
  login: string().required().test(maxLength(60)),
  password: string().nullable().defined().test(maxLength(60)),
});
