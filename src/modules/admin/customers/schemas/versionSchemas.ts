import { number, object, string } from 'yup';
import { between, maxLength, validDate } from '@/platform/forms/validators';

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
