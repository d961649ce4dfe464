import { array, boolean, type InferType, mixed, number, object, string } from 'yup';
import { between, maxLength, phone } from '@/platform/forms/validators';
import type { ImageValue } from '@/platform/forms/fields/ImageField';
import { platformRecord } from '../platformRecord';
import type { SolicitationState } from './solicitationChoices';

/** A level of service: what belongs to it, and how many customers have it. */
export const classificationSchema = object({
  id: number().required(),
  level: number().required(),
  name: string().required(),
  description: string().nullable().defined(),
  benefits: array(object({ name: string().required(), sequence: number().required() })).required(),
  customerCount: number().required(),
  ...platformRecord,
});
export type Classification = InferType<typeof classificationSchema>;

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

/** Who looks after customers, with how to reach them. */
export const managerSchema = object({
  id: number().required(),
  name: string().required(),
  function: string().nullable().defined(),
  email: string().required(),
  mobileNumber: string().required(),
  about: string().nullable().defined(),
  photo: string().nullable().defined(),
  customerCount: number().required(),
  ...platformRecord,
});
export type Manager = InferType<typeof managerSchema>;

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

/** What a customer asks, and what it was answered. */
export const solicitationSchema = object({
  id: number().required(),
  customerId: number().required(),
  customerName: string().required(),
  subject: string().required(),
  category: string().required(),
  message: string().required(),
  status: string<SolicitationState>().required(),
  answer: string().nullable().defined(),
  answeredAt: string().nullable().defined(),
  answeredBy: string().nullable().defined(),
  ...platformRecord,
});
export type Solicitation = InferType<typeof solicitationSchema>;

export interface SolicitationValues {
  customerId: number | null;
  subject: string;
  category: string | null;
  message: string;
  status: SolicitationState;
  answer: string | null;
}

const ENDED: readonly string[] = ['ANSWERED', 'CLOSED'];

export const solicitationFormSchema = object({
  customerId: number().nullable().required(),
  subject: string().required().test(maxLength(100)),
  category: string().nullable().required(),
  message: string().required().test(maxLength(2000)),
  status: string<SolicitationState>().required(),
  answer: string()
    .defined()
    .test(maxLength(2000))
    .when('status', ([status], schema) => (ENDED.includes(String(status)) ? schema.required() : schema)),
});

/** A customer as the portfolio has it. */
export const portfolioRowSchema = object({
  id: number().required(),
  customerName: string().required(),
  cityName: string().nullable().defined(),
  accountManagerId: number().nullable().defined(),
  accountManagerName: string().nullable().defined(),
  serviceClassificationName: string().nullable().defined(),
  isFreeAccount: boolean().required(),
  since: string().nullable().defined(),
  active: boolean().required(),
});
export type PortfolioRow = InferType<typeof portfolioRowSchema>;

export const portfolioMoveSchema = object({
  id: number().required(),
  customerName: string().required(),
  fromName: string().nullable().defined(),
  toName: string().nullable().defined(),
  movedAt: string().required(),
  movedBy: string().required(),
  reason: string().nullable().defined(),
});
export type PortfolioMove = InferType<typeof portfolioMoveSchema>;

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
