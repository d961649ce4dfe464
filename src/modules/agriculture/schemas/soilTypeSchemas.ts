import { boolean, type InferType, number, object, string } from 'yup';
import { between, maxLength } from '@/platform/forms/validators';
import { isNumber, ownRule } from './registerRules';

/** How a kind of soil holds water. What is not known is null, and nothing is computed with it. */
export const soilTypeSchema = object({
  id: number().required(),
  name: string().required(),
  texture: string().nullable().defined(),
  /** Percent; from is excluded, to included. */
  clayFrom: number().nullable().defined(),
  clayTo: number().nullable().defined(),
  /** Water content, m³/m³. */
  fieldCapacity: number().nullable().defined(),
  wiltingPoint: number().nullable().defined(),
  /** g/cm³. */
  density: number().nullable().defined(),
  /** mm/h. */
  infiltration: number().nullable().defined(),
  active: boolean().required(),
  createdAt: string().required(),
  updatedAt: string().nullable().defined(),
});
export type SoilType = InferType<typeof soilTypeSchema>;

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
