import { array, mixed, number, object, string } from 'yup';
import { between, maxLength, phone } from '@/platform/forms/validators';
import type { ImageValue } from '@/platform/forms/fields/ImageField';
import type { Solicitation } from './miscWire';
import type { SolicitationState } from './solicitationChoices';

export interface ClassificationValues {
  name: string;
  level: number | null;
  description: string | null;
  benefits: { name: string }[];
}

export const classificationFormSchema = object({
  name: string().required().test(maxLength(60)),
  level: number().nullable().required().test(between(1, 20)),
  description: string().nullable().defined().test(maxLength(500)),
  benefits: array(object({ name: string().required().test(maxLength(120)) })).required(),
});

export interface ManagerValues {
  photo: ImageValue;
  name: string;
  function: string | null;
  email: string;
  mobileNumber: string;
  about: string | null;
}

export const managerFormSchema = object({
  photo: mixed<File | string>().nullable().defined(),
  name: string().required().test(maxLength(80)),
  function: string().nullable().defined().test(maxLength(80)),
  email: string().required().email().test(maxLength(200)),
  mobileNumber: string().required().test(phone()),
  about: string().nullable().defined().test(maxLength(600)),
});

export interface SolicitationValues extends Pick<Solicitation, 'files' | 'entries'> {
  customerId: number | null;
  subject: string;
  category: string | null;
  message: string;
  status: SolicitationState | null;
  answer: string | null;
}

const ENDED: readonly string[] = ['ANSWERED', 'CLOSED'];

export const solicitationFormSchema = object({
  customerId: number().nullable().required(),
  subject: string().required().test(maxLength(100)),
  category: string().nullable().required(),
  message: string().required().test(maxLength(2000)),
  status: string<SolicitationState>().nullable().defined().required(),
  answer: string()
    .defined()
    .test(maxLength(2000))
    .when('status', ([status], schema) => (ENDED.includes(String(status)) ? schema.required() : schema)),
});

export interface MoveValues {
  customerIds: number[];
  accountManagerId: number | null;
  reason: string | null;
}

export const moveFormSchema = object({
  customerIds: array(number().required()).min(1).required(),
  accountManagerId: number().nullable().required(),
  reason: string().nullable().defined().test(maxLength(200)),
});
