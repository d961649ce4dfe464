import { registerCalls } from '@/families/register/registerCalls';
import { assumed, http } from '@/platform/http/http';
import { anyId, orNull } from '@/platform/http/wire';
import type { ProductLineValues, ProductValues } from './productSchemas';
import { Product, ProductLine } from './productWire';

export const productCalls = registerCalls<Product, Product, ProductValues>('Product', {
  row: Product,
});

export const productLineCalls = registerCalls<ProductLine, ProductLine, ProductLineValues>('ProductLine', {
  row: ProductLine,
});

/** The code that the next product without one of its own will be given. */
export function nextProductCode(signal: AbortSignal): Promise<string | number | null> {
  const shape = orNull(anyId);
  return http.get(assumed('/Product/GetNextCode'), { signal, contained: true, silent: true, shape });
}
