import { array, boolean, type InferType, number, object, string } from 'yup';
import type { FormMessage } from '@/platform/forms/formMessage';
import { biggerThanZero, greaterOrEqualZero, maxLength } from '@/platform/forms/validators';
import type { ProductLineKind } from './productLineKinds';

const written = {
  active: boolean().required(),
  createdAt: string().required(),
  updatedAt: string().nullable().defined(),
};

/** A line of products as the grid and the record answer it. */
export const productLineSchema = object({
  id: number().required(),
  name: string().required(),
  kind: string<ProductLineKind>().required(),
  productCount: number().required(),
  ...written,
});
export type ProductLine = InferType<typeof productLineSchema>;

export interface ProductLineValues {
  name: string;
  kind: ProductLineKind | null;
}

export const productLineFormSchema = object({
  name: string().required().test(maxLength(80)),
  kind: string<ProductLineKind>().nullable().defined().required(),
});

/** A product as the grid and the record answer it: one of its unit is `conversionFactor` of `conversionUnit`. */
export const productSchema = object({
  id: number().required(),
  code: string().required(),
  name: string().required(),
  productLineId: number().required(),
  productLineName: string().required(),
  productLineKind: string<ProductLineKind>().required(),
  unitId: number().required(),
  unit: string().required(),
  taxCodeId: number().nullable().defined(),
  taxCode: string().nullable().defined(),
  minimumStock: number().nullable().defined(),
  conversionFactor: number().nullable().defined(),
  conversionUnitId: number().nullable().defined(),
  conversionUnit: string().nullable().defined(),
  similarProductIds: array(number().required()).required(),
  similarProductNames: array(string().required()).required(),
  ...written,
});
export type Product = InferType<typeof productSchema>;

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
  test: (value: unknown, { parent }: { parent: unknown }) => {
    const { conversionFactor = null, conversionUnitId = null } = parent as Partial<ProductValues>;
    return value != null || (conversionFactor === null && conversionUnitId === null);
  },
};
const otherUnit = {
  name: 'otherUnit',
  message: { ...sameUnit },
  test: (value: unknown, { parent }: { parent: unknown }) =>
    value == null || value !== (parent as Partial<ProductValues>).unitId,
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
