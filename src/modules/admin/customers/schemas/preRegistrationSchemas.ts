import { array, type InferType, number, object, string } from 'yup';
import { between, cpfOrCnpj, maxLength, phone } from '@/platform/forms/validators';
import type { RequestOrigin } from '../customersChoices';

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
  origin: RequestOrigin | null;
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
  origin: string<RequestOrigin>().nullable().defined().required(),
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
