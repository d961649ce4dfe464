import { boolean, type InferType, number, object, string } from 'yup';
import { maxLength } from '@/platform/forms/validators';
import { platformRecord } from '../platformRecord';

/** A unit in which an invoice counts goods. */
export const unitSchema = object({
  id: number().required(),
  code: string().required(),
  description: string().required(),
  fractional: boolean().required(),
  ...platformRecord,
});
export type Unit = InferType<typeof unitSchema>;

export type UnitValues = Pick<Unit, 'code' | 'description' | 'fractional'>;

export const unitFormSchema = object({
  code: string().required().test(maxLength(6)),
  description: string().required().test(maxLength(60)),
  fractional: boolean().defined(),
});
