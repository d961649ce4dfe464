import { number, object, string } from 'yup';
import { between, maxLength } from '@/platform/forms/validators';

export interface ClimatePhaseValues {
  index: string | null;
  year: number | null;
  trimester: string | null;
  value: number | null;
  source: string | null;
}

export const climatePhaseFormSchema = object({
  index: string().nullable().defined().required(),
  year: number().nullable().defined().required().test(between(1950, 2100)),
  trimester: string().nullable().defined().required(),
  value: number().nullable().defined().required().test(between(-5, 5)),
  source: string().nullable().defined().test(maxLength(80)),
});
