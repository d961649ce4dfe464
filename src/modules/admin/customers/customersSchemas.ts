import { array, boolean, type InferType, number, object, string } from 'yup';
import {
  between,
  cep,
  cpfOrCnpj,
  maxLength,
  notLessThan,
  phone,
  validDate,
  validDateTime,
} from '@/platform/forms/validators';
import { platformRecord } from '../platformRecord';
import type { AccessOrigin, RequestOrigin, RequestState, TermState } from './customersChoices';

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

/** Somebody who asks to become a customer. */
export const preRegistrationSchema = object({
  id: number().required(),
  name: string().required(),
  document: string().required(),
  contactName: string().required(),
  email: string().required(),
  phone: string().required(),
  stateId: number().nullable().defined(),
  cityId: number().required(),
  cityName: string().nullable().defined(),
  area: number().nullable().defined(),
  businessActivityIds: array(number().required()).required(),
  message: string().nullable().defined(),
  origin: string<RequestOrigin>().required(),
  status: string<RequestState>().required(),
  reason: string().nullable().defined(),
  decidedAt: string().nullable().defined(),
  decidedBy: string().nullable().defined(),
  customerId: number().nullable().defined(),
  ...platformRecord,
});
export type PreRegistration = InferType<typeof preRegistrationSchema>;

export interface PreRegistrationValues {
  name: string;
  document: string;
  contactName: string;
  email: string;
  phone: string;
  stateId: number | null;
  cityId: number | null;
  area: number | null;
  businessActivityIds: number[];
  origin: RequestOrigin;
  message: string | null;
  /** Not for changing: it locks the rest. */
  status: RequestState;
}

export const preRegistrationFormSchema = object({
  name: string().required().test(maxLength(120)),
  document: string().required().test(cpfOrCnpj()),
  contactName: string().required().test(maxLength(80)),
  email: string().required().email(),
  phone: string().required().test(phone()),
  stateId: number().nullable().required(),
  cityId: number().nullable().required(),
  area: number().nullable().defined(),
  businessActivityIds: array(number().required()).required(),
  origin: string<RequestOrigin>().required(),
  message: string().nullable().defined().test(maxLength(2000)),
  status: string<RequestState>().required(),
});

export interface ApprovalValues {
  quantity: number | null;
  trialDays: number | null;
  accountManagerId: number | null;
  serviceClassificationId: number | null;
}

export const approvalFormSchema = object({
  quantity: number().nullable().required().test(between(1, 999)),
  trialDays: number().nullable().required().test(between(0, 365)),
  accountManagerId: number().nullable().defined(),
  serviceClassificationId: number().nullable().defined(),
});

export const refusalFormSchema = object({ reason: string().required().test(maxLength(500)) });
export type RefusalValues = InferType<typeof refusalFormSchema>;

/** How many users a customer may have, until when, and how many of them there are. */
export const licenceSchema = object({
  id: number().required(),
  customerId: number().required(),
  customerName: string().required(),
  contract: string().required(),
  quantity: number().required(),
  granted: number().required(),
  pending: number().required(),
  available: number().required(),
  startsOn: string().required(),
  endsOn: string().nullable().defined(),
  note: string().nullable().defined(),
  isFreeAccount: boolean().required(),
  ...platformRecord,
});
export type Licence = InferType<typeof licenceSchema>;

export interface LicenceValues {
  contract: string;
  quantity: number | null;
  startsOn: string | null;
  endsOn: string | null;
  note: string | null;
}

export const licenceFormSchema = object({
  contract: string().required().test(maxLength(60)),
  quantity: number().nullable().required().test(between(0, 9999)),
  startsOn: string().nullable().required().test(validDate()),
  endsOn: string().nullable().defined().test(validDate()).test(notLessThan('startsOn')),
  note: string().nullable().defined().test(maxLength(500)),
});

const userLink = object({
  id: number().required(),
  customerId: number().required(),
  customerName: string().required(),
  profileId: number().required(),
  isOwner: boolean().required(),
});

