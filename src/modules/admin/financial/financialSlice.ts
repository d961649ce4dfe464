import { createResource } from '@/platform/store/createResource';
import type { QuotedProduct } from './financialSchemas';
import * as service from './financialService';

export const quotedProducts = createResource<QuotedProduct, QuotedProduct, never>('admin', 'quotedProducts', {
  list: (_, signal) => service.quotedProducts(signal),
});
