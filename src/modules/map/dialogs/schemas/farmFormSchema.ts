import { array, boolean, number, object, string } from 'yup';
import { maxLength } from '@/platform/forms/validators';

const chosen = () => number().nullable().defined().required();

/** Activity and main property are optional, everything else is not. */
export const farmFormSchema = object({
  name: string().required().test(maxLength(100)),
  personId: chosen(),
  address: string().required().test(maxLength(200)),
  stateId: chosen(),
  cityId: chosen(),
  communityId: chosen(),
  quotationSourceId: chosen(),
  BusinessActivitiesIdsSelected: array(number().required()).defined(),
  farmType: chosen(),
  isMainFarm: boolean().defined(),
});
