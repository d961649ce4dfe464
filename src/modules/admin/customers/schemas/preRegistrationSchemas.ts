import { array, type InferType, number, object, string } from 'yup';
import { between, cpfOrCnpj, maxLength, phone } from '@/platform/forms/validators';
import { platformRecord } from '../../platformRecord';
import type { RequestOrigin, RequestState } from '../customersChoices';

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
