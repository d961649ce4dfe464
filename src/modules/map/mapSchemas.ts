import { boolean, type InferType, number, object, string } from 'yup';
import { maxLength } from '@/platform/forms/validators';

/** A rural community as the grid and the record answer it. */
export const communitySchema = object({
  id: number().required(),
  name: string().required(),
  stateId: number().required(),
  stateName: string().required(),
  cityId: number().required(),
  cityName: string().required(),
  active: boolean().required(),
  createdAt: string().required(),
  updatedAt: string().nullable().defined(),
});
export type Community = InferType<typeof communitySchema>;

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
