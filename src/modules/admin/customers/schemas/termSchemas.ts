import { type InferType, number, object, string } from 'yup';
import { maxLength } from '@/platform/forms/validators';
import { platformRecord } from '../../platformRecord';
import type { TermState } from '../customersChoices';

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
}

export const termFormSchema = object({
  title: string().required().test(maxLength(100)),
  summary: string().required().test(maxLength(200)),
  htmlCode: string().required(),
});

export const acceptanceSchema = object({
  id: number().required(),
  name: string().required(),
  email: string().required(),
  customerName: string().nullable().defined(),
  acceptedAt: string().nullable().defined(),
});
export type Acceptance = InferType<typeof acceptanceSchema>;
