import { boolean, type InferType, number, object, string } from 'yup';
import { between, maxLength, validDate } from '@/platform/forms/validators';
import { platformRecord } from '../../platformRecord';

/** A version of the system, as the home card tells it. */
export const versionSchema = object({
  id: number().required(),
  title: string().required(),
  major: number().required(),
  minor: number().required(),
  patch: number().required(),
  versionDate: string().required(),
  changelog: string().required(),
  /** The one that the home card shows now. */
  shown: boolean().required(),
  ...platformRecord,
});
export type Version = InferType<typeof versionSchema>;

export interface VersionValues {
  title: string;
  major: number | null;
  minor: number | null;
  patch: number | null;
  versionDate: string | null;
  changelog: string;
}

const part = () => number().nullable().required().test(between(0, 999));
export const versionFormSchema = object({
  title: string().required().test(maxLength(100)),
  major: part(),
  minor: part(),
  patch: part(),
  versionDate: string().nullable().required().test(validDate()),
  changelog: string().required(),
});
