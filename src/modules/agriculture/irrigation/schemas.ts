import { number, object, string } from 'yup';
import { between } from '@/platform/forms/validators';
import type { IrrigationSystem } from './rules/balance';

export const settingsFormSchema = object({
  system: string<IrrigationSystem>().nullable().defined().required(),
  efficiency: number().nullable().defined().test(between(10, 100)),
  rate: number().nullable().defined().test(between(0.01, 200)),
  flow: number().nullable().defined().test(between(0.1, 20_000)),
  hoursPerDay: number().nullable().defined().test(between(0.1, 24)),
  startDepletion: number().nullable().defined().test(between(0, 500)),
});
