import { registerCalls } from '@/families/register/registerCalls';
import { assumed, http } from '@/platform/http/http';
import type { Product, ProductLine, ProductLineValues, ProductValues } from './productSchemas';

const schemas = () => import('./productSchemas');

export const productCalls = registerCalls<Product, Product, ProductValues>('Product', {
  row: () => schemas().then((all) => all.productSchema),
});

export const productLineCalls = registerCalls<ProductLine, ProductLine, ProductLineValues>('ProductLine', {
  row: () => schemas().then((all) => all.productLineSchema),
});

/** The code that the next product without one of its own will be given. */
export function nextProductCode(signal: AbortSignal): Promise<string | number | null> {
  return http.get(assumed('/Product/GetNextCode'), { signal, quiet: true });
}
