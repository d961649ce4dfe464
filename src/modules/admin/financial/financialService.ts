import { assumed, http } from '@/platform/http/http';
import { id, type Read, record, text } from '@/platform/http/wire';

const quotedProduct = record({ id, name: text, unit: text });
export type QuotedProduct = Read<typeof quotedProduct>;

/** Products that can be quoted, with the unit that a price is of. */
export const quotedProducts = (signal: AbortSignal) =>
  http.list(assumed('/ProductPriceQuotation/GetProductsForSelect'), { signal, shape: quotedProduct });
