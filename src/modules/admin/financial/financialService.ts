import { assumed, http } from '@/platform/http/http';
import type { QuotedProduct } from './financialSchemas';

/** Products that can be quoted, with the unit that a price is of. */
export function quotedProducts(signal: AbortSignal): Promise<QuotedProduct[]> {
  return http.list(assumed('/ProductPriceQuotation/GetProductsForSelect'), {
    signal,
    schema: () => import('./financialSchemas').then((all) => all.quotedProductSchema),
  });
}
