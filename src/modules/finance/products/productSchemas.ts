import { array, number, object, string } from 'yup';
import type { FormMessage } from '@/platform/forms/formMessage';
import type { Within } from '@/platform/forms/formSchema';
import { biggerThanZero, greaterOrEqualZero, maxLength } from '@/platform/forms/validators';
import type { ProductLineKind } from './productLineKinds';

export interface ProductLineValues {
  name: string;
  kind: ProductLineKind | null;
}

export const productLineFormSchema = object({
  name: string().required().test(maxLength(80)),
  kind: string<ProductLineKind>().nullable().defined().required(),
});

export interface ProductValues {
  name: string;
  code: string;
  productLineId: number | null;
  unitId: number | null;
  taxCodeId: number | null;
  minimumStock: number | null;
  conversionFactor: number | null;
  conversionUnitId: number | null;
  similarProductIds: number[];
}

const NEEDED: FormMessage = { key: 'required' };
const sameUnit: FormMessage = { key: 'invalid', says: 'financeProducts:refusals.sameUnit' };

/** A conversion has both its factor and its unit, or neither. */
const withConversion = {
  name: 'withConversion',
  message: { ...NEEDED },
  test: (value: unknown, { parent }: Within<Partial<ProductValues>>) => {
    const { conversionFactor = null, conversionUnitId = null } = parent;
    return value != null || (conversionFactor === null && conversionUnitId === null);
  },
};

const otherUnit = {
  name: 'otherUnit',
  message: { ...sameUnit },
  test: (value: unknown, { parent }: Within<Partial<ProductValues>>) =>
    value == null || value !== parent.unitId,
};

/** What the form of a product sends. Without a code the server gives it the next one. */
export const productFormSchema = object({
  name: string().required().test(maxLength(120)),
  code: string().defined().test(maxLength(20)),
  productLineId: number().nullable().defined().required(),
  unitId: number().nullable().defined().required(),
  taxCodeId: number().nullable().defined(),
  minimumStock: number().nullable().defined().test(greaterOrEqualZero()),
  conversionFactor: number().nullable().defined().test(biggerThanZero()).test(withConversion),
  conversionUnitId: number().nullable().defined().test(withConversion).test(otherUnit),
  similarProductIds: array(number().required()).required(),
});
