import { array, boolean, number, object, string } from 'yup';
import { maxLength } from '@/platform/forms/validators';

export interface UserValues {
  name: string;
  email: string;
  isMaster: boolean;
  isSupport: boolean;
  links: { customerId: number | null; profileId: number | null; isOwner: boolean }[];
}

export const userFormSchema = object({
  name: string().required().test(maxLength(100)),
  email: string().required().email().test(maxLength(200)),
  isMaster: boolean().required(),
  isSupport: boolean().required(),
  links: array(
    object({
      customerId: number().nullable().required(),
      profileId: number().nullable().required(),
      isOwner: boolean().required(),
    }),
  ).required(),
});
