import type { ProductValues } from './productSchemas';
import type { Product } from './productWire';

export const emptyProduct: ProductValues = {
  name: '',
  code: '',
  productLineId: null,
  unitId: null,
  taxCodeId: null,
  minimumStock: null,
  conversionFactor: null,
  conversionUnitId: null,
  similarProductIds: [],
};

/** A product as its form has it. */
export function toProductValues(product: Product): ProductValues {
  return {
    name: product.name,
    code: product.code,
    productLineId: product.productLineId,
    unitId: product.unitId,
    taxCodeId: product.taxCodeId,
    minimumStock: product.minimumStock,
    conversionFactor: product.conversionFactor,
    conversionUnitId: product.conversionUnitId,
    similarProductIds: [...(product.similarProductIds ?? [])],
  };
}
