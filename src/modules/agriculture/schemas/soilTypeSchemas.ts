import { number, object, string } from 'yup';
import { between, maxLength } from '@/platform/forms/validators';
import { isNumber, ownRule } from './registerRules';

export interface SoilTypeValues {
  name: string;
  texture: string | null;
  clayFrom: number | null;
  clayTo: number | null;
  fieldCapacity: number | null;
  wiltingPoint: number | null;
  density: number | null;
  infiltration: number | null;
}

const belowCapacity = ownRule('agricultureRegisters:refusals.wiltingAboveCapacity', (value, parent) => {
  const capacity = parent['fieldCapacity'];
  return !isNumber(value) || !isNumber(capacity) || value < capacity;
});

const aboveFrom = ownRule('agricultureRegisters:refusals.clayOrder', (value, parent) => {
  const from = parent['clayFrom'];
  return !isNumber(value) || !isNumber(from) || value > from;
});

export const soilTypeFormSchema = object({
  name: string().required().test(maxLength(80)),
  texture: string().nullable().defined(),
  clayFrom: number().nullable().defined().test(between(0, 100)),
  clayTo: number().nullable().defined().test(between(0, 100)).test(aboveFrom),
  fieldCapacity: number().nullable().defined().test(between(0.01, 0.6)),
  wiltingPoint: number().nullable().defined().test(between(0.01, 0.6)).test(belowCapacity),
  density: number().nullable().defined().test(between(0.8, 1.8)),
  infiltration: number().nullable().defined().test(between(0.1, 500)),
});
