import { array, number, object } from 'yup';
import type { FormMessage } from '@/platform/forms/formMessage';
import { between } from '@/platform/forms/validators';
import { producerProblem } from './producerShares';

const amount = () => number().nullable().defined().default(null);

/** Producers of a form: of several each is another one, and together they have 100 %. */
export const producersSchema = () =>
  array(object({ farmerId: amount(), percentage: amount().test(between(0, 100)) }))
    .required()
    .test('producers', (lines, { createError }) => {
      const problem = producerProblem(lines ?? []);
      const message = {
        key: 'invalid',
        says: `producers:problems.${problem ?? 'percent'}`,
      } satisfies FormMessage;
      return problem === null || createError({ message });
    });
