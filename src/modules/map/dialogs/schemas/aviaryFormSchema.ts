import { number, object, string } from 'yup';
import { biggerThanZero, maxLength } from '@/platform/forms/validators';
import { costCenterFormSchema } from './costCenterFormSchema';

const size = () => number().nullable().defined().required().test(biggerThanZero());

/** A poultry cost center with its house. */
export const aviaryFormSchema = costCenterFormSchema.shape({
  aviary: object({
    id: number().defined(),
    name: string().required().test(maxLength(60)),
    housingSystem: number().nullable().defined().required(),
    width: size(),
    length: size(),
    capacity: size().integer(),
  }),
});
