import { array, boolean, type InferType, number, object, string } from 'yup';
import { maxLength } from '@/platform/forms/validators';
import { platformRecord } from '../../platformRecord';

const userLink = object({
  id: number().required(),
  customerId: number().required(),
  customerName: string().required(),
  profileId: number().required(),
  isOwner: boolean().required(),
});

/** Somebody who signs in, with the customers they work for. */
export const userSchema = object({
  id: number().required(),
  name: string().required(),
  email: string().required(),
  isMaster: boolean().required(),
  isSupport: boolean().required(),
  emailConfirmed: boolean().required(),
  lastAccessAt: string().nullable().defined(),
  links: array(userLink.required()).required(),
  ...platformRecord,
});
export type PlatformUser = InferType<typeof userSchema>;

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
