import { number, object, string } from 'yup';
import { greaterOrEqualZero } from '@/platform/forms/validators';
import type { Fuel, MachineKind } from '../assetKinds';
import { assetFormParts, type AssetValues, optionalText, yearRule } from './assetSchemas';

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
