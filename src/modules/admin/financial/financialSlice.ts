import { createResource } from '@/platform/store/createResource';
import { type QuotedProduct, quotedProducts as listProducts } from './financialService';

export const quotedProducts = createResource<QuotedProduct, QuotedProduct, never>('admin', 'quotedProducts', {
  list: (_, signal) => listProducts(signal),
});