/** Somebody who signs in, with the customers they work for. */
export const userSchema = object({
  id: number().required(),
  name: string().required(),
  email: string().required(),
  isMaster: boolean().required(),
  isSupport: boolean().required(),
  emailConfirmed: boolean().required(),
  lastAccessAt: string().nullable().defined(),
  links: array(userLink.required()).required(),
  ...platformRecord,
});
export type PlatformUser = InferType<typeof userSchema>;

export interface UserValues {
  name: string;
  email: string;
  isMaster: boolean;
  isSupport: boolean;
  links: { customerId: number | null; profileId: number | null; isOwner: boolean }[];
}

export const userFormSchema = object({
  name: string().required().test(maxLength(100)),
  email: string().required().email().test(maxLength(200)),
  isMaster: boolean().required(),
  isSupport: boolean().required(),
  links: array(
    object({
      customerId: number().nullable().required(),
      profileId: number().nullable().required(),
      isOwner: boolean().required(),
    }),
  ).required(),
});

/** A version of the terms of use. The text comes with the record alone. */
export const termSchema = object({
  id: number().required(),
  title: string().required(),
  summary: string().required(),
  status: string<TermState>().required(),
  publishedAt: string().nullable().defined(),
  acceptedCount: number().required(),
  userCount: number().required(),
  ...platformRecord,
});
export type Term = InferType<typeof termSchema>;
export const termItemSchema = termSchema.shape({ htmlCode: string().required() });
export type TermItem = InferType<typeof termItemSchema>;

export interface TermValues {
  title: string;
  summary: string;
  htmlCode: string;
  /** Not for changing: what was published stays as it was accepted. */
  status: TermState;
}

export const termFormSchema = object({
  title: string().required().test(maxLength(100)),
  summary: string().required().test(maxLength(200)),
  htmlCode: string().required(),
  status: string<TermState>().required(),
});

export const acceptanceSchema = object({
  id: number().required(),
  name: string().required(),
  email: string().required(),
  customerName: string().nullable().defined(),
  acceptedAt: string().nullable().defined(),
});
export type Acceptance = InferType<typeof acceptanceSchema>;

/** A version of the system, as the home card tells it. */
export const versionSchema = object({
  id: number().required(),
  title: string().required(),
  major: number().required(),
  minor: number().required(),
  patch: number().required(),
  versionDate: string().required(),
  changelog: string().required(),
  /** The one that the home card shows now. */
  shown: boolean().required(),
  ...platformRecord,
});
export type Version = InferType<typeof versionSchema>;

export interface VersionValues {
  title: string;
  major: number | null;
  minor: number | null;
  patch: number | null;
  versionDate: string | null;
  changelog: string;
}

const part = () => number().nullable().required().test(between(0, 999));
export const versionFormSchema = object({
  title: string().required().test(maxLength(100)),
  major: part(),
  minor: part(),
  patch: part(),
  versionDate: string().nullable().required().test(validDate()),
  changelog: string().required(),
});

/** An access to a customer's data. */
export const accessSchema = object({
  id: number().required(),
  linkId: number().required(),
  userName: string().required(),
  email: string().required(),
  customerName: string().required(),
  accessedAt: string().required(),
  accessedFrom: string<AccessOrigin>().required(),
  device: string().nullable().defined(),
  ip: string().nullable().defined(),
  note: string().nullable().defined(),
  manual: boolean().required(),
  isLast: boolean().required(),
  ...platformRecord,
});
export type Access = InferType<typeof accessSchema>;

export interface AccessValues {
  linkId: number | null;
  accessedAt: string | null;
  accessedFrom: AccessOrigin | null;
  note: string;
  /** Not for changing: what the system noted stays as it is. */
  manual: boolean;
}

export const accessFormSchema = object({
  linkId: number().nullable().required(),
  accessedAt: string().nullable().required().test(validDateTime()),
  accessedFrom: string<AccessOrigin>().nullable().required(),
  note: string().required().test(maxLength(300)),
  manual: boolean().required(),
});

export const accessDaySchema = object({
  date: string().required(),
  web: number().required(),
  app: number().required(),
  staff: number().required(),
});
export type AccessDay = InferType<typeof accessDaySchema>;
