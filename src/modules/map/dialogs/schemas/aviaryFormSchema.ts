import { number, object, type ObjectSchema, string } from 'yup';
import { biggerThanZero, maxLength } from '@/platform/forms/validators';
import type { AviaryValues } from '../../rules/aviaryValues';
import { costCenterFormSchema } from './costCenterFormSchema';

const size = () => number().nullable().defined().required().test(biggerThanZero());

/** A poultry cost center with its house. */
export const aviaryFormSchema = (costCenterFormSchema as unknown as ObjectSchema<AviaryValues>).shape({
  aviary: object({
    id: number().defined(),
    name: string().required().test(maxLength(60)),
    housingSystem: number().nullable().defined().required(),
    width: size(),
    length: size(),
    capacity: size().integer(),
  }),
}) as unknown as ObjectSchema<AviaryValues>;
