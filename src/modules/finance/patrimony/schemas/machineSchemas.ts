import { type InferType, number, object, string } from 'yup';
import { greaterOrEqualZero } from '@/platform/forms/validators';
import type { Fuel, MachineKind } from '../assetKinds';
import { assetFormParts, assetParts, type AssetValues, optionalText, yearRule } from './assetSchemas';

/** A machine as the grid and the record answer it. */
export const machineSchema = object({
  ...assetParts,
  kind: string<MachineKind>().required(),
  brand: string().nullable().defined(),
  model: string().nullable().defined(),
  serialNumber: string().nullable().defined(),
  year: number().nullable().defined(),
  /** Metric horsepower. */
  power: number().nullable().defined(),
  /** What its hour meter showed last. */
  hours: number().nullable().defined(),
  fuel: string<Fuel>().nullable().defined(),
});
export type Machine = InferType<typeof machineSchema>;

export interface MachineValues extends AssetValues {
  kind: MachineKind | null;
  brand: string | null;
  model: string | null;
  serialNumber: string | null;
  year: number | null;
  power: number | null;
  hours: number | null;
  fuel: Fuel | null;
}

export const machineFormSchema = object({
  ...assetFormParts,
  kind: string<MachineKind>().nullable().defined().required(),
  brand: optionalText(60),
  model: optionalText(60),
  serialNumber: optionalText(40),
  year: yearRule(),
  power: number().nullable().defined().test(greaterOrEqualZero()),
  hours: number().nullable().defined().test(greaterOrEqualZero()),
  fuel: string<Fuel>().nullable().defined(),
});
