import { number, object } from 'yup';
import { biggerThanZero } from '@/platform/forms/validators';

/** Heavier than any gas that heats an aviary, kg/m³: liquid propane has some 500. */
const MOST = 1_000;

export const gasFactorSchema = object({
  factor: number().nullable().required().test(biggerThanZero()).max(MOST),
});
