import { boolean, type InferType, number, object, string } from 'yup';
import { between, maxLength } from '@/platform/forms/validators';

/** How warm the Pacific was in one trimester. */
export const climatePhaseSchema = object({
  id: number().required(),
  index: string().required(),
  year: number().required(),
  trimester: string().required(),
  /** Anomaly, °C. */
  value: number().required(),
  source: string().nullable().defined(),
  active: boolean().required(),
  createdAt: string().required(),
  updatedAt: string().nullable().defined(),
});
export type ClimatePhase = InferType<typeof climatePhaseSchema>;

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
