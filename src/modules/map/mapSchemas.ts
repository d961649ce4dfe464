import { number, object, string } from 'yup';
import { maxLength } from '@/platform/forms/validators';

/** What the community form sends. */
export const communityFormSchema = object({
  name: string().required().test(maxLength(100)),
  stateId: number().nullable().defined().required(),
  cityId: number().nullable().defined().required(),
});

export interface CommunityValues {
  name: string;
  stateId: number | null;
  cityId: number | null;
}
