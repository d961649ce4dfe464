import { number, object, string } from 'yup';
import { greaterOrEqualZero, notLessThan, plate } from '@/platform/forms/validators';
import type { Fuel, VehicleKind } from '../assetKinds';
import { isChassis, isRenavam } from '../rules/vehicleNumbers';
import { assetFormParts, type AssetValues, optionalText, yearRule } from './assetSchemas';

const numberRule = (says: string, holds: (text: string) => boolean) => ({
  name: says,
  message: { key: 'invalid', says: `financePatrimony:refusals.${says}` } as const,
  test: (value: unknown) => typeof value !== 'string' || value === '' || holds(value),
});

const renavamRule = numberRule('renavam', isRenavam);
const chassisRule = numberRule('chassis', isChassis);

export interface VehicleValues extends AssetValues {
  kind: VehicleKind | null;
  plate: string | null;
  renavam: string | null;
  chassis: string | null;
  brand: string | null;
  model: string | null;
  year: number | null;
  modelYear: number | null;
  kilometres: number | null;
  fuel: Fuel | null;
}

export const vehicleFormSchema = object({
  ...assetFormParts,
  kind: string<VehicleKind>().nullable().defined().required(),
  plate: string().nullable().defined().test(plate()),
  renavam: optionalText(11).test(renavamRule),
  chassis: optionalText(17).test(chassisRule),
  brand: optionalText(60),
  model: optionalText(60),
  year: yearRule(),
  modelYear: yearRule().test(notLessThan('year')),
  kilometres: number().nullable().defined().test(greaterOrEqualZero()),
  fuel: string<Fuel>().nullable().defined(),
});
