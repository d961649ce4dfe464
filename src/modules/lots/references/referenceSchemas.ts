import { object, string } from 'yup';
import { maxLength } from '@/platform/forms/validators';

export interface ReferenceValues {
  /** Null for a new one. */
  version: number | null;
  /** The set that a copy takes its days from. */
  copyOfId: number | null;
  name: string;
  kind: string | null;
  lineage: string;
  gender: string | null;
}

export const referenceFormSchema = object({
  name: string().required().test(maxLength(100)),
  kind: string().nullable().required(),
  lineage: string().test(maxLength(40)),
});
